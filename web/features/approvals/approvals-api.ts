import { pendingChangesApi } from '#core/contract/pending-changes.ts'
import { call } from '#web/platform/api-client.ts'

export const approve = (id: number, approvalNotes: string) =>
  call(pendingChangesApi.approve, { params: { id }, body: { approvalNotes } })

export const reject = (id: number, rejectionNotes: string) =>
  call(pendingChangesApi.reject, { params: { id }, body: { rejectionNotes } })
