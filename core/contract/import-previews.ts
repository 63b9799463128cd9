import { z } from 'zod'
import { markets } from '#core/code-lists/markets.ts'
import { plainText } from '#core/dictionary/field-schema.ts'
import { oldEncodings } from '#core/imports/encodings.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { ImportResult, Job } from './imports.ts'

/** The upload for one country, of submissions of one master record. */
export const countryKindOf = (code: string) => `country-${code.toLowerCase()}` as const

/** Uploads with a preview. */
const previewKinds = [
  'master-di',
  'gudid',
  'submissions',
  'operators',
  'certifications',
  ...markets.map(({ code }) => countryKindOf(code)),
] as const
export type PreviewKind = (typeof previewKinds)[number]

/** What would become of a row. */
export const rowVerdicts = ['new', 'same', 'other-values', 'refused'] as const
export type RowVerdict = (typeof rowVerdicts)[number]

const PreviewColumn = z.object({
  /** Its place in the file, from 0. */
  column: z.int(),
  header: z.string(),
  /** What it is read as; null where it is left out. */
  field: z.string().nullable(),
  /** How the mapping was found: `chosen` by the user; null if unmapped. */
  by: z.enum(['exact', 'remembered', 'similar', 'left-out', 'chosen']).nullable(),
  /** What stands in it, from the first rows. */
  samples: z.array(z.string()),
})
export type PreviewColumn = z.infer<typeof PreviewColumn>

const PreviewProblem = z.object({
  field: z.string().nullable(),
  label: z.string().nullable(),
  /** Where the value can be typed over; null where no column holds it. */
  column: z.int().nullable(),
  message: z.string(),
  /** Rows with errors are rejected; rows with warnings are saved (decision D35). */
  severity: z.enum(['error', 'warning']),
})
export type PreviewProblem = z.infer<typeof PreviewProblem>

const PreviewRow = z.object({
  /** The spreadsheet's own number, the header being row 1; the device's in an XML file. */
  row: z.int(),
  /** What the row begins with, for people. */
  name: z.string(),
  verdict: z.enum(rowVerdicts),
  problems: z.array(PreviewProblem),
  /** Cells that have a problem or were typed over: what the file says, and what is read instead. */
  cells: z.array(z.object({ column: z.int(), text: z.string(), typed: z.string().nullable() })),
})
export type PreviewRow = z.infer<typeof PreviewRow>

export const ImportPreview = z.object({
  id: z.int(),
  kind: z.enum(previewKinds),
  fileName: z.string(),
  recognised: z.string(),
  /** Changes with each change of the preview. */
  revision: z.int(),
  expiresAt: z.string(),
  /** Of a text file that is not Unicode: what it is read as, and texts to tell by whether that is right (decision D156). */
  encoding: z
    .object({
      used: z.enum(oldEncodings),
      /** Until somebody has confirmed or chosen it, the file is not imported. */
      isConfirmed: z.boolean(),
      samples: z.array(z.string()),
    })
    .nullable(),
  /** Nothing needs attention: all columns are mapped, no row is rejected, the encoding is known, and there are no notes. */
  ready: z.boolean(),
  /** How the file was read, where that may not be what was meant: merged cells, hidden rows, further tables. */
  notes: z.array(z.string()),
  /** Why nothing of the file can be read with these columns. */
  blocked: z.string().nullable(),
  /** None in an XML file. */
  columns: z.array(PreviewColumn),
  /** What a column can be read as; `isOwn`: no two rows have the same, such as a device number. */
  fields: z.array(z.object({ field: z.string(), label: z.string(), isOwn: z.boolean() })),
  /** Fields no column holds, and what every row gets: the same text, or what the cell in another column says. */
  filled: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      text: z.string().nullable(),
      column: z.int().nullable(),
    }),
  ),
  /** What is in no field is kept with the record as well. */
  keepsOthers: z.boolean(),
  /** Rows in the file, and how many from its beginning were looked at. */
  total: z.int(),
  checked: z.int(),
  counts: z.object({ new: z.int(), same: z.int(), otherValues: z.int(), refused: z.int() }),
  /** Rows with problems, mended ones included: the first 1,000 that would be refused and 200 with warnings. */
  rows: z.array(PreviewRow),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** As long as a cell of a spreadsheet can be. */
const Cell = plainText(32_767)
const Place = z.int().min(0).max(499)
const RowNumber = z.int().min(1).max(2_147_483_647)

export const PreviewChange = z.object({
  /** The revision this is based on; where the preview has another one, the answer is 409 stale_record. */
  revision: z.int().nullish(),
  /** What columns are read as; those that are not named stay as they are. */
  mapping: z
    .array(z.object({ column: Place, field: plainText(100).nullable() }))
    .max(500)
    .nullish(),
  /** What every row gets in fields that no column holds: a text, or what another column says; without both, nothing any more. */
  filled: z
    .array(z.object({ field: plainText(100), text: Cell.nullish(), column: Place.nullish() }))
    .max(500)
    .nullish(),
  /** Cells typed over; a null takes the file's own text again. */
  cells: z
    .array(z.object({ row: RowNumber, column: Place, text: Cell.nullable() }))
    .max(2000)
    .nullish(),
  /** What a text file that is not Unicode is written in: the one it is read as, to confirm it, or another. */
  encoding: z.enum(oldEncodings).nullish(),
})
export type PreviewChange = z.output<typeof PreviewChange>

export const importPreviewsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/imports/previews',
    access: 'signed-in',
    summary:
      'What an upload would do, without saving anything: columns, rows with problems, counts. Kept for 24 hours; the five newest of a person',
    query: z.strictObject({
      kind: z.enum(previewKinds),
      /** The record the rows are for, in the upload for a country. */
      masterDiId: IdParams.shape.id.optional(),
    }),
    body: 'file',
    response: ImportPreview,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/imports/previews/:id',
    access: 'signed-in',
    summary: 'An upload of yours that is not imported yet',
    params: IdParams,
    response: ImportPreview,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/imports/previews/:id',
    access: 'signed-in',
    summary:
      'Read columns as other fields, type over cells of rows with problems, and see what that would do',
    params: IdParams,
    body: PreviewChange,
    response: ImportPreview,
  }),
  commit: endpoint({
    method: 'POST',
    path: '/api/imports/previews/:id/commit',
    access: 'signed-in',
    summary:
      'Import the file as previewed; rows that are still wrong are refused. The columns chosen are remembered',
    params: IdParams,
    query: z.strictObject({
      /** The revision that was looked at; where the preview has another one, the answer is 409 stale_record. */
      revision: IdParams.shape.id.optional(),
    }),
    response: ImportResult,
    accepted: Job,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/imports/previews/:id',
    access: 'signed-in',
    summary: 'Forget an upload that is not imported yet',
    params: IdParams,
    response: z.object({ id: z.int() }),
  }),
}
