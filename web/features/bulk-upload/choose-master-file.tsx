import { Card, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Begun } from '#web/imports/upload-panel.tsx'
import { type ChosenFile, UploadPlace, type UploadPlaceRules } from '#web/imports/upload-place.tsx'
import { uploadDeviceFile } from './bulk-upload-api.ts'

/** A table of any kind, or a larger device file of AccessGUDID. */
type Place = 'table' | 'gudid'

const megabyte = 1024 * 1024
const rules: Readonly<Record<Place, UploadPlaceRules>> = {
  table: {
    accept: ['.csv', '.xlsx', 'text/csv'],
    isTooLarge: (size) => size >= 10 * megabyte,
    kind: 'master-di',
  },
  gudid: {
    accept: ['.csv', '.xml', 'text/csv', 'text/xml', 'application/xml'],
    isTooLarge: (size) => size > 200 * megabyte,
    kind: 'gudid',
    larger: { than: 25 * megabyte, start: uploadDeviceFile },
  },
}

const guidance = ['required', 'booleans', 'versions', 'again', 'gudid', 'limit'] as const

export function ChooseMasterFile({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const t = useTranslations('masterDi.upload')
  const [chosen, setChosen] = useState<ChosenFile>()
  const [busy, setBusy] = useState(false)
  const wordsOf = (place: Place) => ({
    drop: t(`${place}.drop`),
    help: t(`${place}.help`),
    invalidType: t(`${place}.invalidType`),
    tooLarge: t(`${place}.tooLarge`),
  })
  const drop = (place: Place) => (
    <UploadPlace
      name={place}
      rules={rules[place]}
      words={wordsOf(place)}
      chosen={chosen}
      onChoose={setChosen}
      busy={busy}
      onBusyChange={setBusy}
      onBegun={onBegun}
    />
  )
  return (
    <Stack gap="lg">
      {drop('table')}
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
      <Card withBorder padding="lg" component="section" aria-label={t('gudid.title')}>
        <Title order={2} size="h4">
          {t('gudid.title')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('gudid.purpose')}
        </Text>
        {drop('gudid')}
      </Card>
    </Stack>
  )
}
