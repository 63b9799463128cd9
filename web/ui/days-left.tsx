import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from './status-badge.tsx'

const urgentDays = 30
const soonDays = 180

/** How long there is left, coloured by how soon; negative once the day has passed. */
export function DaysLeftBadge({ daysLeft }: { daysLeft: number }) {
  const t = wordsOf(uiTexts.daysLeft)
  const tone: Tone = daysLeft <= urgentDays ? 'critical' : daysLeft <= soonDays ? 'caution' : 'neutral'
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
