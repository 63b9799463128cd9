import { Group } from '@mantine/core'
import { isFullyKnown } from '#core/code-lists/markets.ts'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import { type SubmissionStatus, submissionStatusLabel } from '#core/lifecycle/submission-status.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
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
  /**
   * The market of the submission: its register names what it has accepted, and where not all that is asked is known, green
   * would promise too much (decision D55).
   */
  market?: string | undefined
  /** The status of the version it belongs to: what a deleted record leaves behind is marked (decision D52). */
  recordStatus?: MasterStatus | null
}

export function SubmissionStatusBadge({ status, market, recordStatus }: SubmissionStatusBadgeProps) {
  const t = wordsOf(submissionsTexts)
  const isChecked = status === 'validated' && market !== undefined && !isFullyKnown(market)
  const badge = (
    <StatusBadge tone={isChecked ? 'neutral' : tones[status]}>
      {submissionStatusLabel(status, market)}
    </StatusBadge>
  )
  if (recordStatus !== 'deleted') return badge
  return (
    <Group gap={4}>
      {badge}
      <StatusBadge tone="caution">{t('recordDeleted')}</StatusBadge>
    </Group>
  )
}
