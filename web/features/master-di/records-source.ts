import { masterDiApi } from '#core/contract/master-di.ts'
import { callList } from '#web/platform/api-client.ts'

/** So many devices are offered before one had better open the list. */
const offered = 8

/** Devices by number, name or manufacturer, as the list finds them. */
export async function findRecords(search: string, signal: AbortSignal) {
  const { items } = await callList(masterDiApi.list, {
    query: { latest: 'true', search, limit: offered, fields: 'deviceNumber,deviceName,manufacturerName' },
    signal,
  })
  return items.map((record) => ({
    id: `record-${record.id}`,
    title: record.deviceNumber ?? '',
    detail: [record.deviceName, record.manufacturerName].filter(Boolean).join(' · '),
    href: `/master-di/records/${record.id}`,
  }))
}
