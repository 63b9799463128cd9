import { z } from 'zod'
import { patchShape, plainText, presentedShape } from '#core/dictionary/field-schema.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { ImportResult, Job } from './imports.ts'
import { masterSortFields } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { requestIntents } from './requests.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

/** What this user may do with the record now; screens show just that (decision D2). */
export const MasterAbilities = z.object({
  edit: z.boolean(),
  createVersion: z.boolean(),
  createSubmission: z.boolean(),
  sendForApproval: z.boolean(),
  requestUpdate: z.boolean(),
  requestDelete: z.boolean(),
  delete: z.boolean(),
})

export const MasterRecord = z.object({
  ...presentedShape(masterFields),
  /** The flags that say neither yes nor no; they are false above. */
  notStated: z.array(z.string()),
  /** Invalid values, such as an identifier with a wrong check digit. */
  findings: z.array(
    z.object({
      field: z.string().nullable(),
      severity: z.enum(['error', 'warning', 'info']),
      rule: z.string(),
      message: z.string(),
    }),
  ),
  id: z.int(),
  versionNumber: z.string(),
  nextVersionNumber: z.string(),
  status: z.enum(masterStatuses),
  isLatestVersion: z.boolean(),
  parentId: z.int().nullable(),
  revision: z.int(),
  changeReason: z.string().nullable(),
  deleteReason: z.string().nullable(),
  /** An active record was changed without a new version (decision D8). */
  editedAfterApproval: z.boolean(),
  /** In force without a decision in this hub; shown only in controlled mode (decision D46). */
  notApprovedHere: z.boolean(),
  /** The draft or pending version of the device, if there is one. */
  openVersion: z
    .object({ id: z.int(), versionNumber: z.string(), status: z.enum(masterStatuses) })
    .nullable(),
  /** The version of the device that is in force, where it is not this one (decision D52). */
  versionInForce: z
    .object({ id: z.int(), versionNumber: z.string(), status: z.enum(masterStatuses) })
    .nullable(),
  /** The archived version that comes into force again if this one is deleted (decision D150). */
  versionBefore: z.object({ id: z.int(), versionNumber: z.string() }).nullable(),
  /** What waits for a decision about this record. */
  pendingRequests: z.array(z.enum(requestIntents)),
  /** What an import brought that has no field of its own, by source. */
  sourceData: z.record(z.string(), z.record(z.string(), z.string())).nullable(),
  createdAt: z.string(),
  createdBy: z.int().nullable(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.int().nullable(),
  updatedByName: z.string().nullable(),
  abilities: MasterAbilities,
})
export type MasterRecord = z.infer<typeof MasterRecord>

/** A version with its later history. */
export const MasterVersion = MasterRecord.extend({
  /** Who released it; null where nobody had to, or has yet. */
  approvedBy: z.int().nullable(),
  approvedByName: z.string().nullable(),
  approvedAt: z.string().nullable(),
  /** When and by whom what it says was last changed; null where it says what it said at first. */
  changedAt: z.string().nullable(),
  changedByName: z.string().nullable(),
  /** When it was in force. */
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
})
export type MasterVersion = z.infer<typeof MasterVersion>

/**
 * Create and update take the form's fields. Names, status and people are the server's to decide: what a
 * client sends of them is not stored, identity may be repeated but not changed (decision D2).
 */
export const MasterInput = z.object({
  ...patchShape(masterFields),
  /** Flags whose `false` means "not stated". */
  notStated: z.array(z.string()).nullish(),
  versionNumber: plainText(30).nullish(),
  parentId: givenNumber(),
  changeReason: reasonText.nullish(),
  /** The revision the change is based on; another one on the server answers 409 stale_record. */
  revision: givenNumber(),
})
/** As a client writes it. */
export type MasterInput = z.input<typeof MasterInput>
/** As the server reads it. */
export type MasterChange = z.output<typeof MasterInput>

const filters = {
  latest: z.enum(['true', 'false']).optional(),
  status: several.optional(),
  deviceNumber: several.optional(),
  deviceName: several.optional(),
  deviceFamily: several.optional(),
  manufacturerName: several.optional(),
  country: several.optional(),
  region: several.optional(),
  /** What this upload made. */
  importId: Id.optional(),
}

export const MasterListQuery = listQuery(MasterRecord, masterSortFields, filters)
export type MasterListQuery = z.output<typeof MasterListQuery>

/** What the list shows, whole. */
export const MasterExportQuery = MasterListQuery.omit(wholeList)
export type MasterExportQuery = z.output<typeof MasterExportQuery>

export const MasterStats = z.object({
  total: z.int(),
  active: z.int(),
  pendingApproval: z.int(),
  families: z.int(),
  /** With more than one target country. */
  multiCountry: z.int(),
  byManufacturer: z.array(z.object({ manufacturerName: z.string(), count: z.int() })),
})
export type MasterStats = z.infer<typeof MasterStats>

/** The columns of the records table that can be filtered by their values. */
export const valueFields = [
  'deviceNumber',
  'deviceName',
  'deviceFamily',
  'manufacturerName',
  'status',
] as const

export const MasterValuesQuery = z.strictObject({
  ...filters,
  field: z.enum(valueFields),
  /** Part of the value. */
  valueSearch: plainText(200).optional(),
  search: plainText(200).optional(),
  limit: wholeNumber(1, 100).optional(),
})
export type MasterValuesQuery = z.output<typeof MasterValuesQuery>

const Counted = z.object({ value: z.string(), count: z.int() })
export type CountedValue = z.infer<typeof Counted>

export const MasterDistribution = z.object({
  byCountry: z.array(Counted),
  byStatus: z.array(Counted),
  byFamily: z.array(Counted),
})
export type MasterDistribution = z.infer<typeof MasterDistribution>

export const masterDiApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/master-di',
    access: 'view-submissions',
    summary: 'Every version of every device; latest=true gives the newest not deleted of each',
    query: MasterListQuery,
    response: z.array(MasterRecord),
    list: true,
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/master-di/stats',
    access: 'view-submissions',
    summary: 'Counts over latest versions without archived and deleted ones',
    response: MasterStats,
  }),
  distribution: endpoint({
    method: 'GET',
    path: '/api/master-di/distribution',
    access: 'view-submissions',
    summary: 'How many latest records each country, status and family has',
    response: MasterDistribution,
  }),
  values: endpoint({
    method: 'GET',
    path: '/api/master-di/values',
    access: 'view-submissions',
    summary: 'The values of a column under the other filters, most frequent first; 20 unless told',
    query: MasterValuesQuery,
    response: z.array(Counted),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/master-di/export',
    access: 'export-data',
    summary: 'The records a list shows as CSV, with the columns of the upload template and all others',
    query: MasterExportQuery,
    response: 'file',
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/master-di/:id',
    access: 'view-submissions',
    summary: 'One version',
    params: IdParams,
    response: MasterRecord,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/master-di/:id/versions',
    access: 'view-submissions',
    summary: 'All versions of the device, deleted ones included, newest number first, with who released them',
    params: IdParams,
    response: z.array(MasterVersion),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/master-di',
    access: 'create-submissions',
    summary: 'A new device, or a new draft version of a known one',
    body: MasterInput,
    response: MasterRecord,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/master-di/:id',
    access: 'edit-submissions',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: MasterInput,
    response: MasterRecord,
  }),
  bulkUpload: endpoint({
    method: 'POST',
    path: '/api/master-di/bulk-upload',
    access: 'create-submissions',
    summary: 'CSV or XLSX under 10 MB: the master template or an AccessGUDID device file',
    body: 'file',
    response: ImportResult,
    accepted: Job,
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/master-di/bulk-upload/template',
    access: 'create-submissions',
    summary: 'The empty template as CSV: of the records menu, or of the bulk page with every column',
    query: z.strictObject({ for: z.enum(['records', 'bulk']).optional() }),
    response: 'file',
  }),
}
