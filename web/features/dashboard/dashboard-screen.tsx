import { SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type StatsPeriod, statsPeriods } from '#core/contract/stats-periods.ts'
import { submissionStatsQuery } from '#web/data/submissions.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { localDay } from '#web/platform/local-day.ts'
import { useCan } from '#web/platform/session.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { CountriesCard } from './countries-card.tsx'
import classes from './dashboard.module.css'
import { type DashboardSearch, defaultPeriod } from './dashboard-search.ts'
import { FirstSteps, useFirstStepsAwaited } from './first-steps.tsx'
import { MyWorkCard } from './my-work-card.tsx'
import { PrioritiesCard } from './priorities-card.tsx'
import { RequirementsPanel } from './requirements-panel.tsx'
import { StandardsCard } from './standards-card.tsx'
import { SummaryCards } from './summary-cards.tsx'

interface DashboardScreenProps {
  search: DashboardSearch
  onSearchChange: (search: DashboardSearch) => void
}

export function DashboardScreen({ search, onSearchChange }: DashboardScreenProps) {
  const t = wordsOf(dashboardTexts)
  const can = useCan()
  // One day for the whole screen, even when it is left open over midnight.
  const [today] = useState(() => localDay(new Date()))
  const period = search.period ?? defaultPeriod
  const { data: stats, error, refetch, isFetching } = useQuery(submissionStatsQuery(period))
  const stepsAwaited = useFirstStepsAwaited()
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <PeriodSelector period={period} onChange={(next) => onSearchChange({ ...search, period: next })} />
        }
      />
      <Stack gap="lg">
        {can('view-submissions') && <MyWorkCard />}
        {error && (
          <ErrorPanel title={t('cards.failed')} message={error.message} onRetry={() => void refetch()} />
        )}
        {!error && <SummaryCards stats={stats} busy={isFetching} />}
        {stepsAwaited && <div data-awaited />}
        {stats && <FirstSteps submissions={stats.ever} />}
        <div className={classes.columns}>
          <RequirementsPanel
            today={today}
            stats={stats}
            tab={search.tab ?? 'overview'}
            onTabChange={(tab) => onSearchChange({ ...search, tab })}
          />
          <PrioritiesCard today={today} onShowAll={() => onSearchChange({ ...search, tab: 'timelines' })} />
        </div>
        {stats && stats.ever > 0 && <CountriesCard stats={stats} />}
        <StandardsCard />
      </Stack>
    </>
  )
}

interface PeriodSelectorProps {
  period: StatsPeriod
  onChange: (period: StatsPeriod) => void
}

function PeriodSelector({ period, onChange }: PeriodSelectorProps) {
  const t = wordsOf(dashboardTexts.period)
  return (
    <SegmentedControl
      className={classes.period}
      size="xs"
      aria-label={t('label')}
      data={statsPeriods.map((value) => ({ value, label: t(value) }))}
      value={period}
      onChange={onChange}
    />
  )
}
