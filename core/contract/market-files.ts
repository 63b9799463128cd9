import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { endpoint } from './endpoint.ts'
import { LeftOut } from './exchange.ts'
import { FileNature } from './file-nature.ts'
import { writtenCountry } from './submission-copies.ts'
import { Id } from './whole-number.ts'

/** The files of one market for many submissions, where they do not depend on what a register has already. */

/** Batch size. */
export const mostMarketFiles = 1000

const MarketFilesRequest = z.strictObject({
  country: writtenCountry,
  /** The file's id in its market; the first one without. */
  file: plainText(20).nullish(),
  submissionIds: z
    .array(Id)
    .min(1, 'Choose a submission')
    .max(mostMarketFiles, `At most ${mostMarketFiles} submissions at once`),
})
export type MarketFilesRequest = z.output<typeof MarketFilesRequest>

const MarketFilesCheck = z.object({
  /** What the market has; `rowsPerFile` where its regulator takes no more devices in one. */
  files: z.array(
    z.object({
      ...{ id: z.string(), label: z.string(), nature: FileNature },
      rowsPerFile: z.int().nullable(),
    }),
  ),
  /** The one that was looked at. */
  file: z.string(),
  /** Submissions that would be in it, and how many files that makes. */
  ready: z.int(),
  count: z.int(),
  leftOut: z.array(LeftOut),
})
export type MarketFilesCheck = z.infer<typeof MarketFilesCheck>

export const marketFilesApi = {
  check: endpoint({
    method: 'POST',
    path: '/api/submissions/market-files/check',
    access: 'export-data',
    summary: 'What the files of a market would hold, and what would be left out of them and why',
    body: MarketFilesRequest,
    response: MarketFilesCheck,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/submissions/market-files',
    access: 'export-data',
    summary:
      'The file of a market with those of the named submissions that can be in it, recorded as exports; a zip where several files are needed; each file states its nature',
    body: MarketFilesRequest,
    response: 'file',
  }),
}
