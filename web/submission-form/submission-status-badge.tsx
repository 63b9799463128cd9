import { isFullyKnown } from '#core/code-lists/markets.ts'
import { type SubmissionStatus, submissionStatusLabels } from '#core/lifecycle/submission-status.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<SubmissionStatus, Tone> = {
  draft: 'neutral',
  pending: 'caution',
  validating: 'info',
  validated: 'positive',
  error: 'critical',
  'approved-user': 'positive',
  'approved-eudamed': 'highlight',
  rejected: 'critical',
}

interface SubmissionStatusBadgeProps {
  status: SubmissionStatus
  /** The market of the submission: where not all that is asked is known, green would promise too much (decision D55). */
  market?: string | undefined
}

export function SubmissionStatusBadge({ status, market }: SubmissionStatusBadgeProps) {
  const isChecked = status === 'validated' && market !== undefined && !isFullyKnown(market)
  return (
    <StatusBadge tone={isChecked ? 'neutral' : tones[status]}>{submissionStatusLabels[status]}</StatusBadge>
  )
}
