import type { AuditAction } from '#core/audit/audit-entry.ts'

/** What a time line can be narrowed to. */
export const happenings = ['changes', 'decisions', 'validation', 'register', 'comments'] as const
export type Happening = (typeof happenings)[number]

export const happeningActions: Readonly<Record<Happening, readonly AuditAction[]>> = {
  changes: [
    ...(['created', 'imported', 'updated', 'reverted', 'carried_over', 'moved_to_version'] as const),
    ...(['archived', 'reinstated', 'deleted'] as const),
  ],
  decisions: [
    ...(['sent_for_approval', 'update_requested', 'delete_requested', 'reassigned'] as const),
    ...(['approved', 'rejected', 'request_withdrawn'] as const),
  ],
  validation: ['validated', 'revalidated'],
  register: ['exported', 'sent', 'sending_undone', 'acknowledged'],
  comments: ['commented', 'comment_changed', 'comment_deleted'],
}
