import { findRecords as latestRecords } from '#web/data/master-di.ts'

/** So many devices are offered before one had better open the list. */
const offered = 8

/** Devices by number, name or manufacturer, as the list finds them. */
export async function findRecords(search: string, signal: AbortSignal) {
  const records = await latestRecords(search, offered, signal)
  return records.map((record) => ({
    id: `record-${record.id}`,
    title: record.deviceNumber ?? '',
    detail: [record.deviceName, record.manufacturerName].filter(Boolean).join(' · '),
    href: `/master-di/records/${record.id}`,
  }))
}
