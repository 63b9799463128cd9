import { Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { type ListedRecord, versionsQuery } from '#web/data/master-di.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SideBySide } from '#web/record-form/side-by-side.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { DeviceLine } from './device-line.tsx'

interface CompareDialogProps {
  record: ListedRecord | undefined
  onClose: () => void
}

/** Any two versions of a device side by side, what differs first. */
export function CompareDialog({ record, onClose }: CompareDialogProps) {
  const t = wordsOf(masterDiTexts.compare)
  return (
    <Dialog opened={record !== undefined} onClose={onClose} title={t('title')} size="xl">
      {record && <Comparison record={record} />}
    </Dialog>
  )
}

function Comparison({ record }: { record: ListedRecord }) {
  const t = wordsOf(masterDiTexts.compare)
  const { data, error, refetch } = useQuery(versionsQuery(record.id))
  const [chosen, setChosen] = useState<readonly [number | undefined, number | undefined]>([
    undefined,
    undefined,
  ])
  if (error) return <ErrorPanel title={error.message} onRetry={() => void refetch()} />
  if (!data) return <CentredSpinner label={t('title')} />
  const find = (id: number | undefined) => data.find((version) => version.id === id)
  const second = find(chosen[1]) ?? find(record.id) ?? data[0]
  const first = find(chosen[0]) ?? data[data.findIndex(({ id }) => id === second?.id) + 1] ?? data[0]
  if (!first || !second) return <Text c="dimmed">{t('empty')}</Text>
  if (data.length === 1) {
    return (
      <Stack gap="md">
        <DeviceLine record={record} />
        <Text size="sm">{t('onlyOne', { version: second.versionNumber })}</Text>
      </Stack>
    )
  }
  const choices = data.map(({ id, versionNumber }) => ({ value: String(id), label: versionNumber }))
  return (
    <Stack gap="md">
      <DeviceLine record={record} />
      <Group gap="sm" align="flex-end">
        <Select
          label={t('first')}
          data={choices}
          value={String(first.id)}
          allowDeselect={false}
          onChange={(id) => setChosen([Number(id), second.id])}
        />
        <Select
          label={t('second')}
          data={choices}
          value={String(second.id)}
          allowDeselect={false}
          onChange={(id) => setChosen([first.id, Number(id)])}
        />
      </Group>
      <SideBySide
        fields={masterFields}
        first={{ name: first.versionNumber, document: documentOf(first) }}
        second={{ name: second.versionNumber, document: documentOf(second) }}
      />
    </Stack>
  )
}

/** What is not stated is neither yes nor no. */
const documentOf = (record: MasterRecord): AnyDocument =>
  Object.fromEntries(
    Object.keys(masterFields).map((id) => [
      id,
      record.notStated.includes(id) ? null : record[id as keyof MasterRecord],
    ]),
  ) as AnyDocument
