import { queryOptions } from '@tanstack/react-query'
import type { OperatorType } from '#core/code-lists/operator-types.ts'
import { type Actor, actorsApi } from '#core/contract/actors.ts'
import { type Certification, certificationsApi } from '#core/contract/certifications.ts'
import { type DeviceLink, deviceLinksApi } from '#core/contract/device-links.ts'
import { operatorDefaultsApi } from '#core/contract/operator-defaults.ts'
import { type Validity, validities } from '#core/lifecycle/expiry.ts'
import { call, callList, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of economic operators, their certifications and device links. */

export interface OperatorFilters {
  readonly type: OperatorType | undefined
  readonly country: string | undefined
  readonly status: 'active' | 'inactive' | undefined
  readonly search: string
  /** Those that submissions still name as they were. */
  readonly namedFormerly?: 'true' | undefined
  /** What this upload made. */
  readonly importId?: number | undefined
}

const listedOperator = ['name', 'legalName', 'actorType', 'srn', 'country', 'isActive', 'abilities'] as const
export type ListedOperator = Shown<Actor, (typeof listedOperator)[number]>

const operatorsBy = ({ type, country, status, search, namedFormerly, importId }: OperatorFilters) => ({
  ...(namedFormerly && { namedFormerly }),
  ...(importId !== undefined && { importId }),
  ...(type && { type: [type] }),
  ...(country && { country: [country] }),
  ...(status && { status }),
  ...(search && { search }),
})

export const operatorsQuery = listPage(['actors', 'list'], (page, filters: OperatorFilters, signal) =>
  callShown(actorsApi.list, listedOperator, { ...page, ...operatorsBy(filters) }, signal),
)

/** How many manufacturers are in use. */
export const manufacturersCountQuery = queryOptions({
  queryKey: ['actors', 'manufacturers'] as const,
  queryFn: async ({ signal }): Promise<number> => {
    const query = { type: ['manufacturer' as const], status: 'active' as const, limit: 1, fields: 'id' }
    return (await callList(actorsApi.list, { query, signal })).total
  },
})

export const exportOperators = (state: TableState, filters: OperatorFilters) =>
  download(actorsApi.export, { query: { ...orderOf(state), ...operatorsBy(filters) } })

export const operatorQuery = (id: number) =>
  queryOptions({
    queryKey: ['actors', id] as const,
    queryFn: ({ signal }) => call(actorsApi.get, { params: { id }, signal }),
  })

/** The operators somebody looks for by a few letters, as many as fit into a short list. */
export async function findOperators(
  search: string,
  limit: number | undefined,
  signal: AbortSignal,
  type?: OperatorType,
) {
  const query = { ...(limit && { limit }), ...(search && { search }), ...(type && { type: [type] }) }
  return (await callShown(actorsApi.list, ['name', 'actorType', 'srn'], query, signal)).items
}

/** Those that a manufacturer can name as its authorized representative. */
export const representativesQuery = queryOptions({
  queryKey: ['actors', 'representatives'] as const,
  queryFn: ({ signal }) => findOperators('', undefined, signal, 'authorized-representative'),
})

/** A change since a revision, for drafts; without one, what still names the operator as it was. */
export interface CarriedChange {
  readonly id: number
  readonly fromRevision?: number | null | undefined
  readonly also?: 'all' | undefined
}

/** What a change would do: of these fields, or of all that differ. */
export const carryOverQuery = (
  { id, fromRevision = null, also }: CarriedChange,
  fields?: readonly string[],
) =>
  queryOptions({
    queryKey: ['submissions', 'carry-over', id, fromRevision, also, fields ?? 'all'] as const,
    queryFn: ({ signal }) =>
      call(actorsApi.sync, {
        params: { id },
        body: { fromRevision, also, ...(fields && { fields: [...fields] }) },
        signal,
      }),
  })

export interface CertificationFilters {
  readonly renewal?: 'none' | 'begun' | undefined
  readonly validity: Validity | undefined
  readonly search: string
  /** What this upload made. */
  readonly importId?: number | undefined
}

const listedCertification = [
  'certificationType',
  'certificationNumber',
  'issuingBody',
  'issueDate',
  'expiryDate',
  // Its dialog begins with the row.
  'scope',
  'operatorId',
  'operatorName',
  'validity',
  'daysLeft',
  'renewalId',
  'abilities',
] as const
export type ListedCertification = Shown<Certification, (typeof listedCertification)[number]>

const certificationsBy = ({ validity, renewal, search, importId }: CertificationFilters) => ({
  ...(renewal && { renewal }),
  ...(importId !== undefined && { importId }),
  ...(validity && { validity: [validity] }),
  ...(search && { search }),
})

export const certificationsQuery = listPage(
  ['certifications', 'list'],
  (page, filters: CertificationFilters, signal) =>
    callShown(certificationsApi.list, listedCertification, { ...page, ...certificationsBy(filters) }, signal),
  {
    // How long one is valid depends on the day, and its renewal on projects.
    staleTime: 0,
  },
)

const certificateFacts = ['certificationType', 'certificationNumber', 'issuingBody', 'expiryDate'] as const

/** The certifications of a manufacturer that have not expired; the one that is good for longest first. */
export const certificationsInForceQuery = (operatorId: number) =>
  queryOptions({
    queryKey: ['certifications', 'in force', operatorId] as const,
    queryFn: ({ signal }) => {
      const validity = validities.filter((one) => one !== 'expired')
      const query = { operatorId, validity, sort: '-expiryDate' as const }
      return callShown(certificationsApi.list, certificateFacts, query, signal)
    },
    select: ({ items }) => items,
  })

export const exportCertifications = (state: TableState, filters: CertificationFilters) =>
  download(certificationsApi.export, {
    query: { ...orderOf(state), ...certificationsBy(filters) },
  })

export interface LinkFilters {
  readonly role: OperatorType | undefined
  readonly search: string
}

const listedLink = [
  'operatorId',
  'operatorName',
  'deviceNumber',
  'deviceName',
  'masterDiId',
  'role',
  'since',
  'abilities',
] as const
export type ListedLink = Shown<DeviceLink, (typeof listedLink)[number]>

const linksBy = ({ role, search }: LinkFilters) => ({
  ...(role && { role: [role] }),
  ...(search && { search }),
})

export const deviceLinksQuery = listPage(['device-links', 'list'], (page, filters: LinkFilters, signal) =>
  callShown(deviceLinksApi.list, listedLink, { ...page, ...linksBy(filters) }, signal),
)

/** What operators do for one device. */
export const linksOfDeviceQuery = (deviceNumber: string) =>
  queryOptions({
    queryKey: ['device-links', 'of', deviceNumber] as const,
    queryFn: async ({ signal }) => {
      return (await callShown(deviceLinksApi.list, listedLink, { deviceNumber: [deviceNumber] }, signal))
        .items
    },
  })

export const exportDeviceLinks = (state: TableState, filters: LinkFilters) =>
  download(deviceLinksApi.export, {
    query: { ...orderOf(state), ...linksBy(filters) },
  })

/** The manufacturer of a record, and what its submissions for a market start with; operators change meanwhile. */
export const operatorDefaultsQuery = (masterDiId: number, country: string, operatorId: number | undefined) =>
  queryOptions({
    queryKey: ['actors', 'defaults', masterDiId, country, operatorId] as const,
    queryFn: ({ signal }) =>
      call(operatorDefaultsApi.ofRecord, {
        params: { id: masterDiId },
        query: { country, ...(operatorId !== undefined && { operatorId }) },
        signal,
      }),
    staleTime: 0,
  })
