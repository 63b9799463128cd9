import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/*
 * The gaps of a sheet as a workbook: people fill it in with a spreadsheet and send it back. Sending it back says what it
 * would do; what is then taken over goes through the values of the sheet.
 */

/** More columns than any form has fields. */
const mostColumns = 400

const Conflict = z.object({
  row: z.int(),
  submissionId: z.int(),
  /** The one it was compared with. */
  revision: z.int(),
  device: z.string(),
  field: z.string(),
  label: z.string(),
  /** When the file was made; null where the file does not say when that was. */
  was: z.string().nullable(),
  /** Values changed by someone else in the meantime. */
  now: z.string(),
  file: z.string(),
  value: z.unknown(),
})

/** What a file would do; nothing is stored. */
export const SheetGapsRead = z.object({
  fileName: z.string(),
  /** To be sent to the values of the sheet, with what of the conflicts is to be overwritten. */
  changes: z.array(
    z.object({ submissionId: z.int(), revision: z.int(), values: z.record(z.string(), z.unknown()) }),
  ),
  /** Cells without a value that get one, and cells that get another one. */
  filled: z.int(),
  changed: z.int(),
  /** Of the submissions that change: those that lose an approval. */
  approved: z.int(),
  conflicts: z.array(Conflict),
  refused: z.array(z.object({ row: z.int(), column: z.string().nullable(), message: z.string() })),
  /** Columns that match no field. */
  unread: z.array(z.string()),
})
export type SheetGapsRead = z.infer<typeof SheetGapsRead>

const path = '/api/submission-sheets/:id/gaps'

export const sheetGapsApi = {
  file: endpoint({
    method: 'GET',
    path,
    access: 'export-data',
    summary: 'Columns of a sheet as a workbook to be filled in: a line a device, and what may be chosen',
    params: IdParams,
    query: z.strictObject({
      /** Ids of fields, divided by commas. */
      fields: plainText(20_000)
        .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
        .pipe(
          z
            .array(z.string())
            .min(1, 'Name at least one field')
            .max(mostColumns, `At most ${mostColumns} fields`),
        ),
    }),
    response: 'file',
  }),
  read: endpoint({
    method: 'POST',
    path,
    access: 'edit-submissions',
    summary: 'What a filled-in workbook or CSV file would change in a sheet; nothing is stored',
    params: IdParams,
    body: 'file',
    response: SheetGapsRead,
  }),
}
