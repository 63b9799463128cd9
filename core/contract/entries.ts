import { z } from 'zod'
import { patchShape } from '#core/dictionary/field-schema.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { entrySortFields } from './list-filters.ts'
import { listQuery, several } from './list-query.ts'
import { AlsoChanged } from './submission-sharing.ts'
import { SubmissionAbilities } from './submissions.ts'
import { givenNumber } from './whole-number.ts'

/** The second view calls some fields otherwise; all that has no name here is in eudamedData (decision D9). */
export const entryNames = {
  udi: 'udiDi',
  basicUdi: 'basicUdiDi',
  deviceName: 'deviceName',
  manufacturerName: 'manufacturerName',
} as const

/** What saving through the second view cannot do without (decision D10). */
export const neededOfEntry = ['udi', 'basicUdi', 'deviceNumber', 'deviceName', 'manufacturerName'] as const
export const entryRequiredMessage =
  'Please fill in all required fields (UDI, Basic UDI, Device Number, Device Name, Manufacturer Name)'

/** A EUDAMED UDI submission: the EU submissions of /api/submissions. */
export const Entry = z.object({
  id: z.int(),
  udi: z.string().nullable(),
  basicUdi: z.string().nullable(),
  deviceNumber: z.string().nullable(),
  deviceName: z.string().nullable(),
  manufacturerName: z.string().nullable(),
  status: z.enum(submissionStatuses),
  /** Of the version it belongs to; null where it has none. */
  recordStatus: z.enum(masterStatuses).nullable(),
  eudamedData: z.record(z.string(), z.unknown()).meta({ description: 'All other fields of the submission' }),
  /** The flags of eudamedData that say neither yes nor no; they are false there. */
  notStated: z.array(z.string()),
  /** Of the EU, this one included, with the same Basic UDI-DI; without one, all that have none. */
  sameBasicUdi: z.int(),
  masterDiId: z.int().nullable(),
  revision: z.int(),
  updatedAt: z.string(),
  updatedByName: z.string().nullable(),
  abilities: SubmissionAbilities,
})
export type Entry = z.infer<typeof Entry>

export const SavedEntry = Entry.extend({
  alsoChanged: z.array(AlsoChanged).optional(),
})
export type SavedEntry = z.infer<typeof SavedEntry>

const { udiDi, basicUdiDi, deviceName, manufacturerName, ...others } = patchShape(submissionFields)
const { deviceNumber } = patchShape(masterFields)

export const EntryInput = z.object({
  udi: udiDi,
  basicUdi: basicUdiDi,
  /** Of a submission that is made from a master record it is the record's, and cannot be another. */
  deviceNumber,
  deviceName,
  manufacturerName,
  /** May be repeated; the server decides. */
  status: z.unknown().optional(),
  eudamedData: z.looseObject(others).nullish(),
  notStated: z.array(z.string()).nullish(),
  revision: givenNumber(),
})
/** As a client writes it. */
export type EntryInput = z.input<typeof EntryInput>
/** As the server reads it. */
export type EntryChange = z.output<typeof EntryInput>

export const EntryListQuery = listQuery(Entry, entrySortFields, {
  status: several.optional(),
})
export type EntryListQuery = z.output<typeof EntryListQuery>

export const entriesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/eudamed-udi-submissions',
    access: 'view-submissions',
    summary: 'The EU submissions, by Basic UDI-DI unless told otherwise',
    query: EntryListQuery,
    response: z.array(Entry),
    list: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/eudamed-udi-submissions/:id',
    access: 'view-submissions',
    summary: 'One EU submission; of another market there is none here',
    params: IdParams,
    response: Entry,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/eudamed-udi-submissions',
    access: 'create-submissions',
    summary: 'A new EU draft',
    body: EntryInput,
    response: SavedEntry,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/eudamed-udi-submissions/:id',
    access: 'edit-submissions',
    summary: 'Change what is named; the submission becomes a draft again',
    params: IdParams,
    body: EntryInput,
    response: SavedEntry,
  }),
}
