import { submissionStatusGroups } from '#core/lifecycle/submission-status.ts'
import type { Asked, FileColumn, List } from '#server/lists/list.ts'
import { withColumn } from '#server/lists/with-column.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { SubmissionRow } from './submission-queries.ts'

const approved: readonly string[] = submissionStatusGroups.approved

const column: FileColumn<SubmissionRow> = {
  header: 'Approval',
  from: ['status'],
  value: ({ status }) => (approved.includes(status) ? 'Approved' : 'Not approved'),
}

/** In controlled mode lists for people leave with a stamp in each row, because they are no file for a regulator (decision D60). */
export const stamped = <Item, Query extends Asked>(
  list: List<SubmissionRow, Item, Query>,
  { rules }: Pick<Actor, 'rules'>,
): List<SubmissionRow, Item, Query> => (rules.controlled ? withColumn(list, column) : list)
