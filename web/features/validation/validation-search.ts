import { defaultMarket, type MarketCode, markets } from '#core/code-lists/markets.ts'
import {
  findingSeverities,
  submissionSortFields,
  validationErrorSortFields,
} from '#core/contract/list-filters.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { type Address, listSearch, maybeId, maybeOneOf, maybeText, oneOf } from '#web/ui/list-search.ts'

/** In their order (specification, document 2 section 2.4); the first has no word in the address. */
export const validationTabs = ['overview', 'rules', 'errors'] as const
export type ValidationTab = (typeof validationTabs)[number]

const tab = maybeOneOf(['rules', 'errors'])
/** Whose submissions are counted and listed, on every tab; the default market has no word in the address. */
const market = maybeOneOf(markets.map(({ code }) => code) as [MarketCode, ...MarketCode[]])

/** The figures above: each shows the statuses it counts. */
export const statusGroups = ['validated', 'failed', 'pending'] as const

export const overviewSearch = listSearch({
  filters: {
    group: maybeOneOf(statusGroups),
    status: maybeOneOf(submissionStatuses),
    /** The validation of many that found errors in them. */
    run: maybeId,
  },
  others: { tab, market },
  sorts: submissionSortFields,
  defaultSort: '-updatedAt',
})

export const findingStates = ['open', 'resolved', 'all'] as const

export const errorsSearch = listSearch({
  filters: {
    state: oneOf(findingStates),
    severity: maybeOneOf(findingSeverities),
    /** The rule that found it. */
    rule: maybeText,
    submission: maybeId,
  },
  others: { tab, market, view: maybeOneOf(['rules']) },
  sorts: validationErrorSortFields,
  defaultSort: '-createdAt',
})

const rulesSearch = listSearch({ filters: {}, others: { tab, market }, sorts: [], defaultSort: '' })

export type OverviewSearch = Address<typeof overviewSearch>
export type ErrorsSearch = Address<typeof errorsSearch>
export type ValidationSearch = OverviewSearch & ErrorsSearch & Address<typeof rulesSearch>

const searches = { rules: rulesSearch, errors: errorsSearch }

/** Each tab has its own search and paging. */
export function readValidationScreen(given: Readonly<Record<string, unknown>>): ValidationSearch {
  const shown = tab.safeParse(given.tab).data
  return (shown ? searches[shown] : overviewSearch).read(given) as ValidationSearch
}

/** The market that all tabs are about. */
export const marketShown = ({ market: chosen }: Pick<ValidationSearch, 'market'>): string =>
  chosen ?? defaultMarket

export type KeptAddress = Pick<ValidationSearch, 'market'>

/** What is kept in the address when the tab changes, and by links within the screen. */
export const keptOf = ({ market: chosen }: KeptAddress): KeptAddress =>
  chosen === undefined ? {} : { market: chosen }
