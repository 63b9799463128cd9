import { Group } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { Deadline } from '#core/markets/requirements/deadlines.ts'
import {
  type Confidence,
  type Evidence,
  isStale,
  type RequirementState,
  stateLabels,
} from '#core/markets/requirements/requirement.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { DaysLeftBadge } from '#web/ui/days-left.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

/** A date as precise as its source: 2026, September 2028, 28 November 2026. */
export function useDateWords(): (date: string) => string {
  const format = useFormatter()
  const day = useDay()
  return (date) => {
    const [, month, dayOfMonth] = date.split('-')
    if (month === undefined) return date
    if (dayOfMonth !== undefined) return day(date)
    return format.dateTime(new Date(date), { year: 'numeric', month: 'short', timeZone: 'UTC' })
  }
}

export function Country({ market }: { market: { readonly code: string; readonly country: string } }) {
  return (
    <Group component="span" gap={8} wrap="nowrap" display="inline-flex">
      <Flag code={market.code} />
      <span>{market.country}</span>
    </Group>
  )
}

const stateTones: Record<RequirementState, Tone> = {
  'in-force': 'info',
  phased: 'caution',
  'no-date': 'neutral',
  none: 'neutral',
}

export function StateBadge({ state }: { state: RequirementState }) {
  return <StatusBadge tone={stateTones[state]}>{stateLabels[state]}</StatusBadge>
}

/** How sure the facts of a market are; what is well founded needs no mark. */
export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const t = wordsOf(dashboardTexts.requirements.confidences)
  if (confidence === 'high') return null
  return <StatusBadge tone={confidence === 'low' ? 'critical' : 'caution'}>{t(confidence)}</StatusBadge>
}

/** How certain a fact is and whether it was confirmed recently. Shown beside the urgency, which it does not change. */
export function EvidenceBadges({ evidence, today }: { evidence: Evidence; today: string }) {
  const t = wordsOf(dashboardTexts.requirements)
  const dateWords = useDateWords()
  const { confidence, confirmedOn } = evidence
  return (
    <>
      <ConfidenceBadge confidence={confidence} />
      {isStale(confirmedOn, today) && (
        <StatusBadge tone="caution">{t('stale', { date: dateWords(confirmedOn) })}</StatusBadge>
      )}
    </>
  )
}

/** How long there is left; a bare year has no day to count to. */
export function DaysLeft({ deadline: { daysLeft, milestone } }: { deadline: Deadline }) {
  const t = wordsOf(dashboardTexts.timelines)
  if (!/^\d{4}$/.test(milestone.date)) return <DaysLeftBadge daysLeft={daysLeft} />
  return <StatusBadge tone="neutral">{t('during', { year: milestone.date })}</StatusBadge>
}
