import type { Job } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import type { FieldValue } from '#core/dictionary/field.ts'
import { writeCell } from '#core/imports/cell-writer.ts'
import { call } from '#web/platform/api-client.ts'

/** A record by what its device is known by. */
export interface RecordToSet {
  readonly deviceNumber: string | null
}

/**
 * Writes a file with the numbers of the records and the value, and uploads it: the page of the upload shows what would
 * change, changes it with a reason, and can undo it.
 */
export async function setField(records: readonly RecordToSet[], field: string, value: unknown): Promise<Job> {
  const cell = writeCell(value as FieldValue)
  const lines = records.map(({ deviceNumber }) => [deviceNumber ?? '', cell])
  const csv = [['deviceNumber', field], ...lines].map((line) => line.map(quoted).join(',')).join('\r\n')
  const file = new File([csv], `set-${field}.csv`, { type: 'text/csv' })
  const headers = { Prefer: 'respond-async' }
  return (await call(masterDiApi.bulkUpload, { file, headers })) as unknown as Job
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
