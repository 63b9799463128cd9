import { z } from 'zod'
import { standings } from '#core/lifecycle/standing.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/** How far a record is for one of its markets: by its submission there, else by what copying the record would fill. */
export const MarketReadiness = z.object({
  country: z.string(),
  /** The submission that is judged; null where there is none yet. */
  submissionId: z.int().nullable(),
  status: z.enum(submissionStatuses).nullable(),
  /** Where that stands with the register. */
  standing: z.enum(standings).nullable(),
  /** How many fields the regulator needs; null where the hub has no rules for the market yet. */
  needed: z.int().nullable(),
  missing: z.array(z.object({ field: z.string(), label: z.string() })),
})
export type MarketReadiness = z.infer<typeof MarketReadiness>

export const readinessApi = {
  ofRecord: endpoint({
    method: 'GET',
    path: '/api/master-di/:id/readiness',
    access: 'view-submissions',
    summary: 'What is missing of a record for each of its markets',
    params: IdParams,
    response: z.array(MarketReadiness),
  }),
}
