import type { AssessmentOutcome, AssessmentState } from '#core/dictionary/assessment/index.ts'
import { assessmentsTexts } from '#web/messages/en/assessments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const states: Readonly<Record<AssessmentState, Tone>> = {
  open: 'neutral',
  'in-progress': 'info',
  completed: 'positive',
}

export function StateBadge({ state }: { state: string | null }) {
  const t = wordsOf(assessmentsTexts.states)
  const known = (Object.keys(states) as AssessmentState[]).find((one) => one === state) ?? 'open'
  return (
    <StatusBadge tone={states[known]} dot>
      {t(known)}
    </StatusBadge>
  )
}

const outcomes: Readonly<Record<AssessmentOutcome, Tone>> = {
  'not-relevant': 'neutral',
  'no-action': 'positive',
  'action-required': 'caution',
}

export function OutcomeBadge({ outcome }: { outcome: string | null }) {
  const t = wordsOf(assessmentsTexts.outcomes)
  const known = (Object.keys(outcomes) as AssessmentOutcome[]).find((one) => one === outcome)
  return known === undefined ? null : <StatusBadge tone={outcomes[known]}>{t(known)}</StatusBadge>
}
