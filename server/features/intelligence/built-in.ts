import { datedFacts } from '#core/intelligence/dated-facts.ts'
import { knownFeeds } from '#core/intelligence/feeds.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { insertKnownFeeds, insertUpdates } from './intelligence-writes.ts'
import { foundBy } from './matching.ts'
import { searchTextOf } from './search-text.ts'

/** Brings in the feeds and facts the hub knows by itself; those that are there stay as they are. */
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
    const stored = await insertUpdates(
      tx,
      datedFacts.map(({ publishedDate, tags, ...fact }) => ({
        ...fact,
        feed_id: null,
        url: null,
        published_on: publishedDate,
        tags: [...tags],
        search_text: searchTextOf({ ...fact, tags }),
        stored_at: now,
      })),
    )
    await foundBy(unit, stored)
  })
}
