import type { Affected } from '#core/contract/regulatory-updates.ts'
import { impactOn, type Judgement, join, notAffected, whyNone } from '#core/intelligence/impact.ts'
import type { UpdateScope } from '#core/intelligence/update-scope.ts'
import type { Concern } from '#core/markets/requirements/device-kinds.ts'
import { askOnce, type Kinds, stampNow } from '#server/platform/answer-cache.ts'
import type { Hub } from '#server/platform/hub.ts'
import { type DevicesAlike, devicesAlike, devicesInUse } from '#server/standing/device-traits-queries.ts'
import { countFirst } from '#server/standing/readiness-count.ts'
import { openCount } from '#server/standing/readiness-count-queries.ts'

/** Which devices updates affect, as the devices are at one moment (decision D141). */
export interface Impacts {
  /** How many of how many; worked out once for each scope. */
  of(scope: UpdateScope): Affected
  /** The devices it affects or may affect, by the numbers of their records. */
  devicesOf(scope: UpdateScope): ReadonlyMap<number, Judgement>
}

/** What is written when one of the facts changes. */
const facts: Kinds = ['master-di', 'submission', 'import', 'export', 'settings']

/** Worked out anew only after something has changed that devices are judged by. */
export async function impactsNow(hub: Hub): Promise<Impacts> {
  const find = async () => impactsOf(await devicesAlike(hub.db), await devicesInUse(hub.db))
  // Read before the count: all that was written up to here is counted in what is found below.
  const counted = await stampNow(hub.db, facts)
  await countFirst(hub)
  // Which submission stands for a device is still being counted: nothing is kept until it is known.
  if ((await openCount(hub.db)) > 0) return find()
  const kept = await askOnce(hub.db, facts, 'impacts', async () => ({ counted, impacts: await find() }))
  // Written after the count of whoever asked first, and before the answer was kept.
  return kept.counted < counted ? find() : kept.impacts
}

function impactsOf(groups: readonly DevicesAlike[], total: number): Impacts {
  const known = new Map<string, Affected>()
  const placeOf = new Map<number, number>()
  const alike = groups.map((group) => ({
    group,
    places: group.ids.map((id) => {
      const place = placeOf.get(id) ?? placeOf.size
      placeOf.set(id, place)
      return place
    }),
  }))
  // A device may be in several markets: it counts once, as what it is in any of them.
  const count = (scope: UpdateScope): Affected => {
    const joined = Array<Judgement>(placeOf.size).fill(notAffected)
    for (const { group, places } of alike) {
      const judged = impactOn(scope, group)
      if (judged.concern === 'no') continue
      for (const place of places) joined[place] = join(joined[place] ?? notAffected, judged)
    }
    const many = (wanted: Concern) => joined.reduce((sum, { concern }) => sum + Number(concern === wanted), 0)
    const devices = many('yes')
    const sized = groups.map((group) => ({ ...group, devices: group.ids.length }))
    const why = devices > 0 ? null : whyNone(scope, total, sized)
    return { devices, unclear: many('unclear'), of: total, whyNone: why }
  }
  return {
    of: (scope) => {
      const key = JSON.stringify(scope)
      const found = known.get(key) ?? count(scope)
      known.set(key, found)
      return found
    },
    devicesOf: (scope) => {
      const all = new Map<number, Judgement>()
      for (const group of groups) {
        const judged = impactOn(scope, group)
        if (judged.concern === 'no') continue
        for (const id of group.ids) all.set(id, join(all.get(id) ?? notAffected, judged))
      }
      return all
    },
  }
}
