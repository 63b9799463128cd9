import { z } from 'zod'
import { auditActions } from '#core/audit/audit-entry.ts'
import { signingProofs } from '#core/audit/signing-proof.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery, period, several, wholeList } from './list-query.ts'
import { requestIntents } from './requests.ts'

const Value = z.unknown()

/** One entry of the trail as clients see it (specification, document 1 section 3; decision D28). */
export const AuditEntry = z.object({
  id: z.int(),
  entityId: z.int().nullable(),
  entityType: z.string(),
  action: z.enum(auditActions),
  changeReason: z.string().nullable(),
  /** Absent if the hub acted itself. */
  actorId: z.int().nullable(),
  performedByName: z.string(),
  timestamp: z.string(),
  changesData: z
    .object({
      deviceName: z.string().nullish(),
      deviceNumber: z.string().nullish(),
      versionNumber: z.string().nullish(),
      previousStatus: z.string().nullish(),
      newStatus: z.string().nullish(),
      status: z.string().nullish(),
      dueDate: z.string().nullish(),
      actionNotes: z.string().nullish(),
      assignedToName: z.string().nullish(),
      changes: z.array(z.object({ field: z.string(), from: Value, to: Value })).nullish(),
      securityDigest: z
        .object({
          hour: z.string(),
          counts: z.record(z.string(), z.int()),
          addresses: z.int(),
          accounts: z.int(),
          rowsHash: z.string(),
        })
        .nullish(),
      decision: z
        .object({
          revision: z.int(),
          hash: z.string(),
          byContributor: z.boolean(),
          files: z.array(z.object({ file: z.string(), sha256: z.string() })).optional(),
          signature: z
            .object({
              printedName: z.string(),
              userId: z.int().nullish(),
              username: z.string().nullish(),
              meaning: z.string(),
              intent: z.enum(requestIntents).nullish(),
              provenWith: z.array(z.enum(signingProofs)).nullish(),
            })
            .nullable(),
        })
        .nullish(),
      countersigned: z
        .object({
          askedBy: z.int(),
          askedByName: z.string(),
          signerId: z.int(),
          username: z.string(),
          printedName: z.string(),
          provenWith: z.array(z.enum(signingProofs)).nullish(),
        })
        .nullish(),
    })
    .nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const filters = { action: several.optional(), masterDiId: IdParams.shape.id.optional() }

export const AuditQuery = listQuery(AuditEntry, ['timestamp'], filters)
export type AuditQuery = z.output<typeof AuditQuery>

const AuditExportQuery = AuditQuery.omit(wholeList)
const trailFilters = {
  id: IdParams.shape.id.optional(),
  action: several.optional(),
  entityType: several.optional(),
  actorId: IdParams.shape.id.optional(),
  /** What happened to the device of this record: to all its versions, its submissions, and who does what for it. */
  deviceOf: IdParams.shape.id.optional(),
  /** What happened to an impact assessment, to its tasks, and to what its update concerns. */
  assessment: IdParams.shape.id.optional(),
  ...period,
}

const TrailQuery = listQuery(AuditEntry, ['timestamp'], trailFilters)
export type TrailQuery = z.output<typeof TrailQuery>

const TrailExportQuery = TrailQuery.omit(wholeList)

/** What a verification finds wrong. */
export const trailProblemKinds = ['chain', 'digests', 'date', 'row', 'revision', 'head', 'key'] as const

const TrailProblem = z.object({
  /**
   * `chain`: an entry does not follow the one before. `digests`: what is stored with an entry is not what it was
   * written with. `date`: an entry is older than one before it. `row`, `revision`: what the tables say is not what the
   * trail has of it. `head`: not what was signed. `key`: signed with a key that is not known.
   */
  kind: z.enum(trailProblemKinds),
  entry: z.int().nullable(),
  message: z.string(),
})
export type TrailProblem = z.infer<typeof TrailProblem>

/** Whether the chain is whole, is the one that was signed, and the tables are as it has them (decisions D28, D50). */
export const AuditVerification = z.object({
  ok: z.boolean(),
  /** How many entries were read. */
  entries: z.int(),
  /** Number of the first entry that does not fit what stands before it. */
  firstBroken: z.int().nullable(),
  /** What is wrong, in the order it was found; the first ones where it is much. */
  problems: z.array(TrailProblem),
  /** How much more is wrong than that. */
  more: z.int(),
  /** The last head that was signed and kept outside the database. */
  head: z.object({ seq: z.int(), at: z.string(), keyId: z.string() }).nullable(),
  /** How often a head is signed, in minutes, where something was written; null where nobody said. */
  headMinutes: z.int().nullable(),
})
export type AuditVerification = z.infer<typeof AuditVerification>

/** A user named in the audit trail. */
export const TrailPerson = z.object({ id: z.int(), name: z.string(), username: z.string() })
export type TrailPerson = z.infer<typeof TrailPerson>

export const auditApi = {
  master: endpoint({
    method: 'GET',
    path: '/api/master-di/audit-trail',
    access: 'view-submissions',
    summary: 'What happened to master records, newest first',
    query: AuditQuery,
    response: z.array(AuditEntry),
    list: true,
  }),
  masterExport: endpoint({
    method: 'GET',
    path: '/api/master-di/audit-trail/export',
    access: 'export-data',
    summary: 'The same as CSV',
    query: AuditExportQuery,
    response: 'file',
  }),
  trail: endpoint({
    method: 'GET',
    path: '/api/audit-trail',
    access: 'view-submissions',
    summary: 'Everything that happened, newest first; of people and sign-ins only to holders of manage-users',
    query: TrailQuery,
    response: z.array(AuditEntry),
    list: true,
  }),
  trailExport: endpoint({
    method: 'GET',
    path: '/api/audit-trail/export',
    access: 'export-data',
    summary: 'The same as CSV',
    query: TrailExportQuery,
    response: 'file',
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/audit-trail/people',
    access: 'view-submissions',
    summary: 'Who did something that the trail tells, by name',
    response: z.array(TrailPerson),
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/audit-trail/verify',
    access: 'system-admin',
    summary:
      'Reads the whole trail, its signed heads and all rows they are about, and names what does not fit; who asks while one is running gets its result',
    response: AuditVerification,
  }),
}
