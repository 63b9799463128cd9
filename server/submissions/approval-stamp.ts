import { submissionStatusGroups } from '#core/lifecycle/submission-status.ts'
import type { Asked, FileColumn, List } from '#server/lists/list.ts'
import { withColumn } from '#server/lists/with-column.ts'
import type { Actor } from '#server/platform/hub.ts'
import { approvedInControlledMode } from './approval-end-queries.ts'
import type { SubmissionRow } from './submission-queries.ts'

const approved: readonly string[] = submissionStatusGroups.approved

interface Stamped extends SubmissionRow {
  readonly approved_here?: boolean
}

/** What a register was read to have is nobody's decision. */
const column: FileColumn<Stamped> = {
  header: 'Approval',
  from: ['status', 'approved_here'],
  value: (row) => (row.approved_here && approved.includes(row.status) ? 'Approved' : 'Not approved'),
}

/** In controlled mode lists for people leave with a stamp in each row, because they are no file for a regulator (decision D60). */
export function stamped<Item, Query extends Asked>(
  list: List<SubmissionRow, Item, Query>,
  { rules }: Pick<Actor, 'rules'>,
): List<SubmissionRow, Item, Query> {
  if (!rules.controlled) return list
  const derived = { ...list.derived, approved_here: approvedInControlledMode }
  return withColumn<Stamped, Item, Query>({ ...list, derived }, column)
}
