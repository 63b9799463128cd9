import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a regulator has published, compared with the submissions of the hub; nothing is stored. */

export const releaseOutcomes = ['different', 'only-there', 'same', 'only-here'] as const
export type ReleaseOutcome = (typeof releaseOutcomes)[number]

const ComparedRecord = z.object({
  udiDi: z.string(),
  name: z.string().nullable(),
  outcome: z.enum(releaseOutcomes),
  /** What the hub has of it. */
  submissionId: z.int().nullable(),
  masterDiId: z.int().nullable(),
  /** The regulator's number and day of the version that was read. */
  version: z.int().nullable(),
  versionDate: z.string().nullable(),
  differences: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      kind: z.enum(['different', 'not-stated-there', 'not-stated-here']),
      here: z.unknown(),
      there: z.unknown(),
    }),
  ),
  /** What of the record no field of the hub can hold. */
  lost: z.array(z.object({ element: z.string(), why: z.string() })),
})
export type ComparedRecord = z.infer<typeof ComparedRecord>

export const ReleaseComparison = z.object({
  fileName: z.string(),
  /** Files that were read, those inside archives counted. */
  files: z.int(),
  /** Records in them, of whomever. */
  records: z.int(),
  counts: z.record(z.enum(releaseOutcomes), z.int()),
  /** The most telling ones first, so many as an answer holds. */
  rows: z.array(ComparedRecord),
  problems: z.array(z.object({ file: z.string(), message: z.string() })),
})
export type ReleaseComparison = z.infer<typeof ReleaseComparison>

export const releaseComparisonApi = {
  compare: endpoint({
    method: 'POST',
    path: '/api/country-specific/release-comparison/:country',
    access: 'view-submissions',
    summary:
      'Read files a regulator has published (XML, or zips of them, also zips in zips) and compare them with the submissions for the country; nothing is stored',
    params: z.strictObject({ country: z.string().max(10) }),
    body: 'file',
    response: ReleaseComparison,
  }),
}
