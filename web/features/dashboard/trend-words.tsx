import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './dashboard.module.css'
import { trendOf } from './trend.ts'

const arrows = { up: IconArrowUpRight, new: IconArrowUpRight, down: IconArrowDownRight, same: IconMinus }

/** Up 50 %, down 20 %, no change: an arrow and the words. */
export function TrendWords({ current, previous }: { current: number; previous: number }) {
  const t = wordsOf(dashboardTexts.cards)
  const format = useFormatter()
  const trend = trendOf(current, previous)
  const Arrow = arrows[trend.kind]
  return (
    <span className={classes.trend}>
      <Arrow size={14} aria-hidden />
      {'share' in trend
        ? t(trend.kind, {
            share: format.number(trend.share, { style: 'percent', maximumFractionDigits: 0 }),
          })
        : t(trend.kind)}
    </span>
  )
}
