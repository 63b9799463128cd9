import { z } from 'zod'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { standings } from '#core/lifecycle/standing.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery, several, wholeList } from './list-query.ts'

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

/** A market of a device in the matrix. */
export const ReadinessCell = z.object({
  country: z.string(),
  needed: z.int(),
  /** How many of the needed fields say nothing. */
  missing: z.int(),
  submissionId: z.int().nullable(),
})
export type ReadinessCell = z.infer<typeof ReadinessCell>

export const ReadinessRow = z.object({
  id: z.int(),
  deviceNumber: z.string().nullable(),
  deviceName: z.string().nullable(),
  versionNumber: z.string(),
  manufacturerName: z.string().nullable(),
  status: z.enum(masterStatuses),
  targetCountries: z.array(z.string()),
  /** In the order of the hub's list of markets; empty while the record waits to be counted. */
  cells: z.array(ReadinessCell),
})
export type ReadinessRow = z.infer<typeof ReadinessRow>

export const ReadinessQuery = listQuery(ReadinessRow, ['deviceNumber', 'deviceName', 'updatedAt'], {
  /** Devices aimed at one of these. */
  country: several.optional(),
  region: several.optional(),
  /** Nothing is missing for all of these. */
  readyFor: several.optional(),
  /** Something is missing for one of these. */
  notReadyFor: several.optional(),
  manufacturerName: several.optional(),
})
export type ReadinessQuery = z.output<typeof ReadinessQuery>

/** How far the counting is. */
export const ReadinessState = z.object({
  /** Records that wait to be counted again. */
  open: z.int(),
  /** By market: devices aimed at it, and those of them that miss nothing. */
  markets: z.array(z.object({ country: z.string(), aimed: z.int(), ready: z.int() })),
})
export type ReadinessState = z.infer<typeof ReadinessState>

export const readinessApi = {
  ofRecord: endpoint({
    method: 'GET',
    path: '/api/master-di/:id/readiness',
    access: 'view-submissions',
    summary: 'What is missing of a record for each of its markets, or for those that are named',
    params: IdParams,
    query: z.strictObject({ country: several.optional() }),
    response: z.array(MarketReadiness),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/readiness',
    access: 'view-submissions',
    summary: 'Devices and how far each is for every market',
    query: ReadinessQuery,
    response: z.array(ReadinessRow),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/readiness/export',
    access: 'export-data',
    summary: 'The matrix of devices and markets as CSV',
    query: ReadinessQuery.omit(wholeList),
    response: 'file',
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/readiness/state',
    access: 'view-submissions',
    summary: 'How many devices are ready for each market, and how many still wait to be counted',
    response: ReadinessState,
  }),
}
