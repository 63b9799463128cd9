import { type SheetGapsRead, sheetGapsApi } from '#core/contract/sheet-gaps.ts'
import { call, type Download, download } from '#web/platform/api-client.ts'

export const downloadGaps = (id: number, fields: readonly string[]): Promise<Download> =>
  download(sheetGapsApi.file, { params: { id }, query: { fields: fields.join(',') } })

export const readGapsFile = (id: number, file: File): Promise<SheetGapsRead> =>
  call(sheetGapsApi.read, { params: { id }, file })
