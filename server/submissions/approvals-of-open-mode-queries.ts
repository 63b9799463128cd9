import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

/** Whether a submission as it is now was approved in controlled mode. */
export const approvedInControlledMode = sql<boolean>`exists (
  select from requests
  where requests.entity_type = 'submission' and requests.entity_id = submissions.id
    and requests.intent = 'release' and requests.status = 'approved' and requests.decided_controlled
    and requests.decided_hash = (
      select hash from submission_revisions
      where submission_id = submissions.id order by submission_revisions.revision desc limit 1))`

/** Takes the status "approved" from what was only approved in open mode; answers which those are. */
export async function approvalsThatEnd(tx: Tx) {
  return tx
    .updateTable('submissions')
    .set({ status: 'validated' })
    .where('status', '=', 'approved-user')
    .where((where) => where.not(approvedInControlledMode))
    .returning(['id', 'device_name', 'device_number', 'market', 'udi_di', 'version_number'])
    .execute()
}
