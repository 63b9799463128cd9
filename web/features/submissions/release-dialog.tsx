import { Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type ReleaseComparison,
  releaseComparisonApi,
  releaseOutcomes,
} from '#core/contract/release-comparison.ts'
import { call } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { OutcomeOfRecord, ReleaseRecord } from './release-record.tsx'

/** What a regulator has published, compared with the submissions of the market. */
export function ReleaseButton({ market }: { market: string }) {
  const t = useTranslations('releaseComparison')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('title')} size="xl">
        {opened && <Comparison market={market} />}
      </Dialog>
    </>
  )
}

function Comparison({ market }: { market: string }) {
  const t = useTranslations('releaseComparison')
  const [name, setName] = useState('')
  const comparing = useChange<File, ReleaseComparison>({
    nouns: ['audit-trail'],
    run: (file) => call(releaseComparisonApi.compare, { params: { country: market }, file }),
  })
  if (comparing.data) return <Result comparison={comparing.data} market={market} onAgain={comparing.reset} />
  return (
    <Stack gap="md">
      <Text size="sm">{t('help')}</Text>
      <FileDrop
        label={comparing.isPending ? t('reading', { file: name }) : t('drop')}
        help={t('dropHelp')}
        accept={['.xml', '.zip']}
        disabled={comparing.isPending}
        onFile={(file) => {
          setName(file.name)
          comparing.mutate(file)
        }}
      />
      {comparing.error && <ErrorPanel title={t('failed')} message={comparing.error.message} comesIntoSight />}
    </Stack>
  )
}

interface ResultProps {
  comparison: ReleaseComparison
  market: string
  onAgain: () => void
}

function Result({ comparison, market, onAgain }: ResultProps) {
  const t = useTranslations('releaseComparison')
  const { fileName: file, files, records, counts, rows, problems } = comparison
  const total = releaseOutcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)
  return (
    <Stack gap="md">
      <div role="status">
        <Text fw={600}>{t('done', { file, files, records })}</Text>
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
        {rows.map((row) => (
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
