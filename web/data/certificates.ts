import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Certificate, certificatesApi } from '#core/contract/certificates.ts'
import type { CertificateComparison } from '#core/contract/list-filters.ts'
import type { CertificateValidity } from '#core/lifecycle/expiry.ts'
import { call, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** Certificates of notified bodies as EUDAMED tells them. */

export interface CertificateFilters {
  readonly validity: CertificateValidity | undefined
  readonly comparison: CertificateComparison | undefined
  readonly renewal: 'none' | 'begun' | undefined
  readonly changedBy: number | undefined
  readonly counted: 'true' | undefined
  readonly lost: 'true' | undefined
  readonly replaced: 'true' | undefined
  readonly search: string
}

const listed = [
  'environment',
  'number',
  'notifiedBody',
  'revision',
  'type',
  'typeLabel',
  'status',
  'statusLabel',
  'statusReadAt',
  'expiryDate',
  'validity',
  'daysLeft',
  'submissions',
  'differing',
  'comparison',
  'renewalId',
  'readAt',
] as const
export type ListedCertificate = Shown<Certificate, (typeof listed)[number]>

const shownBy = ({
  validity,
  comparison,
  renewal,
  changedBy,
  counted,
  lost,
  replaced,
  search,
}: CertificateFilters) => ({
  ...(validity && { validity: [validity] }),
  ...(comparison && { comparison: [comparison] }),
  ...(renewal && { renewal }),
  ...(changedBy && { changedBy }),
  ...(counted && { counted }),
  ...(lost && { lost }),
  ...(replaced && { replaced }),
  ...(search && { search }),
})

export const certificatesQuery = listPage(
  ['certificates', 'list'],
  (page, filters: CertificateFilters, signal) =>
    callShown(certificatesApi.list, listed, { ...page, ...shownBy(filters) }, signal),
  { staleTime: 0 },
)

const beside = [
  'environment',
  'number',
  'notifiedBody',
  'revision',
  'status',
  'statusLabel',
  'statusReadAt',
  'expiryDate',
  'validity',
  'daysLeft',
  'comparison',
  'submissions',
  'differing',
  'replacedBy',
] as const

/** What is known of some certificates: of these numbers, of a record, or lost while the device of a record relies on them. */
export const knownCertificatesQuery = (
  of: { readonly number: readonly string[] } | { readonly masterDiId: number } | { readonly lostTo: number },
) =>
  queryOptions({
    queryKey: ['certificates', 'known', of] as const,
    queryFn: ({ signal }) => {
      const query = 'number' in of ? { number: [...of.number] } : of
      return callShown(certificatesApi.list, beside, { ...query, limit: 50 }, signal)
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
export type KnownCertificate = Shown<Certificate, (typeof beside)[number]>

export const exportCertificates = (state: TableState, filters: CertificateFilters) =>
  download(certificatesApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })

export const certificateQuery = (id: number) =>
  queryOptions({
    queryKey: ['certificates', 'one', id] as const,
    queryFn: ({ signal }) => call(certificatesApi.get, { params: { id }, signal }),
    staleTime: 0,
  })

export const unseenCertificatesQuery = queryOptions({
  queryKey: ['certificates', 'unseen'] as const,
  queryFn: ({ signal }) => call(certificatesApi.unseen, { signal }),
  staleTime: 0,
})

export const carryCertificateOver = (
  id: number,
  submissions: readonly { readonly id: number; readonly revision: number }[],
) => call(certificatesApi.carryOver, { params: { id }, body: { submissions: [...submissions] } })

export const renewCertificate = (id: number, targetDate: string | null) =>
  call(certificatesApi.renew, { params: { id }, body: { targetDate } })
