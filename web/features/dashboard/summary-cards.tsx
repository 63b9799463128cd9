import { Skeleton } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { SubmissionCounts, SubmissionStats } from '#core/contract/submission-stats.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { TrendWords } from './trend-words.tsx'

interface SummaryCardsProps {
  stats: SubmissionStats | undefined
  busy: boolean
}

const figures = ['total', 'pending', 'approved', 'rejected'] as const satisfies (keyof SubmissionCounts)[]

/** Five figures of the period, each against the period before. */
export function SummaryCards({ stats, busy }: SummaryCardsProps) {
  const t = wordsOf(dashboardTexts.cards)
  const active = stats?.byCountry.filter(({ current }) => current.total > 0).length ?? 0
  return (
    <StatCards label={t('label')} busy={busy} awaited={busy && !stats}>
      <StatCard
        label={t('countries')}
        value={globalRequirements.length}
        note={stats ? t('active', { count: active }) : waiting}
      />
      {figures.map((figure) => (
        <StatCard
          key={figure}
          label={t(figure)}
          value={stats?.current[figure]}
          note={stats ? <TrendNote stats={stats} figure={figure} /> : waiting}
        />
      ))}
    </StatCards>
  )
}

/** While the figures load, their notes have their place. */
const waiting = <Skeleton height={10} width={110} my={5} />

function TrendNote({ stats, figure }: { stats: SubmissionStats; figure: keyof SubmissionCounts }) {
  const t = wordsOf(dashboardTexts)
  const format = useFormatter()
  const previous = stats.previous[figure]
  return (
    <>
      <TrendWords current={stats.current[figure]} previous={previous} />
      <span>
        {t('cards.against', { count: format.number(previous), before: t(`before.${stats.period}`) })}
      </span>
      {figure === 'rejected' && stats.current.failed > 0 && (
        <span data-bad>{t('cards.failedNote', { count: stats.current.failed })}</span>
      )}
    </>
  )
}
