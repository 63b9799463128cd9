import { queryOptions } from '@tanstack/react-query'
import type { RegisterOutcome } from '#core/contract/list-filters.ts'
import { type RegisterDevice, registerApi } from '#core/contract/register.ts'
import { call, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of what a register has already. */

const stillRunning = 1000

export const readingQuery = (id: number) =>
  queryOptions({
    queryKey: ['register', 'reading', id] as const,
    queryFn: ({ signal }) => call(registerApi.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? stillRunning : false),
    staleTime: 0,
  })

export const readRegisterFile = (file: File) => call(registerApi.read, { file })
export const fetchOfActor = (srn: string) => call(registerApi.fetch, { body: { srn } })
export const storeReading = (id: number, masters: 'create' | 'none') =>
  call(registerApi.store, { params: { id }, body: { masters } })

export interface DeviceFilters {
  readonly outcome: RegisterOutcome | undefined
  readonly reading: number | undefined
  readonly search: string
}

const listed = [
  'udiDi',
  'basicUdiDi',
  'deviceName',
  'outcome',
  'version',
  'registeredVersion',
  'differenceCount',
  'readAt',
  'submissionId',
  'masterDiId',
] as const
export type ListedDevice = Shown<RegisterDevice, (typeof listed)[number]>

const shownBy = ({ outcome, reading, search }: DeviceFilters) => ({
  ...(outcome && { outcome: [outcome] }),
  ...(reading && { readId: reading }),
  ...(search && { search }),
})

export const registerDevicesQuery = listPage(
  ['register', 'devices'],
  (page, filters: DeviceFilters, signal) =>
    callShown(registerApi.devices, listed, { ...page, ...shownBy(filters) }, signal),
  { staleTime: 0 },
)

export const exportDevices = (state: TableState, filters: DeviceFilters) =>
  download(registerApi.devicesExport, { query: { ...orderOf(state), ...shownBy(filters) } })

export const registerDeviceQuery = (id: number) =>
  queryOptions({
    queryKey: ['register', 'device', id] as const,
    queryFn: ({ signal }) => call(registerApi.device, { params: { id }, signal }),
    staleTime: 0,
  })
