import { Card, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ComparedRecord, ReleaseOutcome } from '#core/contract/release-comparison.ts'
import { LostElements, RegisterDifferences } from '#web/exchange/register-differences.tsx'
import { releaseComparisonTexts } from '#web/messages/en/release-comparison.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<ReleaseOutcome, Tone> = {
  different: 'caution',
  'only-there': 'info',
  same: 'positive',
  'only-here': 'neutral',
}

export function OutcomeOfRecord({ outcome }: { outcome: ReleaseOutcome }) {
  const t = wordsOf(releaseComparisonTexts.outcomes)
  return <StatusBadge tone={tones[outcome]}>{t(outcome)}</StatusBadge>
}

interface ReleaseRecordProps {
  row: ComparedRecord
  market: string
  /** A tick before it. */
  choice?: ReactNode
}

/** One record of the files or of the hub, with what differs. */
export function ReleaseRecord({ row, market, choice }: ReleaseRecordProps) {
  const t = wordsOf(releaseComparisonTexts)
  const { udiDi, name, outcome, version, versionDate, masterDiId, submissionId, lost } = row
  return (
    <Card withBorder padding="md" component="section" aria-label={udiDi}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            {choice}
            <OutcomeOfRecord outcome={outcome} />
            <span className="code">{udiDi}</span>
            <Text size="sm" span dir="auto">
              {name}
            </Text>
          </Group>
          {masterDiId !== null && submissionId !== null && (
            <TextLink
              to="/country-specific/$country/$masterDiId"
              params={{ country: market, masterDiId: String(masterDiId) }}
              search={{ tab: 'form', submission: submissionId }}
              size="sm"
            >
              {t('openForm')}
            </TextLink>
          )}
        </Group>
        {version !== null && (
          <Text size="sm" c="dimmed">
            {t('version', { version: String(version), date: versionDate ?? t('noDate') })}
          </Text>
        )}
        {row.differences.length > 0 && (
          <RegisterDifferences
            differences={row.differences}
            label={t('differences', { count: row.differences.length })}
            there={t('there')}
          />
        )}
        <LostElements lost={lost} />
      </Stack>
    </Card>
  )
}
