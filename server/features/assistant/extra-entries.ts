import { findMarket } from '#core/code-lists/markets.ts'
import { international } from '#core/intelligence/update-lists.ts'
import type { KnowledgeEntry } from '#core/knowledge/entry.ts'
import type { KnowledgeSourceId } from '#core/knowledge/knowledge-sources.ts'
import type { Hub } from '#server/platform/hub.ts'
import { newestUpdates } from './assistant-queries.ts'

/** Only recent updates; older ones are on their own screen. */
const known = 500

const sourceOf: Readonly<Record<string, KnowledgeSourceId>> = { US: 'fda', EU: 'eu', CN: 'nmpa' }

/** What the hub has learned besides what it was built with: the regulatory updates of its feeds. */
export async function extraEntries(hub: Hub): Promise<readonly KnowledgeEntry[]> {
  const updates = await newestUpdates(hub.db, known)
  return updates.map((update) => ({
    id: `update-${update.id}`,
    kind: 'update',
    knowledge: sourceOf[update.country] ?? 'hub',
    ...(update.country !== international && { markets: [update.country] }),
    title: update.title,
    text: [`${update.title.replace(/[.!?]*$/, '')}.`, update.summary].filter(Boolean).join(' '),
    keywords: [...update.tags, update.category, findMarket(update.country)?.country ?? update.country],
    source: update.source,
    screen: '/regulatory-intelligence',
    url: update.url,
    asOf: update.published_on,
  }))
}
