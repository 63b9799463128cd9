import { Button, Group, MultiSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { markets } from '#core/code-lists/markets.ts'
import {
  type ChecklistFormat,
  checklistApi,
  checklistClasses,
  checklistFormats,
} from '#core/contract/checklist.ts'
import { readinessStateQuery } from '#web/data/readiness.ts'
import { MarketTicks } from '#web/many-countries/market-ticks.tsx'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { download } from '#web/platform/api-client.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const everyMarket = markets.map(({ code }) => code as string)

/** Which markets and classes the checklist is for. It begins with the markets the own devices are aimed at. */
export function ChecklistDialog({ onClose }: { onClose: () => void }) {
  const t = wordsOf(dashboardTexts.checklist)
  const done = wordsOf(dashboardTexts.standards)
  const save = useDownload()
  const { data } = useQuery(readinessStateQuery)
  const aimedAt = (data?.markets ?? []).flatMap(({ country, aimed }) => (aimed > 0 ? [country] : []))
  const [ticked, setTicked] = useState<readonly string[]>()
  const chosen = ticked ?? (aimedAt.length > 0 ? aimedAt : everyMarket)
  const [classes, setClasses] = useState<string[]>([])
  const [format, setFormat] = useState<ChecklistFormat>('pdf')
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const query = { format, country: [...chosen], ...(classes.length > 0 && { riskClass: classes }) }
    await save(() => download(checklistApi.file, { query }), done('downloaded'))
    setBusy(false)
  }
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('purpose')}
        </Text>
        <MarketTicks chosen={chosen} onChange={setTicked} />
        <MultiSelect
          label={t('classes')}
          description={t('classesHelp')}
          placeholder={classes.length === 0 ? t('allClasses') : undefined}
          data={checklistClasses.map(({ code, label }) => ({ value: code, label }))}
          value={classes}
          onChange={setClasses}
          clearable
          searchable
        />
        <SegmentedControl
          aria-label={t('format')}
          value={format}
          onChange={(next) => setFormat(checklistFormats.find((one) => one === next) ?? 'pdf')}
          data={checklistFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <Group justify="flex-end">
          {chosen.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('chooseMarket')}
            </Text>
          )}
          <Button loading={busy} disabled={chosen.length === 0} onClick={() => void start()}>
            {t('download')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
