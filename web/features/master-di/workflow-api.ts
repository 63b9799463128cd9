import { masterCommandsApi } from '#core/contract/master-commands.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { SendingOf } from '#web/approval/send-dialog.tsx'
import { call } from '#web/platform/api-client.ts'

/** The calls of a record's life (specification, document 1 section 7.3). */

/** An active record is deleted softly, any other by DELETE; the server does the same in both cases. */
export function deleteRecord(
  { id, status }: Pick<MasterRecord, 'id' | 'status'>,
  reason: string,
): Promise<MasterRecord> {
  const endpoint = status === 'active' ? masterCommandsApi.softDelete : masterCommandsApi.delete
  return call(endpoint, { params: { id }, body: { reason } })
}

export interface RequestOf {
  readonly changeReason: string
  readonly assignedTo: number | null
  readonly assignedToName: string | null
  readonly dueDate: string | null
}

export function requestChange(kind: 'update' | 'delete', id: number, body: RequestOf) {
  const endpoint = kind === 'delete' ? masterCommandsApi.requestDelete : masterCommandsApi.requestUpdate
  return call(endpoint, { params: { id }, body: { id, ...body } as RequestOf })
}

export function sendForApproval(id: number, body: SendingOf) {
  return call(masterCommandsApi.sendForApproval, { params: { id }, body: { id, ...body } as SendingOf })
}
