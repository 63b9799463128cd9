import { z } from 'zod'
import { marketReasons, marketStages } from '#core/lifecycle/market-standing.ts'
import { masterStatuses } from '#core/lifecycle/master-status.ts'
import { standings } from '#core/lifecycle/standing.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery, several, wholeList } from './list-query.ts'

/**
 * Where a device stands in one of its markets (decision D51): by the submission that stands for it, else by what copying
 * its version in force would fill in.
 */
export const MarketReadiness = z.object({
  country: z.string(),
  /** Why it is a market of the device (decision D53); none where it was only asked about. */
  reasons: z.array(z.enum(marketReasons)),
  stage: z.enum(marketStages),
  /** The submission that is judged; null where there is none yet. */
  submissionId: z.int().nullable(),
  /** Its other submissions there: for another UDI-DI or regulation, or duplicates. */
  others: z.int(),
  status: z.enum(submissionStatuses).nullable(),
  /** Where that stands with the register. */
  standing: z.enum(standings).nullable(),
  /** Whether a register has it, whatever became of its last change. */
  isRegistered: z.boolean(),
  /** How many fields the regulator needs; null where the hub has no rules for the market yet. */
  needed: z.int().nullable(),
  missing: z.array(z.object({ field: z.string(), label: z.string() })),
  /** Errors the rules report; counted only once nothing is missing. */
  wrong: z.int(),
  /** How many values of the record's version in force the submission does not have. */
  behind: z.int(),
  /** The past day on which the regulator published the record, as GUDID does; YYYY-MM-DD. */
  publishedOn: z.string().nullable(),
  /** Whether its submission says that the device is no longer placed on this market; what is registered stays so. */
  noLongerPlaced: z.boolean(),
  /** Whether the register has taken it, and nothing shows that who has to confirm it has done so (decision D161). */
  toBeConfirmed: z.boolean(),
})
export type MarketReadiness = z.infer<typeof MarketReadiness>

/** A market of a device in the matrix. */
export const ReadinessCell = z.object({
  country: z.string(),
  /** Why it is a market of the device; none where it is not one. */
  reasons: z.array(z.enum(marketReasons)),
  stage: z.enum(marketStages),
  needed: z.int(),
  /** Number of required fields that are empty. */
  missing: z.int(),
  /** Errors the rules report; counted only once nothing is missing. */
  wrong: z.int(),
  behind: z.int(),
  submissionId: z.int().nullable(),
  others: z.int(),
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
  /** Exactly these records. */
  id: several.optional(),
  /** Devices one of these is a market of. */
  country: several.optional(),
  region: several.optional(),
  /** Nothing is missing, wrong or refused for all of these. No device is ready for a market of which the hub has only a worksheet (decision D55). */
  readyFor: several.optional(),
  /** Something is missing, wrong or refused for one of these. */
  notReadyFor: several.optional(),
  /** Every field the hub knows is filled in for all of these. */
  filledFor: several.optional(),
  /** Fields known to the hub are missing for at least one of these markets. */
  gapsFor: several.optional(),
  /** Where the device stands in one of its markets, or in the one that `country` names. */
  stage: several.optional(),
  /** What there is to do for the device in one of its markets, or in the one that `country` names. */
  task: several.optional(),
  manufacturerName: several.optional(),
})
export type ReadinessQuery = z.output<typeof ReadinessQuery>

/** Progress of the count. */
export const ReadinessState = z.object({
  /** Records that wait to be counted again. */
  open: z.int(),
  /**
   * By market: the devices that have it, those of them for which nothing is missing, wrong or refused, and how many are at each
   * stage. For a worksheet none is ready; `filled` counts those with every field the hub knows.
   */
  markets: z.array(
    z.object({
      country: z.string(),
      modelled: z.enum(['regulator', 'worksheet']),
      aimed: z.int(),
      ready: z.int(),
      filled: z.int(),
      stages: z.partialRecord(z.enum(marketStages), z.int()),
    }),
  ),
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
