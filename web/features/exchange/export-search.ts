import { z } from 'zod'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import { transmissionStates } from '#core/connections/transmission.ts'
import { exportedFileSorts, fileAnswers } from '#core/contract/list-filters.ts'
import { standings } from '#core/lifecycle/standing.ts'
import { environments } from '#core/markets/exchange.ts'
import { type Address, listSearch, maybeDay, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

/** In their order; the first has no word in the address. */
export const exportTabs = ['send', 'tables', 'answers', 'history', 'templates', 'acceptance'] as const

const tab = maybeOneOf(['tables', 'answers', 'history', 'templates', 'acceptance'])
/** Whose register: the first one where none is named, and in the history all. */
const market = maybeOneOf(marketsWithExchange)

/** The filters of the Export Center kept in the URL. */
export const sendSearch = listSearch({
  filters: {
    standing: maybeOneOf(standings),
    changedSince: maybeDay,
    environment: maybeOneOf(environments),
    again: z.stringbool().or(z.boolean()).optional(),
  },
  // The package that was made last.
  others: { tab, market, package: maybeId },
  sorts: [],
  defaultSort: '',
})

/** The same of the history. */
export const historySearch = listSearch({
  filters: {
    market,
    answer: maybeOneOf(fileAnswers),
    sending: maybeOneOf(transmissionStates),
    environment: maybeOneOf(environments),
  },
  // The file that is open.
  others: { tab, file: maybeId },
  sorts: exportedFileSorts,
  defaultSort: '-createdAt',
})

const otherSearch = listSearch({ filters: {}, others: { tab, market }, sorts: [], defaultSort: '' })

export type SendSearch = Address<typeof sendSearch>
export type HistorySearch = Address<typeof historySearch>
export type ExportSearch = SendSearch & HistorySearch

/** Each tab has a search of its own. */
export function readExportScreen(given: Readonly<Record<string, unknown>>): ExportSearch {
  const shown = tab.safeParse(given.tab).data
  const search = shown === undefined ? sendSearch : shown === 'history' ? historySearch : otherSearch
  return search.read(given) as ExportSearch
}
