import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { changeKinds } from '#core/workbooks/carry-over.ts'
import { mostHeadRows } from '#core/workbooks/head.ts'
import { workbookNatures, workbookStates } from '#core/workbooks/natures.ts'
import { longestText, mostSheets } from '#core/workbooks/survey.ts'
import { endpoint } from './endpoint.ts'
import { LeftOut } from './exchange.ts'
import { IdParams } from './id-params.ts'
import { writtenCountry } from './submission-copies.ts'
import { Id } from './whole-number.ts'

/** Workbooks that regulators and others laid out, and copies of them filled by the hub (decision D131). */

/** All of a market at once. */
export const mostDevices = 5000
const mostColumns = 500
const lastRow = 1_048_576

const row = z.int().min(1).max(lastRow)
const column = z.int().min(1).max(mostColumns)

const ColumnMapping = z.strictObject({
  column,
  head: plainText(2 * longestText),
  target: plainText(120).nullable(),
  constant: plainText(longestText).nullable(),
  /** The entry that is written for a value, by the value. */
  entries: z
    .record(z.string().max(4000), plainText(longestText))
    .refine((entries) => Object.keys(entries).length <= 500, 'At most 500 values of one column'),
})
const SheetMapping = z.strictObject({
  sheet: plainText(longestText),
  filled: z.boolean(),
  per: plainText(120).nullable(),
  headRow: row,
  headRows: z.int().min(1).max(mostHeadRows),
  firstRow: row,
  rowLimit: row.nullable(),
  columns: z.array(ColumnMapping).max(mostColumns),
})
const WorkbookMapping = z.strictObject({ sheets: z.array(SheetMapping).max(mostSheets) })

export const WorkbookListed = z.object({
  id: z.int(),
  market: z.string(),
  nature: z.enum(workbookNatures),
  name: z.string(),
  fileName: z.string(),
  hash: z.string(),
  size: z.int(),
  state: z.enum(workbookStates),
  /** The version before it, where the hub knew one. */
  replaces: z.int().nullable(),
  sheets: z.int(),
  /** Columns that get something. */
  filledColumns: z.int(),
  revision: z.int(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
})
export type WorkbookListed = z.infer<typeof WorkbookListed>

const SheetShown = z.object({
  name: z.string(),
  hidden: z.boolean(),
  isProtected: z.boolean(),
  rows: z.int(),
  columns: z.int(),
  /** Rows a head can stand in. */
  top: z.array(z.array(z.string())),
  /** Lists whose entries the hub cannot read. */
  unreadLists: z.int(),
  /** What each column under the heads is like, by its number. */
  facts: z.array(
    z.object({
      column: z.int(),
      computed: z.boolean(),
      /** What may be chosen, and whether something else may be written too; empty where everything may. */
      list: z.array(z.string()),
      openList: z.boolean(),
    }),
  ),
  /** Rows that are free below the first one that is filled. */
  free: z.int(),
})

export const Workbook = WorkbookListed.extend({
  mapping: WorkbookMapping,
  shown: z.array(SheetShown),
  changes: z.array(
    z.object({
      kind: z.enum(changeKinds),
      sheet: z.string(),
      head: z.string().nullable(),
      from: z.int().nullable(),
      to: z.int().nullable(),
    }),
  ),
  rowsPerFile: z.int().nullable(),
  targets: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      per: z.string().nullable(),
      asked: z.boolean(),
      /** Of one device, in words; null where it says nothing. */
      sample: z.string().nullable(),
    }),
  ),
  rowKinds: z.array(z.object({ per: z.string(), label: z.string() })),
  /** The device the samples are of. */
  sampleDevice: z.string().nullable(),
})
export type Workbook = z.infer<typeof Workbook>

const WorkbookSave = z.strictObject({
  name: plainText(120).refine((text) => text.trim() !== '', 'Give the workbook a name'),
  mapping: WorkbookMapping,
  revision: z.int(),
})
export type WorkbookSave = z.output<typeof WorkbookSave>

const SheetProposal = z.strictObject({
  sheet: plainText(longestText),
  headRow: row,
  headRows: z.int().min(1).max(mostHeadRows),
  /** The table whose rows it has; null for a row for each device; left out where the hub is to propose it. */
  per: plainText(120).nullish(),
})
export type SheetProposal = z.output<typeof SheetProposal>

const FillRequest = z.strictObject({
  /** Null: all of the market that can be in it. */
  submissionIds: z
    .array(Id)
    .min(1, 'Choose a device')
    .max(mostDevices, `At most ${mostDevices} devices at once`)
    .nullable(),
})
export type FillRequest = z.output<typeof FillRequest>

const FillCheck = z.object({
  ready: z.array(
    z.object({
      submissionId: z.int(),
      deviceName: z.string().nullable(),
      deviceNumber: z.string().nullable(),
      udiDi: z.string().nullable(),
    }),
  ),
  leftOut: z.array(LeftOut),
  /** One for each copy. */
  copies: z.array(
    z.object({ devices: z.int(), rows: z.array(z.object({ sheet: z.string(), rows: z.int() })) }),
  ),
  findings: z.array(
    z.object({
      sheet: z.string(),
      column: z.int(),
      head: z.string(),
      /** Rows in which the cell stays empty. */
      blank: z.int(),
      /** Values the column's own list does not have. */
      unlisted: z.array(
        z.object({
          value: z.string(),
          shown: z.string(),
          devices: z.int(),
          some: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Columns that get nothing. */
  unfilled: z.array(z.object({ sheet: z.string(), column: z.int(), head: z.string() })),
  /** Sheets with formulas, which show their results once a spreadsheet has computed them. */
  hasFormulas: z.boolean(),
})
export type FillCheck = z.infer<typeof FillCheck>

const access = 'export-data'
/** How a workbook is filled decides what a regulator is told. */
const mapping = { access, andOneOf: ['edit-submissions'] } as const

export const workbooksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/workbooks',
    access,
    summary: 'Workbooks of regulators and others that the hub can fill',
    response: z.array(WorkbookListed),
  }),
  load: endpoint({
    method: 'POST',
    path: '/api/workbooks',
    ...mapping,
    summary:
      'Load a workbook as it was downloaded; answers what the hub proposes for its columns, or the workbook itself where the same file was loaded before',
    query: z.object({ market: writtenCountry, nature: z.enum(workbookNatures).default('regulator') }),
    body: 'file',
    response: Workbook,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/workbooks/:id',
    access,
    summary:
      'A workbook: its sheets, their columns, what each is filled with, and what it can be filled with',
    params: IdParams,
    response: Workbook,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/workbooks/:id',
    ...mapping,
    summary: 'Confirm how a workbook is filled',
    params: IdParams,
    body: WorkbookSave,
    response: Workbook,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/workbooks/:id/proposal',
    ...mapping,
    reads: true,
    summary:
      'What the hub proposes for the columns of a sheet whose heads stand in other rows; saves nothing',
    params: IdParams,
    body: SheetProposal,
    response: z.object({ mapping: SheetMapping, shown: SheetShown }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/workbooks/:id',
    ...mapping,
    summary: 'Delete a workbook; what was filled from it stays',
    params: IdParams,
    response: WorkbookListed,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/workbooks/:id/restore',
    ...mapping,
    summary: 'Bring back a workbook that was deleted',
    params: IdParams,
    response: WorkbookListed,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/workbooks/:id/check',
    access,
    reads: true,
    summary:
      'What copies of a workbook would hold: which devices, which cells stay empty, what its lists do not have',
    params: IdParams,
    body: FillRequest,
    response: FillCheck,
  }),
  fill: endpoint({
    method: 'POST',
    path: '/api/workbooks/:id/fill',
    access,
    summary:
      'The workbook with the devices in it, all else of it unchanged; a zip of several where one holds no more; recorded in the trail',
    params: IdParams,
    body: FillRequest,
    response: 'file',
  }),
}
