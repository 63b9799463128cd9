import { Card, Skeleton, Text } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { SubmissionCounts, SubmissionStats } from '#core/contract/submissions.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
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
    <section className={classes.cards} aria-label={t('label')} aria-busy={busy}>
      <Figure
        label={t('countries')}
        value={globalRequirements.length}
        note={stats && t('active', { count: active })}
      />
      {figures.map((figure) => (
        <Figure
          key={figure}
          label={t(figure)}
          value={stats?.current[figure]}
          note={stats && <TrendNote stats={stats} figure={figure} />}
        />
      ))}
    </section>
  )
}

interface FigureProps {
  label: string
  value: number | undefined
  note: React.ReactNode
}

function Figure({ label, value, note }: FigureProps) {
  const format = useFormatter()
  return (
    <Card withBorder padding="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <div className={classes.figure}>
        {value === undefined ? <Skeleton height={28} width={72} /> : format.number(value)}
      </div>
      <Text size="xs" c="dimmed" component="div" className={classes.note}>
        {note ?? <Skeleton height={10} width={110} />}
      </Text>
    </Card>
  )
}

const arrows = { up: IconArrowUpRight, fromNone: IconArrowUpRight, down: IconArrowDownRight, same: IconMinus }

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
