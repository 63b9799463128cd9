import { Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { releaseFiles } from '#core/code-lists/markets.ts'
import {
  type ReleaseComparison,
  releaseComparisonApi,
  releaseOutcomes,
} from '#core/contract/release-comparison.ts'
import { releaseComparisonTexts } from '#web/messages/en/release-comparison.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { ReleaseImport, TakenFromRelease } from './release-import.tsx'
import { OutcomeOfRecord, ReleaseRecord } from './release-record.tsx'

interface ReleaseProps {
  market: string
  /** The import that came of it last: it can be looked at again until another file is chosen. */
  jobId: number | undefined
  onJobChange: (jobId: number | undefined) => void
}

/** What a regulator has published, compared with the submissions of the market. */
export function ReleaseButton(props: ReleaseProps) {
  const t = wordsOf(releaseComparisonTexts)
  const [opened, setOpened] = useState(props.jobId !== undefined)
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('title')} size="xl" busy={busy}>
        {opened && <Comparison {...props} onBusyChange={setBusy} />}
      </Dialog>
    </>
  )
}

/** Leaving is blocked during an upload, because the result would be lost. */
type BusyChange = (busy: boolean) => void

function Comparison(props: ReleaseProps & { onBusyChange: BusyChange }) {
  const { market, jobId, onJobChange, onBusyChange } = props
  const t = wordsOf(releaseComparisonTexts)
  const [file, setFile] = useState<File>()
  const [startedHere, setStartedHere] = useState<number>()
  const start = (next: number | undefined) => {
    setStartedHere(next)
    onJobChange(next)
  }
  const comparing = useChange<File, ReleaseComparison>({
    nouns: ['audit-trail'],
    run: (given) => {
      onBusyChange(true)
      return call(releaseComparisonApi.compare, { params: { country: market }, file: given }).finally(() =>
        onBusyChange(false),
      )
    },
  })
  const endings = releaseFiles[market] ?? []
  const again = () => {
    start(undefined)
    comparing.reset()
  }
  if (jobId !== undefined) {
    return (
      <TakenFromRelease
        jobId={jobId}
        startedHere={jobId === startedHere}
        onJobChange={(next) => (next === undefined ? again() : start(next))}
      />
    )
  }
  if (comparing.data && file) {
    return (
      <Result
        comparison={comparing.data}
        file={file}
        market={market}
        onStarted={start}
        onBusyChange={onBusyChange}
        onAgain={again}
      />
    )
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('help')}</Text>
      <FileDrop
        label={comparing.isPending ? t('reading', { file: file?.name ?? '' }) : t('drop')}
        help={t('dropHelp', { files: endings.map((ending) => ending.toUpperCase()).join(', ') })}
        accept={['zip', ...endings].map((ending) => `.${ending}`)}
        disabled={comparing.isPending}
        onFile={(given) => {
          setFile(given)
          comparing.mutate(given)
        }}
      />
      {comparing.error && <ErrorPanel title={t('failed')} message={comparing.error.message} comesIntoSight />}
    </Stack>
  )
}

interface ResultProps {
  comparison: ReleaseComparison
  file: File
  market: string
  onStarted: (jobId: number) => void
  onBusyChange: BusyChange
  onAgain: () => void
}

function Result({ comparison, file, market, onStarted, onBusyChange, onAgain }: ResultProps) {
  const t = wordsOf(releaseComparisonTexts)
  const { fileName, files, records, counts, rows, problems } = comparison
  const before = rows.filter(({ outcome }) => outcome === 'different')
  const news = rows.filter(({ outcome }) => outcome === 'only-there')
  const others = rows.filter(({ outcome }) => outcome === 'same' || outcome === 'only-here')
  const total = releaseOutcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)
  return (
    <Stack gap="md">
      <div role="status">
        <Text fw={600}>{t('done', { file: fileName, files, records })}</Text>
        <Text size="sm" c="dimmed">
          {t('strangers')}
        </Text>
      </div>
      <Group gap="lg">
        {releaseOutcomes.map((outcome) => (
          <Group key={outcome} gap="xs">
            <OutcomeOfRecord outcome={outcome} />
            <Text fw={600}>{counts[outcome] ?? 0}</Text>
          </Group>
        ))}
      </Group>
      {problems.length > 0 && (
        <div>
          <Text fw={600} size="sm">
            {t('problems')}
          </Text>
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={`${problem.file} ${problem.message}`}>
                <span className="code">{problem.file}</span>: {problem.message}
              </List.Item>
            ))}
          </List>
        </div>
      )}
      {total === 0 && <Text size="sm">{t('nothing')}</Text>}
      <Stack gap="sm">
        {before.map((row) => (
          <ReleaseRecord key={row.udiDi} row={row} market={market} />
        ))}
        <ReleaseImport rows={news} {...{ file, market, onStarted, onBusyChange }} />
        {others.map((row) => (
          <ReleaseRecord key={row.udiDi} row={row} market={market} />
        ))}
      </Stack>
      {rows.length < total && <Text size="sm">{t('shown', { count: rows.length })}</Text>}
      {(counts['only-here'] ?? 0) > 0 && (
        <Text size="sm" c="dimmed">
          {t('onlyHere')}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onAgain}>
          {t('another')}
        </Button>
      </Group>
    </Stack>
  )
}
