import { z } from 'zod'
import { findMarket, markets } from '#core/code-lists/markets.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './whole-number.ts'

/** Maximum number of records copied, and of drafts deleted again, per request. */
export const copiedAtOnce = 200

const masterDiIds = z
  .array(Id)
  .min(1, 'Choose a record')
  .max(copiedAtOnce, `At most ${copiedAtOnce} records at once`)

/** A market by code or name; returns its code. */
export const writtenCountry = z.string().transform((written, context) => {
  const market = findMarket(written)
  if (market) return market.code
  context.addIssue({ code: 'custom', message: 'The hub does not have this market' })
  return z.NEVER
})

const SubmissionCopies = z.strictObject({
  masterDiIds,
  countries: z
    .array(writtenCountry)
    .min(1, 'Choose a country')
    .max(markets.length, `At most ${markets.length} countries`),
})
export type SubmissionCopies = z.output<typeof SubmissionCopies>

const WithoutSubmission = z.object({
  country: z.string(),
  /** Of the records named, how many have no submission there yet. */
  without: z.int(),
  /** Of those, how many have the country among their target markets. */
  aimed: z.int(),
})
export type WithoutSubmission = z.infer<typeof WithoutSubmission>

export const CopiedTo = z.object({
  country: z.string(),
  /** Drafts made by this call. */
  made: z.int(),
  /** Their numbers, by which POST /api/submissions/copies/undo deletes them. */
  drafts: z.array(z.int()),
  /** Records whose device already has a submission there, which are skipped. */
  existing: z.int(),
  /** Records that cannot be copied, and why. */
  refused: z.array(z.object({ masterDiId: z.int(), message: z.string() })),
})
export type CopiedTo = z.infer<typeof CopiedTo>

export const CopiesUndone = z.object({
  deleted: z.int(),
  /** Those that stay, and why. */
  kept: z.array(z.object({ id: z.int(), message: z.string() })),
})
export type CopiesUndone = z.infer<typeof CopiesUndone>

export const submissionCopiesApi = {
  copy: endpoint({
    method: 'POST',
    path: '/api/submissions/copies',
    access: 'create-submissions',
    summary: `A draft in each country for each record that has no submission there; ${copiedAtOnce} records at most`,
    body: SubmissionCopies,
    response: z.array(CopiedTo),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/submissions/copies/undo',
    access: 'delete-submissions',
    summary: `Delete drafts you have made by copying, where nobody has changed them since; ${copiedAtOnce} at most`,
    body: z.strictObject({
      submissionIds: z
        .array(Id)
        .min(1, 'Name the drafts')
        .max(copiedAtOnce, `At most ${copiedAtOnce} drafts at once`),
    }),
    response: CopiesUndone,
  }),
  without: endpoint({
    method: 'POST',
    path: '/api/submissions/copies/without',
    access: 'view-submissions',
    reads: true,
    summary: 'How many of the records have no submission yet, and how many of those aim at it, by country',
    body: z.strictObject({ masterDiIds }),
    response: z.array(WithoutSubmission),
  }),
}
