import type { MasterRecord } from '#core/contract/master-di.ts'

/** A draft is edited as a draft, everything else as a record. */
export function editRoute(
  record: Pick<MasterRecord, 'status'>,
): '/master-di/edit-draft/$id' | '/master-di/edit/$id' {
  return record.status === 'draft' ? '/master-di/edit-draft/$id' : '/master-di/edit/$id'
}
