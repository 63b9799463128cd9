import { queryOptions } from '@tanstack/react-query'
import { type Entry, entriesApi } from '#core/contract/entries.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { call, callShown, type Shown } from '#web/platform/api-client.ts'
import { listPage } from './list-page.ts'

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

export const entriesQuery = listPage(
  ['submissions', 'entries'],
  (page, { search, status }: EntryFilters, signal) => {
    const query = { ...page, ...(search && { search }), ...(status && { status: [status] }) }
    return callShown(entriesApi.list, listed, query, signal)
  },
)

export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', 'entry', id] as const,
    queryFn: ({ signal }) => call(entriesApi.get, { params: { id }, signal }),
  })
