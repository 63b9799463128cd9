import { certificateComparisons, certificateSortFields, renewalStates } from '#core/contract/list-filters.ts'
import { certificateValidities } from '#core/lifecycle/expiry.ts'
import { type Address, listSearch, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

/** The state of the list of certificates kept in the URL, and the certificate that is open. */
export const certificatesSearch = listSearch({
  filters: {
    validity: maybeOneOf(certificateValidities),
    comparison: maybeOneOf(certificateComparisons),
    renewal: maybeOneOf(renewalStates),
    changedBy: maybeId,
    counted: maybeOneOf(['true']),
    lost: maybeOneOf(['true']),
    replaced: maybeOneOf(['true']),
  },
  others: { certificate: maybeId },
  sorts: certificateSortFields,
  defaultSort: 'expiryDate',
})
export type CertificatesSearch = Address<typeof certificatesSearch>
