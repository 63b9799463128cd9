import { z } from 'zod'
import { confidences, duties } from '#core/markets/requirements/requirement.ts'
import { endpoint } from './endpoint.ts'

/** An upcoming date, and how many of the hub's devices it concerns (decision D57). */
export const OwnDeadline = z.object({
  /** Names the milestone among those of all markets. */
  key: z.string(),
  country: z.string(),
  /** As precise as its source: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: z.string(),
  lastDay: z.string(),
  daysLeft: z.int(),
  duty: z.enum(duties),
  scope: z.string(),
  source: z.string(),
  url: z.string().nullable(),
  confidence: z.enum(confidences),
  confirmedOn: z.string(),
  /** Not confirmed for more than 180 days. */
  stale: z.boolean(),
  /** Devices it certainly affects, by class and type. */
  devices: z.int(),
  /** Those of them that lack nothing; null while many devices are still being counted. */
  ready: z.int().nullable(),
  /** Devices it may affect. */
  unclear: z.int(),
})
export type OwnDeadline = z.infer<typeof OwnDeadline>

export const deadlinesApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/requirements/deadlines',
    access: 'view-submissions',
    summary: 'The upcoming dates of all markets, each with its source and the devices it concerns',
    response: z.array(OwnDeadline),
  }),
}
