import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Entry, type EntryListQuery, entriesApi } from '#core/contract/entries.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { call, callShown, type Shown } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'

/** What is read of the EU submissions in their second view; the noun is that of the first, for they are the same. */

export interface EntryFilters {
  readonly search: string
  readonly status?: SubmissionStatus | undefined
}

const listed = [
  'udi',
  'basicUdi',
  'deviceNumber',
  'deviceName',
  'manufacturerName',
  'status',
  'recordStatus',
  'sameBasicUdi',
  'masterDiId',
  'abilities',
] as const
export type ListedEntry = Shown<Entry, (typeof listed)[number]>

type Sort = NonNullable<EntryListQuery['sort']>

export const entriesQuery = (state: TableState, { search, status }: EntryFilters) =>
  queryOptions({
    queryKey: ['submissions', 'entries', state, search, status] as const,
    queryFn: ({ signal }) => {
      const { sort, ...page } = pageQuery(state)
      const query = {
        ...page,
        sort: sort as Sort,
        ...(search && { search }),
        ...(status && { status: [status] }),
      }
      return callShown(entriesApi.list, listed, query, signal)
    },
    placeholderData: keepPreviousData,
  })

export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', 'entry', id] as const,
    queryFn: ({ signal }) => call(entriesApi.get, { params: { id }, signal }),
  })
