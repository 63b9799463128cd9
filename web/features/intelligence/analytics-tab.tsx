import { Stack } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { UpdateAnalytics } from '#core/contract/intelligence.ts'
import { updatePriorities } from '#core/intelligence/update-lists.ts'
import { analyticsQuery } from '#web/data/intelligence.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { Drawing, Figures, Panel } from './analytics-panel.tsx'
import classes from './intelligence.module.css'
import type { IntelligenceProps } from './intelligence-search.ts'
import { YearComparison } from './year-comparison.tsx'

/** How many updates there are, when they came, and of what. */
export function AnalyticsTab(at: IntelligenceProps) {
  const t = wordsOf(intelligenceTexts.analytics)
  const query = useQuery(analyticsQuery)
  const { data } = query
  if (query.error) {
    return (
      <ErrorPanel
        title={t('loadFailed')}
        message={query.error.message}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  if (data.totalUpdates === 0) return <EmptyState icon={IconChartBar} title={t('empty')} />
  return (
    <Stack gap="lg">
      <StatCards label={t('figures')}>
        <StatCard label={t('total')} value={data.totalUpdates} />
        <StatCard label={t('unread')} value={data.unreadCount} />
        <StatCard label={t('high')} value={data.highPriorityCount} />
      </StatCards>
      <div className={classes.charts}>
        <Priorities data={data} />
        <Yearly data={data} />
      </div>
      <YearComparison breakdown={data.yearlyBreakdown} {...at} />
      <div className={classes.charts}>
        <Recent data={data} />
        <Categories data={data} />
      </div>
    </Stack>
  )
}

const colours = { high: 'red.7', medium: 'yellow.6', low: 'gray.5' } as const

function Priorities({ data }: { data: UpdateAnalytics }) {
  const t = wordsOf(intelligenceTexts.analytics)
  const words = wordsOf(intelligenceTexts.priorities)
  const filters = wordsOf(intelligenceTexts.filters)
  const share = useFormatter()
  const { priorityDistribution, totalUpdates } = data
  return (
    <Panel title={t('priorities')}>
      <Drawing
        label={t('prioritiesChart')}
        data={updatePriorities.map((one) => ({ name: words(one), updates: priorityDistribution[one] }))}
        series={[{ name: 'updates', label: t('updates'), color: 'petrol.5' }]}
      />
      <Figures
        label={t('priorities')}
        heads={[filters('priority'), t('updates'), '%']}
        rows={updatePriorities.map((one) => [
          words(one),
          priorityDistribution[one],
          share.number(priorityDistribution[one] / totalUpdates, { style: 'percent' }),
        ])}
      />
    </Panel>
  )
}

function Yearly({ data }: { data: UpdateAnalytics }) {
  const t = wordsOf(intelligenceTexts.analytics)
  const words = wordsOf(intelligenceTexts.priorities)
  const years = Object.entries(data.yearlyBreakdown).sort(([a], [b]) => a.localeCompare(b))
  return (
    <Panel title={t('yearly')} help={t('yearlyHelp')}>
      <Drawing
        label={t('yearlyChart')}
        data={years.map(([name, { high, medium, low }]) => ({ name, high, medium, low }))}
        stacked
        series={updatePriorities.map((name) => ({ name, label: words(name), color: colours[name] }))}
      />
      <Figures
        label={t('yearly')}
        heads={[t('year'), t('all'), ...updatePriorities.map((one) => words(one))]}
        rows={years
          .toReversed()
          .map(([year, { total, high, medium, low }]) => [year, total, high, medium, low])}
      />
    </Panel>
  )
}

function Recent({ data: { recentTrends } }: { data: UpdateAnalytics }) {
  const t = wordsOf(intelligenceTexts.analytics)
  const format = useFormatter()
  const name = (month: string) =>
    format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: 'short', year: '2-digit', timeZone: 'UTC' })
  return (
    <Panel title={t('trends')} help={t('trendsHelp')}>
      <Drawing
        label={t('trendsChart')}
        data={recentTrends.map(({ month, total, high }) => ({ name: name(month), total, high }))}
        lines
        series={[
          { name: 'total', label: t('updates'), color: 'petrol.5' },
          { name: 'high', label: t('high'), color: 'red.7' },
        ]}
      />
      <Figures
        label={t('trends')}
        heads={[t('month'), t('updates'), t('high')]}
        rows={recentTrends.toReversed().map(({ month, total, high }) => [name(month), total, high])}
      />
    </Panel>
  )
}

function Categories({ data: { categoryTrends } }: { data: UpdateAnalytics }) {
  const t = wordsOf(intelligenceTexts.analytics)
  const format = useFormatter()
  return (
    <Panel title={t('categories')} help={t('categoriesHelp')}>
      <Figures
        label={t('categories')}
        heads={[t('category'), t('all'), t('recent'), t('before'), t('change')]}
        rows={categoryTrends.map(({ category, total, recent, before }) => [
          category,
          total,
          recent,
          before,
          format.number(recent - before, { signDisplay: 'exceptZero' }),
        ])}
      />
    </Panel>
  )
}
