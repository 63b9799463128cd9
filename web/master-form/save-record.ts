import { type MasterInput, type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { call } from '#web/platform/api-client.ts'

/** A new record, or a change of the one that is named. */
export function saveRecord(id: number | undefined, body: MasterInput): Promise<MasterRecord> {
  return id === undefined
    ? call(masterDiApi.create, { body })
    : call(masterDiApi.update, { params: { id }, body })
}
