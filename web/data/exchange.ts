import { queryOptions } from '@tanstack/react-query'
import type { ExchangeCode } from '#core/code-lists/registers.ts'
import type { TransmissionState } from '#core/connections/transmission.ts'
import type { ExportCheck, ExportedFile, Package, Sending } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import type { fileAnswers } from '#core/contract/list-filters.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import type { Standing } from '#core/lifecycle/standing.ts'
import type { Environment } from '#core/markets/exchange.ts'
import { call, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of what leaves the hub for a register, and of what comes back. */

export interface ExportFilters {
  /** Whose register the files are for. */
  readonly market: ExchangeCode
  readonly search: string
  readonly standing: Standing | undefined
  readonly changedSince: string | undefined
  readonly environment: Environment | undefined
  readonly again: boolean
}

const chosenBy = ({
  market,
  search,
  standing,
  changedSince,
}: Omit<ExportFilters, 'environment' | 'again'>) => ({
  market,
  ...(search && { search }),
  ...(standing && { standing: [standing] }),
  ...(changedSince && { changedSince }),
})

/** What a package would hold: others validate and send meanwhile. */
export const exportCheckQuery = (filters: ExportFilters) =>
  queryOptions({
    queryKey: ['exchange', 'check', filters] as const,
    queryFn: ({ signal }) =>
      call(exchangeApi.check, {
        query: {
          ...chosenBy(filters),
          ...(filters.environment && { environment: filters.environment }),
          ...(filters.again && { again: 'true' as const }),
        },
        signal,
      }),
    // By other filters while it is asked anew; never of another register.
    placeholderData: (before: ExportCheck | undefined, query) =>
      query?.queryKey[2].market === filters.market ? before : undefined,
    staleTime: 0,
  })

export const makePackage = ({ environment, again, ...filters }: ExportFilters) =>
  call(exchangeApi.create, {
    body: { ...chosenBy(filters), again, ...(environment && { environment }) },
  })

/** Files of exactly these; they are of one market. */
export const makePackageOf = ({
  market,
  submissionIds,
}: {
  readonly market: string
  readonly submissionIds: readonly number[]
}) => call(exchangeApi.create, { body: { market, submissionIds: [...submissionIds] } })

const stillRunning = 700

export const packageQuery = (id: number) =>
  queryOptions({
    queryKey: ['exchange', 'package', id] as const,
    queryFn: ({ signal }) => call(exchangeApi.package, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? stillRunning : false),
  })

/** The package once its files are written, or could not be. */
export async function writtenPackage(made: Package): Promise<Package> {
  let now = made
  while (now.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, stillRunning))
    now = await call(exchangeApi.package, { params: { id: made.id } })
  }
  return now
}

export const downloadPackage = (id: number) => download(exchangeApi.packageContent, { params: { id } })
export const downloadXml = ({ environment, again: _, ...filters }: ExportFilters) =>
  download(exchangeApi.xml, { query: { ...chosenBy(filters), ...(environment && { environment }) } })
export const downloadTable = (format: 'csv' | 'xlsx', market: ExchangeCode) =>
  download(exchangeApi[format], { query: { market } })
export const downloadTemplate = (service: string, market: ExchangeCode) =>
  download(exchangeApi.template, { query: { service, market } })
export const downloadFile = (id: number) => download(exchangeApi.fileContent, { params: { id } })
export const downloadAuditCopy = (id: number) => download(exchangeApi.auditCopy, { params: { id } })

export const readAnswer = ({ file, market }: { readonly file: File; readonly market: ExchangeCode }) =>
  call(exchangeApi.answers, { file, query: { market } })

export const servicesQuery = (market: string) =>
  queryOptions({
    queryKey: ['exchange', 'services', market] as const,
    queryFn: ({ signal }) => call(exchangeApi.services, { query: { market }, signal }),
  })

const waiting = ['deviceName', 'udiDi', 'masterDiId'] as const

/** Submissions that were sent and not answered yet, the first 100. */
export const waitingQuery = (market: ExchangeCode) =>
  queryOptions({
    queryKey: ['exchange', 'waiting', market] as const,
    queryFn: ({ signal }) =>
      callShown(
        submissionsApi.list,
        waiting,
        { country: [market], standing: ['sent'], limit: 100, sort: 'id' },
        signal,
      ),
    staleTime: 0,
  })

export const submissionExchangeQuery = (id: number) =>
  queryOptions({
    queryKey: ['exchange', 'submission', id] as const,
    queryFn: ({ signal }) => call(exchangeApi.ofSubmission, { params: { id }, signal }),
    staleTime: 0,
  })

export interface HistoryFilters {
  readonly market: ExchangeCode | undefined
  readonly answer: (typeof fileAnswers)[number] | undefined
  readonly sending: TransmissionState | undefined
  readonly environment: Environment | undefined
  readonly search: string
}

const listed = [
  'fileName',
  'service',
  'environment',
  'packageId',
  'devices',
  'hash',
  'createdAt',
  'createdByName',
  'approvedBy',
  'accepted',
  'rejected',
  'unanswered',
  'notSent',
  'approvalLapsed',
  'sendingUnknown',
  'sending',
] as const
export type ListedFile = Shown<ExportedFile, (typeof listed)[number]>

const shownBy = ({ market, answer, sending, environment, search }: HistoryFilters) => ({
  ...(market && { market: [market] }),
  ...(answer && { answer }),
  ...(sending && { sending }),
  ...(environment && { environment: [environment] }),
  ...(search && { search }),
})

export const historyQuery = listPage(
  ['exchange', 'files'],
  (page, filters: HistoryFilters, signal) =>
    callShown(exchangeApi.files, listed, { ...page, ...shownBy(filters) }, signal),
  { staleTime: 0 },
)

/** Files of a register that wait for an answer, the newest first. */
export const unansweredFilesQuery = (market: string) =>
  queryOptions({
    queryKey: ['exchange', 'files', 'unanswered', market] as const,
    queryFn: ({ signal }) =>
      callShown(
        exchangeApi.files,
        ['fileName', 'createdAt', 'devices'] as const,
        { market: [market], answer: 'unanswered', limit: 100, sort: '-createdAt' },
        signal,
      ),
    staleTime: 0,
  })

export const exportHistory = (state: TableState, filters: HistoryFilters) =>
  download(exchangeApi.filesExport, { query: { ...orderOf(state), ...shownBy(filters) } })

/** Records whether files were uploaded (decision D59). */
export const recordSending = (body: Sending) => call(exchangeApi.sending, { body })

/** How many files of which nobody knows whether they were sent still have to be confirmed as sent or not. */
export const unknownSendingsQuery = queryOptions({
  queryKey: ['exchange', 'unknown-sendings'] as const,
  queryFn: ({ signal }) =>
    callShown(exchangeApi.files, ['fileName'], { answer: 'sending-unknown', limit: 1 }, signal),
  staleTime: 0,
})

/** How many files have been made for registers. */
export const filesMadeQuery = queryOptions({
  queryKey: ['exchange', 'files-made'] as const,
  queryFn: async ({ signal }) =>
    (await callShown(exchangeApi.files, ['fileName'], { limit: 1 }, signal)).total,
})

export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: ['exchange', 'file', id] as const,
    queryFn: ({ signal }) => call(exchangeApi.file, { params: { id }, signal }),
    staleTime: 0,
  })
