import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ImportResult, Job } from './imports.ts'
import { LostElement, RegisterDifference } from './register-differences.ts'

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
  differences: z.array(RegisterDifference),
  /** What of the record no field of the hub can hold. */
  lost: z.array(LostElement),
})
export type ComparedRecord = z.infer<typeof ComparedRecord>

export const ReleaseComparison = z.object({
  fileName: z.string(),
  /** Files that were read, those inside archives counted. */
  files: z.int(),
  /** Records in them, of whomever. */
  records: z.int(),
  counts: z.record(z.enum(releaseOutcomes), z.int()),
  /** Most significant first, up to the maximum. */
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
      'Read files a regulator has published (XML, CSV, text or JSON as the regulator writes it, or zips of them, also zips in zips) and compare them with what the hub has for the country; nothing is stored',
    params: z.strictObject({ country: z.string().max(10) }),
    body: 'file',
    response: ReleaseComparison,
  }),
  importNew: endpoint({
    method: 'POST',
    path: '/api/country-specific/release-import/:country',
    access: 'create-submissions',
    summary:
      'Take in devices that only a published file has, as master records with a draft for the country: those named in the part "udiDis" before the file (one a line), or all',
    params: z.strictObject({ country: z.string().max(10) }),
    body: 'file',
    response: ImportResult,
    accepted: Job,
  }),
}
