import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { overviewQuery } from './rim-api.ts'

/** Four tiles, computed from what is stored; what nothing says yet is a dash (S3-OPEN-23). */
export function AnalyticsTab() {
  const t = wordsOf(rimTexts.analytics)
  const format = useFormatter()
  const { data, error, refetch } = useQuery(overviewQuery)
  if (error) return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  const tile = (value: number | null | undefined, words: (value: number) => string) => ({
    value: value ?? (data ? 0 : undefined),
    ...(data && { text: value === null || value === undefined ? '–' : words(value) }),
  })
  const percent = (value: number) => format.number(value / 100, { style: 'percent' })
  const money = (value: number) =>
    format.number(value, {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      maximumFractionDigits: 1,
    })
  return (
    <>
      <StatCards label={t('title')} busy={!data}>
        <StatCard
          label={t('successRate')}
          {...tile(data?.successRate, percent)}
          note={t('successRateHelp')}
        />
        <StatCard
          label={t('reviewTime')}
          {...tile(data?.averageReviewDays, (days) => t('days', { days }))}
          note={t('reviewTimeHelp')}
        />
        <StatCard
          label={t('complianceScore')}
          {...tile(data?.complianceScore, percent)}
          note={t('complianceScoreHelp')}
        />
        <StatCard label={t('savings')} {...tile(data?.costSavings, money)} note={t('savingsHelp')} />
      </StatCards>
      <Text size="sm" c="dimmed" mt="md">
        {t('computed')}
      </Text>
    </>
  )
}
