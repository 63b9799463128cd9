import { deletableStatuses } from '#core/lifecycle/submission-status.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { SubmissionRow } from './submission-queries.ts'

/** The columns that decide whether a submission may be deleted. */
export const keptColumns = ['status', 'waits', 'left_hub', 'was_sent'] as const

export const nameOf = ({ id, device_name }: Pick<SubmissionRow, 'id' | 'device_name'>): string =>
  `The submission of ${device_name ?? `no. ${id}`}`

/** Why it cannot be deleted; null where it can. In the controlled way what was ever sent is kept (decision D46). */
export function whyKept(
  row: Pick<SubmissionRow, KeptColumn | 'id' | 'device_name'>,
  actor: Actor,
): string | null {
  const why = reasonToKeep(row, actor)
  return why === null ? null : `${nameOf(row)} ${why}`
}

type KeptColumn = (typeof keptColumns)[number]

/** The same without its name, for those who only ask whether. */
export function reasonToKeep(row: Pick<SubmissionRow, KeptColumn>, { rules }: Actor): string | null {
  if (row.waits) return 'waits for a decision. Let it be decided first.'
  if (row.left_hub) return 'has left the hub in a file or is registered. It stays.'
  if (!deletableStatuses.includes(row.status)) return 'is approved. Edit it first, if it has to go.'
  if (rules.controlled && row.was_sent) return 'was sent for approval once. It stays.'
  return null
}
