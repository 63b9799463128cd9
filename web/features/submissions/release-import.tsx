import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ImportResult, Job } from '#core/contract/imports.ts'
import { type ComparedRecord, releaseComparisonApi } from '#core/contract/release-comparison.ts'
import { ImportRun } from '#web/imports/import-run.tsx'
import { useImportedMasters } from '#web/imports/imported-masters.tsx'
import { releaseComparisonTexts } from '#web/messages/en/release-comparison.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ReleaseRecord } from './release-record.tsx'

interface ReleaseImportProps {
  /** Only the files have them. */
  rows: readonly ComparedRecord[]
  file: File
  market: string
  onStarted: (jobId: number) => void
  onBusyChange: (busy: boolean) => void
}

/** Devices that only the regulator has, to be chosen and taken in. */
export function ReleaseImport({ rows, file, market, onStarted, onBusyChange }: ReleaseImportProps) {
  const t = wordsOf(releaseComparisonTexts.take)
  const mayCreate = useCan()('create-submissions')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const taking = useChange<void, ImportResult>({
    nouns: ['master-di', 'submissions', 'jobs', 'audit-trail'],
    run: () => {
      onBusyChange(true)
      return call(releaseComparisonApi.importNew, {
        params: { country: market },
        file,
        parts: { udiDis: [...chosen].join('\n') },
      }).finally(() => onBusyChange(false))
    },
    onSuccess: ({ jobId }) => onStarted(jobId),
  })
  if (rows.length === 0) return null
  const choose = (codes: readonly string[], isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, ...codes] : [...chosen].filter((one) => !codes.includes(one))))
  const all = rows.map(({ udiDi }) => udiDi)
  return (
    <Stack gap="sm">
      {mayCreate && (
        <Group justify="space-between" gap="sm">
          <Checkbox
            label={t('all', { count: rows.length })}
            checked={chosen.size === rows.length}
            indeterminate={chosen.size > 0 && chosen.size < rows.length}
            onChange={(event) => choose(all, event.currentTarget.checked)}
          />
          <Button disabled={chosen.size === 0} loading={taking.isPending} onClick={() => taking.mutate()}>
            {t('button', { count: chosen.size })}
          </Button>
        </Group>
      )}
      {mayCreate && (
        <Text size="sm" c="dimmed">
          {t('help')}
        </Text>
      )}
      {taking.error && <ErrorPanel title={t('failed')} message={taking.error.message} comesIntoSight />}
      {rows.map((row) => (
        <ReleaseRecord
          key={row.udiDi}
          row={row}
          market={market}
          choice={
            mayCreate && (
              <Checkbox
                aria-label={t('one', { udiDi: row.udiDi })}
                checked={chosen.has(row.udiDi)}
                onChange={(event) => choose([row.udiDi], event.currentTarget.checked)}
              />
            )
          }
        />
      ))}
    </Stack>
  )
}

interface TakenProps {
  jobId: number
  /** Its end is announced. */
  startedHere: boolean
  onJobChange: (jobId: number | undefined) => void
}

/** What came of it, with its undo. */
export function TakenFromRelease({ jobId, startedHere, onJobChange }: TakenProps) {
  const records = useImportedMasters()
  const show = (next: Job | number | undefined) => onJobChange(typeof next === 'object' ? next.id : next)
  return <ImportRun jobId={jobId} startedHere={startedHere} records={records} onJobChange={show} />
}
