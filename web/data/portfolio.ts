import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Portfolio, portfolioApi } from '#core/contract/portfolio.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { call, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of product families. */

const listed = [
  'productFamily',
  'description',
  'deviceCount',
  'matchedCount',
  'matchedByStatus',
  'matchedSubmissions',
  'abilities',
] as const
export type ListedFamily = Shown<Portfolio, (typeof listed)[number]>

const shownBy = (search: string) => (search ? { search } : {})

export const familiesQuery = listPage(
  ['portfolio', 'list'],
  (page, search: string, signal) =>
    callShown(portfolioApi.list, listed, { ...page, ...shownBy(search) }, signal),
  {
    // What is matched is validated and decided on elsewhere.
    staleTime: 0,
  },
)

export const exportFamilies = (state: TableState, search: string) =>
  download(portfolioApi.export, { query: { ...orderOf(state), ...shownBy(search) } })

/** Submissions of no family, those that probably belong to this one first. */
export const candidatesQuery = (id: number, search: string, limit: number) =>
  queryOptions({
    queryKey: ['portfolio', 'candidates', id, search, limit] as const,
    queryFn: ({ signal }) =>
      call(portfolioApi.candidates, { params: { id }, query: { limit, ...shownBy(search) }, signal }),
    placeholderData: keepPreviousData,
    // Submissions are made and changed elsewhere.
    staleTime: 0,
  })

const matched = [
  'deviceName',
  'basicUdiDi',
  'targetCountries',
  'masterDiId',
  'status',
  'recordStatus',
  'abilities',
] as const

/** The submissions of a family, all of them: a list without a limit is whole. */
export const matchedQuery = (portfolioId: number) =>
  queryOptions({
    queryKey: ['portfolio', 'matched', portfolioId] as const,
    queryFn: ({ signal }) => matchedOf(portfolioId, signal),
    staleTime: 0,
  })

export const matchedOf = (portfolioId: number, signal?: AbortSignal) =>
  callShown(submissionsApi.list, matched, { portfolioId }, signal)

export const exportMatched = (portfolioId: number) =>
  download(submissionsApi.export, { query: { portfolioId } })
