import { z } from 'zod'
import { patchShape, presentedShape } from '#core/dictionary/field-schema.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { ImportResult, Job } from './imports.ts'
import { actorSortFields, actorStatuses, uploadedNouns } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

/** Economic operators (specification, document 3 section 3). */
export const Actor = z.object({
  ...presentedShape(operatorFields),
  id: z.int(),
  revision: z.int(),
  /** Questionable values, such as an SRN of another country. */
  findings: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Why it was deleted; null where it was not. */
  deleteReason: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.int().nullable(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.int().nullable(),
  updatedByName: z.string().nullable(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Actor = z.infer<typeof Actor>

export const OneActor = Actor.extend({
  /** Names it had by which devices are found as its own: nobody else has or had the name, and no link says otherwise. */
  formerNames: z.array(z.object({ name: z.string(), devices: z.int() })),
})
export type OneActor = z.infer<typeof OneActor>

const operatorShape = patchShape(operatorFields)

/** A single letter is not a country (specification, document 3 section 5) and counts as blank. */
const country = z
  .preprocess(
    (value) => (typeof value === 'string' && value.trim().length < 2 ? null : value),
    operatorShape.country.unwrap(),
  )
  .optional() as unknown as typeof operatorShape.country

export const ActorInput = z.object({
  ...operatorShape,
  country,
  /** The revision this is based on; another one on the server answers 409 stale_record. */
  revision: givenNumber(),
})
export type ActorInput = z.input<typeof ActorInput>
export type ActorChange = z.output<typeof ActorInput>

export const ActorListQuery = listQuery(Actor, actorSortFields, {
  type: several.optional(),
  country: several.optional(),
  status: z.enum(actorStatuses).optional(),
  /** What this upload made. */
  importId: Id.optional(),
  /** Those that submissions still name by a former SRN or with a former representative (decision D149). */
  namedFormerly: z.enum(['true'], 'Only true').optional(),
})
export type ActorListQuery = z.output<typeof ActorListQuery>

/** Why something goes out of sight. */
export const Deletion = z.object({
  reason: z
    .string('Enter the reason for the deletion')
    .trim()
    .min(1, 'Enter the reason for the deletion')
    .pipe(reasonText),
})
export type Deletion = z.output<typeof Deletion>

export const OperatorSyncRequest = z.object({
  /**
   * Changes since this revision of the operator are carried over to drafts. With null, those of all revisions are, to
   * what still names the operator as it was (decision D149): a blank stays blank.
   */
  fromRevision: wholeNumber(1, 2_147_483_647).nullable(),
  /** Without a revision: in validated, approved and registered submissions too, which become drafts. */
  also: z.enum(['all']).nullish(),
  /** Fields of the submissions; all that changed where none is named. */
  fields: z.array(z.string().max(100)).max(100).nullish(),
  /** Without it nothing is stored: the answer says what would happen. */
  apply: z.boolean().nullish(),
})
export type OperatorSyncRequest = z.output<typeof OperatorSyncRequest>

/** What a change of an operator does to the drafts of its devices, field by field. */
export const OperatorSyncResult = z.object({
  applied: z.boolean(),
  /** Drafts that are, or would be, changed. */
  submissions: z.int(),
  /** Others, which change and become drafts: of the same Basic UDI-DI (decision D41), or asked for with `also`. */
  others: z.int(),
  /** Those of the others that are approved or registered. */
  approved: z.int(),
  /** Those that name it as it was and go on doing so; none are looked for with a revision. */
  left: z.int(),
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      /** Drafts that take the new value. */
      drafts: z.int(),
      /** Drafts with a different value entered by hand, which is kept. */
      kept: z.int(),
    }),
  ),
})
export type OperatorSyncResult = z.infer<typeof OperatorSyncResult>

const UploadQuery = z.strictObject({ for: z.enum(uploadedNouns).default('operators') })

export const actorsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/actors',
    access: 'view-submissions',
    summary: 'Economic operators, by name',
    query: ActorListQuery,
    response: z.array(Actor),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/actors/export',
    access: 'export-data',
    summary: 'The operators a list shows as CSV, with the columns of the upload template',
    query: ActorListQuery.omit(wholeList),
    response: 'file',
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/actors/bulk-upload/template',
    access: 'manage-actors',
    summary: 'The empty template for operators or for certifications as CSV',
    query: UploadQuery,
    response: 'file',
  }),
  bulkUpload: endpoint({
    method: 'POST',
    path: '/api/actors/bulk-upload',
    access: 'manage-actors',
    summary: 'Operators, or certifications of known operators, from CSV or XLSX under 10 MB',
    query: UploadQuery,
    body: 'file',
    response: ImportResult,
    accepted: Job,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/actors/:id',
    access: 'view-submissions',
    summary: 'One operator',
    params: IdParams,
    response: OneActor,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/actors',
    access: 'manage-actors',
    summary: 'A new operator, active unless said otherwise',
    body: ActorInput,
    makes: operatorFields,
    response: Actor,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/actors/:id',
    access: 'manage-actors',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: ActorInput,
    response: Actor,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/actors/:id',
    access: 'manage-actors',
    summary: 'Take an operator out of sight, with its certifications and device links; nothing is lost',
    params: IdParams,
    body: Deletion,
    response: Actor,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/actors/:id/carry-over',
    access: 'manage-actors',
    summary: 'What a change of the defaults would do to the drafts of its devices, or do it (decision D42)',
    params: IdParams,
    body: OperatorSyncRequest,
    response: OperatorSyncResult,
  }),
}
