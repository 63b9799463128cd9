import { Table, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { SubmissionCounts, SubmissionStats } from '#core/contract/submission-stats.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './dashboard.module.css'
import { ConfidenceBadge, Country, StateBadge, useDateWords } from './requirement-words.tsx'

/** Every market by its law, and how far its submissions of the period are. */
export function ComplianceTab({ stats }: { stats: SubmissionStats | undefined }) {
  const t = wordsOf(dashboardTexts)
  const dateWords = useDateWords()
  const counts = new Map(stats?.byCountry.map(({ country, current }) => [country, current]))
  const most = Math.max(1, ...[...counts.values()].map(({ total }) => total))
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('compliance.purpose')}
      </Text>
      <Table
        fz="sm"
        verticalSpacing={8}
        className={classes.compliance}
        aria-label={t('requirements.tabs.compliance')}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('requirements.columns.country')}</Table.Th>
            <Table.Th>{t('requirements.columns.state')}</Table.Th>
            <Table.Th className={classes.law}>{t('requirements.legalBasis')}</Table.Th>
            <Table.Th className={classes.share}>{t('compliance.submissions')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {globalRequirements.map((market) => (
            <Table.Tr key={market.code}>
              <Table.Td className={classes.name}>
                <Country market={market} />
              </Table.Td>
              <Table.Td>
                <span className={classes.badges}>
                  <StateBadge state={market.requirements.state} />
                  <ConfidenceBadge confidence={market.requirements.confidence} />
                </span>
              </Table.Td>
              <Table.Td className={classes.law}>
                {market.requirements.legalBasis.join('; ')}
                <Text size="xs" c="dimmed">
                  {t('requirements.sourceAsOf', {
                    source: market.requirements.source,
                    date: dateWords(market.requirements.asOf),
                  })}
                </Text>
              </Table.Td>
              <Table.Td>
                <StatusBar counts={counts.get(market.code)} most={most} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}

/** A bar as long as the share of the busiest market, in the colours of the statuses, and the same in words. */
function StatusBar({ counts, most }: { counts: SubmissionCounts | undefined; most: number }) {
  const t = wordsOf(dashboardTexts)
  const format = useFormatter()
  if (!counts || counts.total === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('compliance.none')}
      </Text>
    )
  }
  const { total, approved, pending, rejected, failed } = counts
  const parts = [
    { id: 'approved', count: approved, label: t('cards.approved') },
    { id: 'pending', count: pending, label: t('cards.pending') },
    { id: 'rejected', count: rejected, label: t('cards.rejected') },
    { id: 'failed', count: failed, label: t('cards.failedOnes') },
    { id: 'other', count: total - approved - pending - rejected - failed, label: t('compliance.other') },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <span className={classes.bar} style={{ width: `${(total / most) * 100}%` }} aria-hidden>
        {parts.map(({ id, count }) => (
          <span key={id} data-status={id} style={{ flexGrow: count }} />
        ))}
      </span>
      <Text size="xs">
        {t('compliance.counts', {
          parts: parts.map(({ count, label }) => `${format.number(count)} ${label.toLowerCase()}`).join(', '),
          total: format.number(total),
        })}
      </Text>
    </>
  )
}
