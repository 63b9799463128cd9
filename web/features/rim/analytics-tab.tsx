import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { figuresQuery } from './project-api.ts'
import { overviewQuery } from './rim-api.ts'
import { useShow } from './use-show.ts'

/** Four tiles, computed from what is stored; what nothing says yet is a dash (S3-OPEN-23). */
export function AnalyticsTab() {
  const t = wordsOf(rimTexts.analytics)
  const format = useFormatter()
  const { data, error, refetch } = useQuery(overviewQuery)
  const { data: made } = useQuery(figuresQuery)
  const show = useShow()
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
          note={noteOf(
            t('successRateHelp'),
            made && t('ofDecided', { approved: String(made.approved), decided: String(made.decided) }),
          )}
          onShow={() => show({ counted: 'decided' })}
        />
        <StatCard
          label={t('reviewTime')}
          {...tile(data?.averageReviewDays, (days) => t('days', { days }))}
          note={noteOf(t('reviewTimeHelp'), made && t('ofReviewed', { count: made.reviewed }))}
          onShow={() => show({ counted: 'reviewed' })}
        />
        <StatCard
          label={t('complianceScore')}
          {...tile(data?.complianceScore, percent)}
          note={noteOf(t('complianceScoreHelp'), made && t('ofItems', { count: made.complianceItems }))}
          onShow={() => show({ tab: 'compliance' })}
        />
        <StatCard
          label={t('savings')}
          {...tile(data?.costSavings, money)}
          note={noteOf(t('savingsHelp'), made && t('ofApproved', { count: made.approved }))}
          onShow={() => show({ counted: 'approved' })}
        />
      </StatCards>
      <Text size="sm" c="dimmed" mt="md">
        {t('computed')}
      </Text>
    </>
  )
}

/** What a figure is, and what it is made of once that is known. */
const noteOf = (help: string, made: string | undefined): string =>
  made === undefined ? help : `${help} (${made})`
