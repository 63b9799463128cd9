import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from './status-badge.tsx'

/** Days from which on it is urgent, and soon: certificates and laws take months, a task days. */
const scales = { months: { urgent: 30, soon: 180 }, days: { urgent: 2, soon: 7 } } as const

interface DaysLeftBadgeProps {
  daysLeft: number
  scale?: keyof typeof scales
}

/** How long there is left, coloured by how soon; negative once the day has passed. */
export function DaysLeftBadge({ daysLeft, scale = 'months' }: DaysLeftBadgeProps) {
  const t = wordsOf(uiTexts.daysLeft)
  const { urgent, soon } = scales[scale]
  const tone: Tone = daysLeft <= urgent ? 'critical' : daysLeft <= soon ? 'caution' : 'neutral'
  return <StatusBadge tone={tone}>{words()}</StatusBadge>

  // The further away, the less a day says.
  function words(): string {
    if (daysLeft < 0) return t('overdue', { days: -daysLeft })
    if (daysLeft === 0) return t('today')
    if (daysLeft <= 365) return t('days', { days: daysLeft })
    if (daysLeft < 2 * 365) return t('months', { months: Math.floor(daysLeft / 30.4375) })
    return t('years', { years: Math.floor(daysLeft / 365.25) })
  }
}
