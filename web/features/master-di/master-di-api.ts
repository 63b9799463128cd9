import { type MasterInput, type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { call, download } from '#web/platform/api-client.ts'

/** What is done with records and files of them; what is read of records stands in web/data. */

export function saveRecord(id: number | undefined, body: MasterInput): Promise<MasterRecord> {
  return id === undefined
    ? call(masterDiApi.create, { body })
    : call(masterDiApi.update, { params: { id }, body })
}

export const downloadTemplate = () => download(masterDiApi.template, { query: { for: 'records' } })
