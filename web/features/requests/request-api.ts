import { requestsApi } from '#core/contract/requests.ts'
import { call } from '#web/platform/api-client.ts'

export const approve = (id: number, approvalNotes: string) =>
  call(requestsApi.approve, { params: { id }, body: { approvalNotes } })

export const reject = (id: number, rejectionNotes: string) =>
  call(requestsApi.reject, { params: { id }, body: { rejectionNotes } })
