import { z } from 'zod'
import { marketStages } from '#core/lifecycle/market-standing.ts'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { AuditEntry } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { RimDocument, RimFile, RimSubmission } from './rim.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

/** A regulatory submission as a project: devices × markets, renewals, documents with their versions (decision D140). */

/** What a reading or an entry says of the thing a project renews. */
const Renewed = z.object({
  /** Of the certificate as EUDAMED shows it; none of what was entered here. */
  certificateId: z.int().nullable(),
  number: z.string(),
  expiryDate: z.string(),
  /** Whether it is the same thing with a later end; otherwise it may be its successor. */
  isSame: z.boolean(),
})

export const Project = RimSubmission.extend({
  /** The user Assigned To names, where it has no owner. */
  proposedOwner: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** What has come since the renewal was begun, the likeliest first. */
  renewed: z.array(Renewed),
  /** That the certificate it renews was withdrawn, cancelled or suspended: its status in words, and when that was read. */
  lost: z.object({ status: z.string(), readOn: z.string() }).nullable(),
  /** Open tasks, milestones and questions. */
  openTasks: z.int(),
})
export type Project = z.infer<typeof Project>

export const ScopeDevice = z.object({
  deviceNumber: z.string(),
  /** The version in force; null where no record of this number is left. */
  masterDiId: z.int().nullable(),
  deviceName: z.string().nullable(),
  status: z.enum(masterStatuses).nullable(),
  /** Deleted or archived: it counts no more. */
  isGone: z.boolean(),
  markets: z.array(
    z.object({
      country: z.string(),
      /** Where the device stands there; null of one that is gone. */
      stage: z.enum(marketStages).nullable(),
      submissionId: z.int().nullable(),
      /** Required fields, and those of them that are empty. */
      needed: z.int(),
      missing: z.int(),
    }),
  ),
})
export type ScopeDevice = z.infer<typeof ScopeDevice>

export const ProjectScope = z.object({
  /** Devices that match, those that are gone among them. */
  total: z.int(),
  /** Devices that count no more, of the whole scope. */
  gone: z.int(),
  items: z.array(ScopeDevice),
})
export type ProjectScope = z.infer<typeof ProjectScope>

export const mostScopeDevices = 5000

const Markets = z.array(z.string().max(3)).min(1, 'Choose at least one market').max(30)

export const ScopeAddition = z.object({
  markets: Markets,
  /** Master DI records, any version of the device. */
  masterDiIds: z.array(Id).max(1000, 'At most 1,000 devices at once').optional(),
  /** All devices whose submissions state this certificate. */
  certificateId: Id.optional(),
  /** All devices of this product family. */
  portfolioId: Id.optional(),
})
export type ScopeAddition = z.output<typeof ScopeAddition>

/** All pairs of what is named; nothing named is everything. */
export const ScopeRemoval = z.object({
  deviceNumbers: z.array(z.string().max(255)).max(mostScopeDevices).optional(),
  markets: z.array(z.string().max(3)).max(30).optional(),
})
export type ScopeRemoval = z.output<typeof ScopeRemoval>

const ScopeChanged = z.object({
  /** Pairs of device and market that were added or removed. */
  changed: z.int(),
  devices: z.int(),
  markets: z.array(z.string()),
})

export const ProjectDocument = RimDocument.extend({
  /** All files it ever had, newest first. */
  files: z.array(RimFile.extend({ version: z.int() })),
})
export type ProjectDocument = z.infer<typeof ProjectDocument>

export const RenewalCompletion = z.object({
  decisionDate: z.iso.date('Write the date as YYYY-MM-DD').nullish(),
  /** Of a certification or a compliance item: its new end. */
  expiryDate: z.iso.date('Write the date as YYYY-MM-DD').nullish(),
  /** Of a certification, where it has a new one. */
  number: z.string().trim().min(1, 'Enter a number').max(120).nullish(),
  revision: givenNumber(),
})
export type RenewalCompletion = z.output<typeof RenewalCompletion>

/** What the counters and tiles are made of, and what else the projects count. */
export const ProjectFigures = z.object({
  decided: z.int(),
  approved: z.int(),
  /** Those with both dates, of which the mean is made. */
  reviewed: z.int(),
  complianceItems: z.int(),
  mine: z.int(),
  /** Renewals nobody has decided on. */
  renewals: z.int(),
  openTasks: z.int(),
  overdueTasks: z.int(),
  openQuestions: z.int(),
})
export type ProjectFigures = z.infer<typeof ProjectFigures>

const reading = { method: 'GET', access: 'view-submissions' } as const
const saving = { method: 'POST', access: 'edit-submissions', params: IdParams } as const

export const projectsApi = {
  figures: endpoint({
    ...reading,
    path: '/api/rim/figures',
    summary: 'What the tiles are made of, and what is open in the projects',
    response: ProjectFigures,
  }),
  get: endpoint({
    ...reading,
    path: '/api/rim/submissions/:id',
    summary: 'One project, with what has come of the renewal it is about',
    params: IdParams,
    response: Project,
  }),
  scope: endpoint({
    ...reading,
    path: '/api/rim/submissions/:id/scope',
    summary: 'Its devices, each with its markets and where it stands there',
    params: IdParams,
    query: z.object({
      search: z.string().max(200).optional(),
      limit: wholeNumber(1, 100).optional(),
      offset: wholeNumber(0, 1_000_000).optional(),
    }),
    response: ProjectScope,
  }),
  addScope: endpoint({
    ...saving,
    path: '/api/rim/submissions/:id/scope',
    summary: 'Add devices in markets: some, all under a certificate, or all of a product family',
    body: ScopeAddition,
    response: ScopeChanged,
    status: 201,
  }),
  removeScope: endpoint({
    ...saving,
    path: '/api/rim/submissions/:id/scope/removal',
    summary: 'Remove devices, markets, or devices from markets',
    body: ScopeRemoval,
    response: ScopeChanged,
  }),
  documents: endpoint({
    ...reading,
    path: '/api/rim/submissions/:id/documents',
    summary: 'Its documents, each with all versions of its file; at most 500',
    params: IdParams,
    response: z.array(ProjectDocument),
  }),
  history: endpoint({
    ...reading,
    path: '/api/rim/submissions/:id/history',
    summary:
      'The trail of the project, its tasks and documents, and of devices of its scope that went, newest first',
    params: IdParams,
    query: z.object({
      limit: wholeNumber(1, 1000).optional(),
      offset: wholeNumber(0, 1_000_000).optional(),
    }),
    response: z.object({ total: z.int(), items: z.array(AuditEntry) }),
  }),
  completeRenewal: endpoint({
    ...saving,
    path: '/api/rim/submissions/:id/renewal/completion',
    summary: 'Approve a renewal; the new end of a certification or compliance item is entered with it',
    body: RenewalCompletion,
    response: Project,
  }),
}
