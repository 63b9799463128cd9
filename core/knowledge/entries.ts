import type { MarketModule } from '#core/markets/market.ts'
import type { KnowledgeEntry } from './entry.ts'
import { fieldEntries } from './field-entries.ts'
import { topicEntries } from './general-answer.ts'
import { guideEntries } from './guide-entries.ts'
import { marketEntries } from './market-entries.ts'
import { ruleEntries } from './rule-entries.ts'

/** All that the hub knows by itself. */
export const knowledgeEntries = (modules: readonly MarketModule[]): KnowledgeEntry[] => [
  ...marketEntries(),
  ...guideEntries(),
  ...topicEntries(),
  ...ruleEntries(modules),
  ...fieldEntries(modules),
]
