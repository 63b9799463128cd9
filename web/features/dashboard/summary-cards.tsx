import { Skeleton } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { SubmissionCounts, SubmissionStats } from '#core/contract/submission-stats.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import classes from './dashboard.module.css'
import { trendOf } from './trend.ts'

interface SummaryCardsProps {
  stats: SubmissionStats | undefined
  busy: boolean
}

const figures = ['total', 'pending', 'approved', 'rejected'] as const satisfies (keyof SubmissionCounts)[]

/** Five figures of the period, each against the period before. */
export function SummaryCards({ stats, busy }: SummaryCardsProps) {
  const t = useTranslations('dashboard.cards')
  const active = stats?.byCountry.filter(({ current }) => current.total > 0).length ?? 0
  return (
    <StatCards label={t('label')} busy={busy}>
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

const arrows = { up: IconArrowUpRight, new: IconArrowUpRight, down: IconArrowDownRight, same: IconMinus }

function TrendNote({ stats, figure }: { stats: SubmissionStats; figure: keyof SubmissionCounts }) {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  const previous = stats.previous[figure]
  const trend = trendOf(stats.current[figure], previous)
  const Arrow = arrows[trend.kind]
  const words =
    'share' in trend
      ? t(`cards.${trend.kind}`, {
          share: format.number(trend.share, { style: 'percent', maximumFractionDigits: 0 }),
        })
      : t(`cards.${trend.kind}`)
  return (
    <>
      <span className={classes.trend}>
        <Arrow size={14} aria-hidden />
        {words}
      </span>
      <span>
        {t('cards.against', { count: format.number(previous), before: t(`before.${stats.period}`) })}
      </span>
    </>
  )
}
