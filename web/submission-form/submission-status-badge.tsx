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

export function SubmissionStatusBadge({ status }: { status: SubmissionStatus }) {
  return <StatusBadge tone={tones[status]}>{submissionStatusLabels[status]}</StatusBadge>
}
