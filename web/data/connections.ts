import { queryOptions } from '@tanstack/react-query'
import { isOnItsWay } from '#core/connections/transmission.ts'
import {
  type ConnectionChange,
  connectionsApi,
  type NewConnection,
  type Transmission,
} from '#core/contract/connections.ts'
import { call, download } from '#web/platform/api-client.ts'

export const connectionsQuery = queryOptions({
  queryKey: ['connections', 'all'] as const,
  queryFn: ({ signal }) => call(connectionsApi.list, { signal }),
  staleTime: 0,
  // The worker goes on while one looks.
  refetchInterval: ({ state }) =>
    state.data?.some(({ queued, waiting }) => queued + waiting > 0) ? 10_000 : false,
})

export const usableConnectionsQuery = queryOptions({
  queryKey: ['connections', 'usable'] as const,
  queryFn: ({ signal }) => call(connectionsApi.usable, { signal }),
})

/** What files are named by: a package, or one of them. */
export type FilesNamed = { readonly packageId: number } | { readonly fileId: number }

export const transmissionsQuery = (named: FilesNamed) =>
  queryOptions({
    queryKey: ['exchange', 'transmissions', named] as const,
    queryFn: ({ signal }): Promise<Transmission[]> =>
      'packageId' in named
        ? call(connectionsApi.transmissions, { params: { id: named.packageId }, signal })
        : call(connectionsApi.ofFile, { params: { id: named.fileId }, signal }),
    staleTime: 0,
    // The worker goes on while one looks.
    refetchInterval: ({ state }) => (state.data?.some((one) => isOnItsWay(one.state)) ? 5000 : false),
  })

export const makeConnection = (body: NewConnection) => call(connectionsApi.create, { body })
export const changeConnection = ({ id, ...body }: ConnectionChange & { id: number }) =>
  call(connectionsApi.update, { params: { id }, body })
export const removeConnection = (id: number) => call(connectionsApi.delete, { params: { id } })
export const testConnection = (id: number) => call(connectionsApi.test, { params: { id } })
export const sendThrough = (connectionId: number, named: FilesNamed) =>
  call(connectionsApi.send, {
    body: {
      connectionId,
      ...('packageId' in named ? { packageId: named.packageId } : { fileIds: [named.fileId] }),
    },
  })
export const stopTransmission = (id: number) => call(connectionsApi.stop, { params: { id } })

export const unmatchedAnswersQuery = queryOptions({
  queryKey: ['exchange', 'unmatched'] as const,
  queryFn: ({ signal }) => call(connectionsApi.unmatched, { signal }),
  staleTime: 0,
})
export const unmatchedContent = (id: number) => download(connectionsApi.unmatchedContent, { params: { id } })
export const assignAnswer = ({ id, fileId }: { id: number; fileId: number }) =>
  call(connectionsApi.assign, { params: { id }, body: { fileId } })
export const setAnswerAside = ({ id, reason }: { id: number; reason: string }) =>
  call(connectionsApi.setAside, { params: { id }, body: { reason } })
