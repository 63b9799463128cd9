import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { mostDevices } from './sheet-size.ts'
import { SubmissionAbilities } from './submissions.ts'
import { SubmissionIssue } from './validation-results.ts'
import { givenNumber, Id } from './whole-number.ts'

/*
 * A sheet: devices that somebody takes to a market together. First they are grouped, each group under one Basic
 * UDI-DI; then it makes their drafts; then what is missing is filled in as in a spreadsheet.
 */

/** Maximum number of rows changed per request. */
export const mostChanges = 500

const code = plainText(120)

export interface SheetContent {
  readonly groups: readonly {
    readonly name: string
    readonly reason: string
    readonly basicUdiDi: string | null
    /** The Basic UDI-DI already existed when the group was confirmed: its devices take over the existing values. */
    readonly joins?: boolean
    readonly devices: readonly SheetDeviceIds[]
  }[]
}
interface SheetDeviceIds {
  readonly masterDiId: number | null
  readonly submissionId: number | null
}

const Value = z.unknown()

export const SheetDevice = z.object({
  /** The register has it: what only the hub asks for is not required (decision D36). */
  registered: z.boolean(),
  /** As in the submission. */
  publishDateSent: z.string().nullable(),
  masterDiId: z.int().nullable(),
  /** Null while it has no submission. */
  submissionId: z.int().nullable(),
  deviceName: z.string().nullable(),
  deviceNumber: z.string().nullable(),
  udiDi: z.string().nullable(),
  description: z.string().nullable(),
  /** Of its submission, as the rest. */
  status: z.enum(submissionStatuses).nullable(),
  revision: z.int().nullable(),
  /** What the submission says; what nobody has stated is absent. */
  values: z.record(z.string(), Value),
  /** What its last validation found; null when it was not validated since its last change. */
  issues: z.array(SubmissionIssue).nullable(),
  abilities: SubmissionAbilities.nullable(),
})
export type SheetDevice = z.infer<typeof SheetDevice>

export const SheetGroup = z.object({
  name: z.string(),
  /** Why these devices were put together. */
  reason: z.string(),
  basicUdiDi: z.string().nullable(),
  devices: z.array(SheetDevice),
})
export type SheetGroup = z.infer<typeof SheetGroup>

export const SubmissionSheet = z.object({
  id: z.int(),
  country: z.string(),
  revision: z.int(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  groups: z.array(SheetGroup),
  /** The operators that make these devices, by record; without those of which nobody knows which of several is meant. */
  manufacturers: z.array(z.object({ operatorId: z.int(), masterDiIds: z.array(z.int()) })),
  abilities: z.object({ group: z.boolean(), makeDrafts: z.boolean(), edit: z.boolean() }),
})
export type SubmissionSheet = z.infer<typeof SubmissionSheet>

const Ids = z.array(Id).max(mostDevices, `A sheet can hold at most ${mostDevices} devices`)

export const NewSheet = z.object({
  country: z.string().max(10).nullish(),
  masterDiIds: Ids.nullish(),
  submissionIds: Ids.nullish(),
})

export const SheetGrouping = z.object({
  revision: givenNumber(),
  groups: z
    .array(
      z.object({
        name: plainText(255),
        reason: plainText(500).nullish(),
        basicUdiDi: code.nullish(),
        /** Each device of the sheet without a submission is in exactly one group. */
        masterDiIds: Ids,
      }),
    )
    .max(mostDevices),
})
export type SheetGrouping = z.output<typeof SheetGrouping>

const Change = z.object({
  submissionId: Id,
  /** The revision this is based on: what somebody else wrote into the same field since is not overwritten. */
  revision: givenNumber(),
  values: z.record(z.string().max(100), Value),
})

export const SheetChanges = z.object({
  changes: z.array(Change).max(mostChanges, `${mostChanges} rows at most are changed by one call`),
  /** The file they come from, for the audit trail. */
  source: plainText(255).nullish(),
})
export type SheetChanges = z.output<typeof SheetChanges>

export const SheetSaved = z.object({
  /** With those that changed besides, because they have the value together. */
  saved: z.array(SheetDevice),
  failed: z.array(
    z.object({
      submissionId: z.int(),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
})
export type SheetSaved = z.infer<typeof SheetSaved>

/** Maximum per request. */
export const mostChecked = 50

export const SheetToCheck = z.object({
  submissionIds: z.array(Id).max(mostChecked, `At most ${mostChecked} at once`),
})

/** What validation would find now. */
export const SheetChecked = z.array(
  z.object({ submissionId: z.int(), revision: z.int(), issues: z.array(SubmissionIssue) }),
)
export type SheetChecked = z.infer<typeof SheetChecked>

export const SheetToJoin = z.object({
  basicUdiDi: code,
  /** Devices of the sheet without a submission. */
  masterDiIds: Ids,
})

const Said = z.object({ field: z.string(), label: z.string(), text: z.string() })

/** Effect of assigning devices to a Basic UDI-DI, which shares some values. */
export const SheetJoining = z.object({
  /** Submissions under it already, and those of them that have an approval; none where it is a new one. */
  submissions: z.int(),
  approved: z.int(),
  deviceName: z.string().nullable(),
  /** What the new drafts take over. */
  taken: z.array(Said),
  /** Of it, what records of the devices say otherwise. */
  otherwise: z.array(Said.extend({ said: z.string(), devices: z.int() })),
  /** What the new devices say and nobody has said for it: the others get it too. */
  added: z.array(Said),
})
export type SheetJoining = z.infer<typeof SheetJoining>

const path = '/api/submission-sheets'

export const submissionSheetsApi = {
  create: endpoint({
    method: 'POST',
    path,
    access: 'create-submissions',
    summary: 'Put devices together for a market, grouped as the hub proposes; no submission is made yet',
    body: NewSheet,
    response: SubmissionSheet,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access: 'view-submissions',
    summary: 'A sheet with its groups, devices and what is missing of each',
    params: IdParams,
    response: SubmissionSheet,
  }),
  group: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'create-submissions',
    summary: 'Group the devices otherwise, while they have no submission',
    params: IdParams,
    body: SheetGrouping,
    response: SubmissionSheet,
  }),
  joining: endpoint({
    method: 'POST',
    path: `${path}/:id/joining`,
    access: 'create-submissions',
    summary: 'What devices of the sheet would take over under a Basic UDI-DI, and give to the others there',
    params: IdParams,
    body: SheetToJoin,
    response: SheetJoining,
  }),
  makeDrafts: endpoint({
    method: 'POST',
    path: `${path}/:id/drafts`,
    access: 'create-submissions',
    summary: 'Make the submissions of the devices that have none, each with the Basic UDI-DI of its group',
    params: IdParams,
    response: SubmissionSheet,
  }),
  check: endpoint({
    method: 'POST',
    path: `${path}/:id/check`,
    access: 'view-submissions',
    reads: true,
    summary:
      'What validation would find of submissions of the sheet; nothing is stored, and no status changes',
    params: IdParams,
    body: SheetToCheck,
    response: SheetChecked,
  }),
  change: endpoint({
    method: 'POST',
    path: `${path}/:id/values`,
    access: 'edit-submissions',
    summary: 'Change values of several submissions of the sheet, each judged by itself',
    params: IdParams,
    body: SheetChanges,
    response: SheetSaved,
  }),
}
