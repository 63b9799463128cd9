import { markets } from '#core/code-lists/markets.ts'
import type { Passage } from '#core/contract/assistant.ts'
import { knowledgeEntries } from '#core/knowledge/entries.ts'
import type { KnowledgeEntry } from '#core/knowledge/entry.ts'
import type { Hub } from '#server/platform/hub.ts'
import { extraEntries } from './extra-entries.ts'
import { buildIndex, type KnowledgeIndex } from './knowledge-index.ts'

/** All that can be asked, as it stands now. */
export type ReadKnowledge = () => Promise<KnowledgeIndex>

/** Built on first use, and again after updates. */
export function knowledgeOf(hub: Hub): ReadKnowledge {
  let known: { readonly mark: string; readonly index: KnowledgeIndex } | undefined
  return async () => {
    const extra = await extraEntries(hub)
    const mark = extra.map(({ id, asOf }) => `${id} ${asOf}`).join('\n')
    if (known?.mark !== mark) known = { mark, index: buildIndex([...builtIn(hub), ...extra]) }
    return known.index
  }
}

function builtIn(hub: Hub): KnowledgeEntry[] {
  return knowledgeEntries(
    markets.flatMap(({ code }) => {
      const market = hub.marketOf(code)
      return market ? [market] : []
    }),
  )
}

export const passageOf = ({ title, text, source, screen, url, asOf }: KnowledgeEntry): Passage => ({
  ...{ title, text, source, screen, url, asOf },
})
