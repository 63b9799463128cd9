import { writeCsv } from '#server/files/csv-writer.ts'
import type { FileAnswer } from '#server/platform/http.ts'

/** An empty table with these columns, to be filled in and sent. */
export const templateFile = (fileName: string, columns: readonly string[]): FileAnswer => ({
  fileName,
  contentType: 'text/csv; charset=utf-8',
  content: writeCsv(columns, []),
})
