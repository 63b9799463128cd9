import { z } from 'zod'
import { signingProofs } from '#core/audit/signing-proof.ts'
import { plainText } from '#core/dictionary/field-schema.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { requestSortFields } from './list-filters.ts'
import { day, listQuery, several, wholeList } from './list-query.ts'
import { signingFields } from './signing.ts'
import { givenNumber } from './whole-number.ts'

/** Approval requests (specification, document 2 section 3; decision D6). */
export const requestStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** What approving will do: put it in force, open the next draft, or delete. */
export const requestIntents = ['release', 'open-version', 'delete'] as const
export type RequestIntent = (typeof requestIntents)[number]

export const changeTypes = ['update', 'delete'] as const

/** What requests can be about; each type has a decider on the server. */
export const requestEntityTypes = ['master-di', 'submission'] as const
export type RequestEntityType = (typeof requestEntityTypes)[number]

/** What a signature stands for. */
export const signatureMeanings = ['approval', 'rejection'] as const
export type SignatureMeaning = (typeof signatureMeanings)[number]

/** A value of a document, whatever its field is. */
const Value = z.unknown()

export const ProposedChange = z.object({ field: z.string(), from: Value, to: Value })

/** What is to be changed about one field of what was rejected. */
export const FieldNote = z.object({ field: z.string(), note: z.string() })
export type FieldNote = z.infer<typeof FieldNote>

/** An electronic signature (decision D6; 21 CFR 11.50): who, when, what for, and of which content. */
export const Signature = z.object({
  printedName: z.string(),
  /** Of the account that signed, as it was called then; null for signatures of before it was kept. */
  userId: z.int().nullable(),
  username: z.string().nullable(),
  signedAt: z.string(),
  meaning: z.enum(signatureMeanings),
  /** What was decided on with it; null for signatures of before it was kept. */
  intent: z.enum(requestIntents).nullable(),
  /** What the signer proved with who she is; null for signatures of before it was kept. */
  provenWith: z.array(z.enum(signingProofs)).nullable(),
  revision: z.int(),
  /** SHA-256 of the content that was signed, hex. */
  hash: z.string(),
  /** The content has changed since. */
  isVoid: z.boolean(),
})
export type Signature = z.infer<typeof Signature>

const acts: Readonly<Record<RequestIntent, string>> = {
  release: 'release',
  'open-version': 'new version',
  delete: 'deletion',
}

/** What was signed, in words: `approval of the deletion`. */
export const signedAct = ({
  meaning,
  intent,
}: {
  readonly meaning: string
  readonly intent?: RequestIntent | null | undefined
}): string => (intent ? `${meaning} of the ${acts[intent]}` : meaning)

export const ApprovalRequest = z.object({
  id: z.int(),
  entityType: z.enum(requestEntityTypes),
  masterDiId: z.int().nullable(),
  submissionId: z.int().nullable(),
  deviceName: z.string().nullable(),
  deviceNumber: z.string().nullable(),
  versionNumber: z.string().nullable(),
  changeType: z.enum(changeTypes),
  intent: z.enum(requestIntents),
  status: z.enum(requestStatuses),
  /** The document as it was when this was asked. */
  currentData: z.record(z.string(), Value),
  /** Empty for requests; `from` is null in a first version. */
  proposedChanges: z.array(ProposedChange),
  changeReason: z.string().nullable(),
  /** The requester’s notes to the approver. */
  requestNotes: z.string().nullable(),
  requestedBy: z.int(),
  requestedByName: z.string(),
  createdAt: z.string(),
  assignedTo: z.int().nullable(),
  assignedToName: z.string().nullable(),
  /** YYYY-MM-DD. */
  dueDate: z.string().nullable(),
  approvedBy: z.int().nullable(),
  approvedByName: z.string().nullable(),
  /** Who approved, rejected or withdrew it. */
  resolvedByName: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  approvalNotes: z.string().nullable(),
  rejectionNotes: z.string().nullable(),
  /** Of a rejection that asks for changes: at fields of the request. */
  fieldNotes: z.array(FieldNote),
  /** Decided by the person who asked; only an administrator can. */
  selfApproved: z.boolean(),
  /** The decider wrote a revision of what was decided; in the controlled way nobody can. */
  byContributor: z.boolean(),
  /** Of the content, as it was decided on. */
  /** Current revision of the record or submission, for the decision. */
  contentRevision: z.int().nullable(),
  decidedRevision: z.int().nullable(),
  /** SHA-256 of the content, hex. */
  decidedHash: z.string().nullable(),
  signature: Signature.nullable(),
  /** Why this person may not decide on it; null where that is possible or nothing is left to decide. */
  cannotDecide: z.string().nullable(),
  abilities: z.object({ decide: z.boolean(), reassign: z.boolean() }),
})
export type ApprovalRequest = z.infer<typeof ApprovalRequest>

export const RequestListQuery = listQuery(ApprovalRequest, requestSortFields, {
  status: several.optional(),
  changeType: several.optional(),
  id: IdParams.shape.id.optional(),
  masterDiId: IdParams.shape.id.optional(),
  submissionId: IdParams.shape.id.optional(),
  /**
   * Requests waiting for the user, ever assigned to the user, made by the user; of those the rejected ones whose subject
   * has neither been sent again nor moved on since, and the pending ones that nobody who may decide is assigned to. The
   * latter of people who have left are `left`, the former `left-to-rework`.
   */
  mine: z
    .enum(['to-decide', 'assigned', 'requested', 'to-rework', 'to-reassign', 'left', 'left-to-rework'])
    .optional(),
})
export type RequestListQuery = z.output<typeof RequestListQuery>

export const RequestCounts = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  /** Pending ones assigned to the person who asks. */
  assignedToMe: z.int(),
})

const notes = reasonText.nullish()
const note = reasonText
  .refine((given) => given.trim() !== '', 'Describe what needs to change')
  .transform((given) => given.trim())
/** Asks for changes; the reason may be left out then. */
const fieldNotes = z
  .array(z.object({ field: plainText(100), note }))
  .max(200)
  .optional()

/** Common to all decisions. */
const deciding = {
  /** Of the record or submission; another one on the server answers 409 stale_record. */
  revision: givenNumber(),
  ...signingFields,
}

export const Reassignment = z.object({
  assignedTo: givenNumber('Choose a person'),
  dueDate: z.preprocess((value) => (value === '' ? null : value), day.nullish()),
  notes,
})
export type Reassignment = z.output<typeof Reassignment>

export const Approver = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type Approver = z.infer<typeof Approver>

export const requestsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/pending-changes',
    access: 'view-submissions',
    summary: 'What waits for a decision, and what was decided; newest first',
    query: RequestListQuery,
    response: z.array(ApprovalRequest),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/pending-changes/export',
    access: 'export-data',
    summary: 'The requests a list shows as CSV',
    query: RequestListQuery.omit(wholeList),
    response: 'file',
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/pending-changes/counts',
    access: 'view-submissions',
    summary: 'How many are pending, approved and rejected',
    response: RequestCounts,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/pending-changes/:id/approve',
    access: 'approve-submissions',
    summary: 'Do what was asked; not by its requester',
    params: IdParams,
    body: z.object({ approvalNotes: notes, ...deciding }),
    response: ApprovalRequest,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/pending-changes/:id/reject',
    access: 'approve-submissions',
    summary: 'Turn it down, with the reason or notes at its fields; a version goes back to draft',
    params: IdParams,
    body: z.object({ rejectionNotes: notes, fieldNotes, ...deciding }),
    response: ApprovalRequest,
  }),
  reassign: endpoint({
    method: 'POST',
    path: '/api/pending-changes/:id/reassign',
    access: 'view-submissions',
    summary: 'Give the decision to another approver; by who asked, who is assigned, or an approver',
    params: IdParams,
    body: Reassignment,
    response: ApprovalRequest,
  }),
  approvers: endpoint({
    method: 'GET',
    path: '/api/users/approvers',
    access: 'view-submissions',
    summary: 'Active people who may decide, by name',
    response: z.array(Approver),
  }),
}
