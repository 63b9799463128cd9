import { Card, List, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { gudidMarkers } from '#core/imports/gudid-row.ts'
import type { Begun } from '#web/imports/upload-panel.tsx'
import { type ChosenFile, UploadPlace, type UploadPlaceRules } from '#web/imports/upload-place.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { uploadDeviceFile } from './bulk-upload-api.ts'

const megabyte = 1024 * 1024
const isXml = ({ name, type }: File) => name.toLowerCase().endsWith('.xml') || type.endsWith('/xml')

/** Whether a table that is too large for memory is a device file of AccessGUDID: its header says so. */
async function isDeviceFile(file: File): Promise<boolean> {
  if (file.name.toLowerCase().endsWith('.xlsx')) return false
  // In UTF-16 every other byte of plain text is zero.
  const head = (await file.slice(0, 64 * 1024).text()).replaceAll('\0', '').toLowerCase()
  return gudidMarkers.every((name) => head.includes(name.toLowerCase()))
}

/** One place for every file; AccessGUDID files too large for a table are read as a stream. */
const rules: UploadPlaceRules = {
  accept: ['.csv', '.xlsx', '.xml', 'text/csv', 'text/xml', 'application/xml'],
  isTooLarge: (size) => size >= 10 * megabyte,
  kind: 'master-di',
  streamed: {
    kind: 'gudid',
    isTooLarge: (size) => size > 200 * megabyte,
    isMeant: async (file) => isXml(file) || (file.size >= 10 * megabyte && (await isDeviceFile(file))),
    larger: { than: 25 * megabyte, start: uploadDeviceFile },
  },
}

const guidance = ['required', 'booleans', 'versions', 'again', 'gudid', 'limit'] as const

interface ChooseMasterFileProps {
  onBegun: (begun: Begun) => void
  /** Whether the file is looked at first, unless the user says otherwise. */
  check?: boolean | undefined
}

export function ChooseMasterFile({ onBegun, check = false }: ChooseMasterFileProps) {
  const t = wordsOf(masterDiTexts.upload)
  const [chosen, setChosen] = useState<ChosenFile>()
  const [busy, setBusy] = useState(false)
  const words = {
    drop: t('table.drop'),
    help: t('table.help'),
    invalidType: t('table.invalidType'),
    tooLarge: t('table.tooLarge'),
    streamedTooLarge: t('table.streamedTooLarge'),
  }
  return (
    <Stack gap="lg">
      <UploadPlace
        name="records"
        {...{ rules, words, chosen, busy, onBegun, check }}
        onChoose={setChosen}
        onBusyChange={setBusy}
      />
      <Card withBorder padding="lg">
        <Title order={2} size="h4" mb="sm">
          {t('guidance.title')}
        </Title>
        <List size="sm" spacing={4}>
          {guidance.map((line) => (
            <List.Item key={line}>{t(`guidance.${line}`)}</List.Item>
          ))}
        </List>
      </Card>
    </Stack>
  )
}
