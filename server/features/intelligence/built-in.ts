import { datedFactsOn } from '#core/intelligence/dated-facts.ts'
import { knownFeeds } from '#core/intelligence/feeds.ts'
import { dayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { insertKnownFeeds, insertUpdates, renewBuiltIn } from './intelligence-writes.ts'
import { foundBy } from './matching.ts'
import { readScopes } from './scope-service.ts'
import { searchTextOf } from './search-text.ts'

/** Refresh interval: the urgency of facts changes daily. */
export const builtInSeconds = 6 * 60 * 60

/** Stores the feeds and facts the hub knows by itself. Existing feeds are kept as they are, existing facts are updated. */
export async function keepBuiltIn(hub: Hub): Promise<void> {
  await inTransaction(hub, null, async (unit) => {
    const { tx, now } = unit
    await insertKnownFeeds(
      tx,
      knownFeeds.map(({ code, name, url, format, country, category, isGeneral, offBecause }) => ({
        ...{ code, name, url, format, country, category },
        is_general: isGeneral ?? false,
        enabled: offBecause === undefined,
        note: offBecause ?? null,
        etag: null,
        last_modified: null,
        asked_at: null,
        answered_at: null,
        status: 'never' as const,
        error: null,
        revision: 1,
      })),
    )
    const facts = datedFactsOn(dayOf(now)).map(({ publishedDate, confirmedOn, tags, scope, ...fact }) => ({
      ...fact,
      feed_id: null,
      published_on: publishedDate,
      confirmed_on: confirmedOn,
      tags: [...tags],
      search_text: searchTextOf({ ...fact, tags }),
      scope: JSON.stringify(scope),
      scope_words: '[]',
      stored_at: now,
    }))
    const stored = await insertUpdates(tx, facts)
    await renewBuiltIn(tx, facts)
    await foundBy(unit, stored)
    await readScopes(tx)
  })
}
