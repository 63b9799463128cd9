import { z } from 'zod'
import { patchShape, presentedShape } from '#core/dictionary/field-schema.ts'
import { complianceFields, rimDocumentFields, rimSubmissionFields } from '#core/dictionary/rim/index.ts'
import { renewalSources } from '#core/lifecycle/renewals.ts'
import { Deletion } from './actors.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { complianceCounts, projectCounts } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { signingFields } from './signing.ts'
import { givenNumber, Id } from './whole-number.ts'

/** The small regulatory information view (document 3 section 2.9; decision D26). */

const kept = {
  id: z.int(),
  revision: z.int(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedByName: z.string().nullable(),
}

export const RimSubmission = z.object({
  ...presentedShape(rimSubmissionFields),
  ...kept,
  /** Documents that are linked to it. */
  documents: z.int(),
  /** From the target date, negative once it has passed; null without one, and once it has been decided on. */
  daysToDeadline: z.int().nullable(),
  /** A user of the hub, beside what is written under Assigned To. */
  ownerId: z.int().nullable(),
  ownerName: z.string().nullable(),
  /** Devices it is about that are still there, and the markets. */
  devices: z.int(),
  markets: z.array(z.string()),
  /** Its tasks, milestones and questions without those that are not needed. */
  tasks: z.int(),
  tasksDone: z.int(),
  /** The open milestone that is due first. */
  nextMilestone: z.object({ id: z.int(), title: z.string(), dueDate: z.string().nullable() }).nullable(),
  /** What it renews, with the end it was begun for. */
  renewal: z
    .object({
      source: z.enum(renewalSources),
      sourceId: z.int().nullable(),
      number: z.string(),
      notifiedBody: z.string().nullable(),
      expiresOn: z.string(),
      automatic: z.boolean(),
    })
    .nullable(),
})
export type RimSubmission = z.infer<typeof RimSubmission>

export const ComplianceItem = z.object({ ...presentedShape(complianceFields), ...kept })
export type ComplianceItem = z.infer<typeof ComplianceItem>

export const RimDocument = z.object({
  ...presentedShape(rimDocumentFields),
  ...kept,
  /** When the document or its file changed. */
  lastModified: z.string(),
  /** Of the newest file: its bytes, its number, its SHA-256; null without a file. */
  size: z.int().nullable(),
  fileId: z.int().nullable(),
  fileHash: z.string().nullable(),
  linkedSubmissions: z.int(),
  submissionIds: z.array(z.int()),
  /** The same with their names. */
  submissions: z.array(z.object({ id: z.int(), productName: z.string().nullable() })),
  /** Who approved it last with a decision, and whether nothing has changed since. */
  approval: z.object({ printedName: z.string(), signedAt: z.string(), isCurrent: z.boolean() }).nullable(),
  /** In controlled mode: it is called approved, and nobody decided on it as it is now. */
  notApprovedHere: z.boolean(),
})
export type RimDocument = z.infer<typeof RimDocument>

export const RimFile = z.object({
  id: z.int(),
  fileName: z.string(),
  size: z.int(),
  sha256: z.string(),
  uploadedAt: z.string(),
  uploadedByName: z.string().nullable(),
})
export type RimFile = z.infer<typeof RimFile>

export const RimOverview = z.object({
  totalSubmissions: z.int(),
  activeSubmissions: z.int(),
  overdueTasks: z.int(),
  complianceIssues: z.int(),
  successRate: z.int().nullable(),
  averageReviewDays: z.int().nullable(),
  complianceScore: z.int().nullable(),
  costSavings: z.number().nullable(),
})
export type RimOverview = z.infer<typeof RimOverview>

export const maxRimFileBytes = 10 * 1024 * 1024

export const RimSubmissionInput = z.object({
  ...patchShape(rimSubmissionFields),
  /** A person who can sign in; null for nobody. */
  ownerId: Id.nullable().optional(),
  revision: givenNumber(),
})
export const ComplianceInput = z.object({ ...patchShape(complianceFields), revision: givenNumber() })
export const RimDocumentInput = z.object({
  ...patchShape(rimDocumentFields),
  /** Those it belongs to; what is absent stays. */
  submissionIds: z.array(Id).max(1000).optional(),
  revision: givenNumber(),
})

export const RimSubmissionQuery = listQuery(RimSubmission, ['createdAt', 'targetDate', 'name'], {
  status: several.optional(),
  /** Those one owns oneself. */
  mine: z.literal('true').optional(),
  /** Undecided ones of people who have left. */
  left: z.literal('true').optional(),
  ownerId: Id.optional(),
  /** Those a counter or a tile counts. */
  counted: z.enum(projectCounts).optional(),
  /** Those that are about this device, by any of its versions. */
  masterDiId: Id.optional(),
})
export type RimSubmissionQuery = z.output<typeof RimSubmissionQuery>
export const ComplianceQuery = listQuery(ComplianceItem, ['createdAt', 'expiryDate', 'name'], {
  status: several.optional(),
  counted: z.enum(complianceCounts).optional(),
})
export type ComplianceQuery = z.output<typeof ComplianceQuery>
export const RimDocumentQuery = listQuery(RimDocument, ['createdAt', 'updatedAt', 'name'], {
  status: several.optional(),
  submissionId: Id.optional(),
})
export type RimDocumentQuery = z.output<typeof RimDocumentQuery>

const reading = { method: 'GET', access: 'view-submissions' } as const
const saving = { access: 'edit-submissions' } as const
const removal = { method: 'DELETE', params: IdParams, body: Deletion, ...saving } as const

export const rimApi = {
  overview: endpoint({
    ...reading,
    path: '/api/rim/overview',
    summary: 'The counters and tiles, computed from what is stored',
    response: RimOverview,
  }),
  submissions: endpoint({
    ...reading,
    path: '/api/rim/submissions',
    summary: 'Regulatory submissions',
    query: RimSubmissionQuery,
    response: z.array(RimSubmission),
    list: true,
  }),
  exportSubmissions: endpoint({
    method: 'GET',
    access: 'export-data',
    path: '/api/rim/submissions/export',
    summary: 'The regulatory submissions a list shows as CSV',
    query: RimSubmissionQuery.omit(wholeList),
    response: 'file',
  }),
  createSubmission: endpoint({
    method: 'POST',
    ...saving,
    path: '/api/rim/submissions',
    summary: 'A new regulatory submission; nothing of it is required',
    body: RimSubmissionInput,
    response: RimSubmission,
    status: 201,
  }),
  updateSubmission: endpoint({
    method: 'PUT',
    ...saving,
    path: '/api/rim/submissions/:id',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: RimSubmissionInput,
    response: RimSubmission,
  }),
  deleteSubmission: endpoint({
    ...removal,
    path: '/api/rim/submissions/:id',
    summary: 'Take a regulatory submission out of sight; its documents stay',
    response: RimSubmission,
  }),
  compliance: endpoint({
    ...reading,
    path: '/api/rim/compliance',
    summary: 'Compliance items',
    query: ComplianceQuery,
    response: z.array(ComplianceItem),
    list: true,
  }),
  exportCompliance: endpoint({
    method: 'GET',
    access: 'export-data',
    path: '/api/rim/compliance/export',
    summary: 'The compliance items a list shows as CSV',
    query: ComplianceQuery.omit(wholeList),
    response: 'file',
  }),
  createCompliance: endpoint({
    method: 'POST',
    ...saving,
    path: '/api/rim/compliance',
    summary: 'A new compliance item',
    body: ComplianceInput,
    response: ComplianceItem,
    status: 201,
  }),
  updateCompliance: endpoint({
    method: 'PUT',
    ...saving,
    path: '/api/rim/compliance/:id',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: ComplianceInput,
    response: ComplianceItem,
  }),
  deleteCompliance: endpoint({
    ...removal,
    path: '/api/rim/compliance/:id',
    summary: 'Take a compliance item out of sight',
    response: ComplianceItem,
  }),
  documents: endpoint({
    ...reading,
    path: '/api/rim/documents',
    summary: 'Documents, each with its newest file',
    query: RimDocumentQuery,
    response: z.array(RimDocument),
    list: true,
  }),
  createDocument: endpoint({
    method: 'POST',
    ...saving,
    path: '/api/rim/documents',
    summary: 'A new document, without a file yet',
    body: RimDocumentInput,
    response: RimDocument,
    status: 201,
  }),
  updateDocument: endpoint({
    method: 'PUT',
    ...saving,
    path: '/api/rim/documents/:id',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: RimDocumentInput,
    response: RimDocument,
  }),
  deleteDocument: endpoint({
    ...removal,
    path: '/api/rim/documents/:id',
    summary: 'Take a document out of sight; its files are kept',
    response: RimDocument,
  }),
  files: endpoint({
    ...reading,
    path: '/api/rim/documents/:id/files',
    summary: 'All files a document ever had, newest first',
    params: IdParams,
    response: z.array(RimFile),
  }),
  approveDocument: endpoint({
    method: 'POST',
    access: 'approve-submissions',
    signedInOnly: true,
    path: '/api/rim/documents/:id/approve',
    summary:
      'Approve a document; in controlled mode by somebody who wrote none of it since it was approved last',
    params: IdParams,
    /** As it was read: another revision, or another file than this one, is not approved. */
    body: z.object({ revision: givenNumber(), fileHash: z.string().nullable().optional(), ...signingFields }),
    response: RimDocument,
  }),
  addFile: endpoint({
    method: 'POST',
    ...saving,
    path: '/api/rim/documents/:id/files',
    summary: 'A new file of a document; earlier ones are kept',
    params: IdParams,
    body: 'file',
    response: RimDocument,
  }),
  file: endpoint({
    ...reading,
    path: '/api/rim/files/:id',
    summary: 'One file, exactly as it was uploaded',
    params: IdParams,
    response: 'file',
  }),
}
