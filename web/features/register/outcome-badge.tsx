import type { RegisterOutcome } from '#core/contract/list-filters.ts'
import { registerTexts } from '#web/messages/en/register.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<RegisterOutcome, Tone> = {
  new: 'info',
  same: 'positive',
  different: 'caution',
  incomplete: 'caution',
  'not-found': 'critical',
  'could-not-ask': 'neutral',
}

export function OutcomeBadge({ outcome }: { outcome: RegisterOutcome }) {
  const t = wordsOf(registerTexts.result.outcomes)
  return <StatusBadge tone={tones[outcome]}>{t(outcome)}</StatusBadge>
}
