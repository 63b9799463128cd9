import { operatorTypeCodes } from '#core/code-lists/operator-types.ts'
import {
  actorSortFields,
  actorStatuses,
  certificationSortFields,
  deviceLinkSortFields,
  renewalStates,
  uploadedNouns,
} from '#core/contract/list-filters.ts'
import { validities } from '#core/lifecycle/expiry.ts'
import { type Address, listSearch, maybeId, maybeOneOf, texts } from '#web/ui/list-search.ts'

/** In their order (specification, document 3 section 2.14); the first has no word in the address. */
export const actorTabs = ['overview', 'upload', 'links', 'certifications'] as const
export type ActorTab = (typeof actorTabs)[number]

const tab = maybeOneOf(['upload', 'links', 'certifications'])

/** The state of the operators screen kept in the URL. */
export const operatorsSearch = listSearch({
  filters: {
    type: maybeOneOf(operatorTypeCodes),
    country: texts,
    status: maybeOneOf(actorStatuses),
    namedFormerly: maybeOneOf(['true']),
    importId: maybeId,
  },
  // The operator whose dialog is open.
  others: { tab, operator: maybeId },
  sorts: actorSortFields,
  defaultSort: 'name',
})

/** The same of the certifications. */
export const certificationsSearch = listSearch({
  filters: {
    validity: maybeOneOf(validities),
    renewal: maybeOneOf(renewalStates),
    importId: maybeId,
  },
  others: { tab },
  sorts: certificationSortFields,
  defaultSort: 'expiryDate',
})

/** The same of the device links. */
export const linksSearch = listSearch({
  filters: { role: maybeOneOf(operatorTypeCodes) },
  others: { tab },
  sorts: deviceLinkSortFields,
  defaultSort: '-createdAt',
})

/** The upload shown, and of what it is. */
const uploadSearch = listSearch({
  filters: {},
  others: { tab, job: maybeId, preview: maybeId, of: maybeOneOf(uploadedNouns) },
  sorts: [],
  defaultSort: '',
})

export type OperatorsSearch = Address<typeof operatorsSearch>
export type CertificationsSearch = Address<typeof certificationsSearch>
export type LinksSearch = Address<typeof linksSearch>
export type UploadSearch = Address<typeof uploadSearch>
export type ActorsSearch = OperatorsSearch & CertificationsSearch & LinksSearch & UploadSearch

const searches = { upload: uploadSearch, links: linksSearch, certifications: certificationsSearch }

/** Each tab has its own search and paging. */
export function readActorsScreen(given: Readonly<Record<string, unknown>>): ActorsSearch {
  const shown = tab.safeParse(given.tab).data
  return (shown ? searches[shown] : operatorsSearch).read(given) as ActorsSearch
}
