import type { Attempt } from '#core/contract/exchange.ts'
import type { Tone } from '#web/ui/status-badge.tsx'

/** What became of a submission in a file. */
type AttemptState = NonNullable<Attempt['outcome']> | 'sent' | 'made' | 'unknown' | 'lapsed'

export function attemptState({
  outcome,
  sentAt,
  sendingUnknown,
  approvalLapsed,
}: Pick<Attempt, 'outcome' | 'sentAt' | 'sendingUnknown' | 'approvalLapsed'>): AttemptState {
  if (outcome !== null) return outcome
  if (sentAt !== null) return 'sent'
  if (sendingUnknown) return 'unknown'
  return approvalLapsed ? 'lapsed' : 'made'
}

export const attemptTones: Record<AttemptState, Tone> = {
  accepted: 'positive',
  rejected: 'critical',
  replaced: 'neutral',
  sent: 'info',
  made: 'neutral',
  unknown: 'caution',
  lapsed: 'caution',
}
