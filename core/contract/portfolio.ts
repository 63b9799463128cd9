import { z } from 'zod'
import { patchShape, plainText, presentedShape } from '#core/dictionary/field-schema.ts'
import { portfolioFields } from '#core/dictionary/portfolio/index.ts'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { Deletion } from './actors.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { portfolioSortFields } from './list-filters.ts'
import { listQuery, wholeList } from './list-query.ts'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

/** The device portfolio: product families, and the submissions matched to them (document 2 section 2.8). */

/** Matched submissions shown on a card. */
export const shownOnCard = 3

export const MatchedSubmission = z.object({
  id: z.int(),
  deviceName: z.string().nullable(),
  country: z.string(),
  masterDiId: z.int().nullable(),
  /** Of the version it belongs to; null where it has none. */
  recordStatus: z.enum(masterStatuses).nullable(),
  status: z.enum(submissionStatuses),
})
export type MatchedSubmission = z.infer<typeof MatchedSubmission>

export const Portfolio = z.object({
  ...presentedShape(portfolioFields),
  /** The expected number of devices. */
  deviceCount: z.int(),
  id: z.int(),
  revision: z.int(),
  /** Submissions matched to it. */
  matchedCount: z.int(),
  /** The same by status; statuses nobody has are left out. */
  matchedByStatus: z.partialRecord(z.enum(submissionStatuses), z.int()),
  /** The first three, those that were changed last. */
  matchedSubmissions: z.array(MatchedSubmission),
  deleteReason: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  updatedAt: z.string(),
  updatedByName: z.string().nullable(),
  abilities: z.object({ edit: z.boolean(), match: z.boolean(), delete: z.boolean() }),
})
export type Portfolio = z.infer<typeof Portfolio>

const fromDigits = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  return /^[+-]?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value
}

const tooFew = 'Device count must be 0 or greater'
const deviceCount = z.preprocess(
  fromDigits,
  z
    .number('Write the number of devices in digits')
    .min(0, tooFew)
    .max(1_000_000, 'Must be 1000000 or less')
    .int('Must be a whole number')
    .nullable(),
) as unknown as z.ZodType<number | null, number | null>

export const PortfolioInput = z.object({
  ...patchShape(portfolioFields),
  deviceCount: deviceCount.optional(),
  revision: givenNumber(),
})
export type PortfolioInput = z.input<typeof PortfolioInput>
export type PortfolioChange = z.output<typeof PortfolioInput>

export const PortfolioListQuery = listQuery(Portfolio, portfolioSortFields, {})
export type PortfolioListQuery = z.output<typeof PortfolioListQuery>

export const Matching = z.object({
  submissionIds: z
    .array(Id, 'Choose submissions')
    .min(1, 'Choose at least one submission')
    .max(1000, 'At most 1000 at once'),
})
export type Matching = z.output<typeof Matching>

export const proposalReasons = ['family', 'basic-udi-di', 'name'] as const

/** A submission of no family. */
export const Candidate = z.object({
  id: z.int(),
  deviceName: z.string().nullable(),
  deviceNumber: z.string().nullable(),
  basicUdiDi: z.string().nullable(),
  udiDi: z.string().nullable(),
  country: z.string(),
  status: z.enum(submissionStatuses),
  recordStatus: z.enum(masterStatuses).nullable(),
  /** Why it may belong here: its record names the family, it shares a Basic UDI-DI, or its name begins alike. */
  proposedBy: z.enum(proposalReasons).nullable(),
})
export type Candidate = z.infer<typeof Candidate>

const CandidateQuery = z.strictObject({
  /** Part of the name, the number or a code. */
  search: plainText(200).optional(),
  limit: wholeNumber(1, 200).default(50),
})

export type CandidateQuery = z.output<typeof CandidateQuery>

export const portfolioApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/portfolio',
    access: 'view-submissions',
    summary: 'Product families by name, with what is matched to them',
    query: PortfolioListQuery,
    response: z.array(Portfolio),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/portfolio/export',
    access: 'export-data',
    summary: 'The families a list shows as CSV',
    query: PortfolioListQuery.omit(wholeList),
    response: 'file',
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/portfolio/:id',
    access: 'view-submissions',
    summary: 'One product family',
    params: IdParams,
    response: Portfolio,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/portfolio',
    access: 'create-submissions',
    summary: 'A new product family',
    body: PortfolioInput,
    makes: portfolioFields,
    response: Portfolio,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/portfolio/:id',
    access: 'create-submissions',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: PortfolioInput,
    response: Portfolio,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/portfolio/:id',
    access: 'create-submissions',
    summary: 'Take a family out of sight; its submissions stay, and belong to none',
    params: IdParams,
    body: Deletion,
    response: Portfolio,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/portfolio/:id/candidates',
    access: 'view-submissions',
    summary: 'Submissions of no family, those that probably belong here first',
    params: IdParams,
    query: CandidateQuery,
    response: z.object({ total: z.int(), items: z.array(Candidate) }),
  }),
  match: endpoint({
    method: 'POST',
    path: '/api/portfolio/:id/match-submissions',
    access: 'create-submissions',
    summary: 'Attach submissions; none where one of them belongs to another family',
    params: IdParams,
    body: Matching,
    response: Portfolio,
  }),
  unmatch: endpoint({
    method: 'POST',
    path: '/api/portfolio/:id/unmatch-submissions',
    access: 'create-submissions',
    summary: 'Take submissions out of the family again',
    params: IdParams,
    body: Matching,
    response: Portfolio,
  }),
}
