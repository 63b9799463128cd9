import type { UpdateQuery } from '#core/contract/intelligence.ts'
import { scopeOf } from '#core/intelligence/update-scope.ts'
import { type Impacts, impactsNow } from '#server/impact/impacts.ts'
import type { Hub } from '#server/platform/hub.ts'
import { scopesOfAll, updateListOf } from './intelligence-queries.ts'

/** What none of the properties that are asked for is made of is not worked out. */
const withImpacts = ['affected']

/** The list of updates, with the devices each affects as they are now. */
export async function updateListFor(
  hub: Hub,
  { fields, affects }: Pick<UpdateQuery, 'fields' | 'affects'> = {},
) {
  const isAsked = affects !== undefined || !fields || fields.some((one) => withImpacts.includes(one))
  const impacts = isAsked ? await impactsNow(hub) : noImpacts
  return updateListOf(impacts, affects === undefined ? [] : await updatesThatAffect(hub, impacts))
}

async function updatesThatAffect(hub: Hub, impacts: Impacts): Promise<number[]> {
  const all = await scopesOfAll(hub.db)
  return all.flatMap((row) => (impacts.of(scopeOf(row)).devices > 0 ? [row.id] : []))
}

const noImpacts: Impacts = {
  of: () => ({ devices: 0, unclear: 0, of: 0, whyNone: null }),
  devicesOf: () => new Map(),
}
