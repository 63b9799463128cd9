import { sql } from 'kysely'
import type { AssistantAnswer, Question } from '#core/contract/assistant.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { deviceNamesIn, deviceText } from '#core/knowledge/device-answer.ts'
import { categoryOf } from '#core/knowledge/regbot-replies.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import type { Hub } from '#server/platform/hub.ts'

/** Where the device of a record stands, the same as on every screen (decision D51). */
export type AskStanding = (recordId: number) => Promise<readonly MarketReadiness[]>

/** An answer covers at most this many devices. */
const maxDevices = 3

/** The answer to a question that names devices of the hub; undefined where it names none. */
export async function deviceAnswer(
  hub: Pick<Hub, 'db' | 'now'>,
  askStanding: AskStanding,
  { question }: Question,
): Promise<Omit<AssistantAnswer, 'modelOn'> | undefined> {
  const names = deviceNamesIn(question)
  const devices = names.length > 0 ? await devicesNamed(hub.db, names) : []
  if (devices.length === 0) return undefined
  const today = hub.now().toISOString().slice(0, 10)
  const told = await Promise.all(
    devices.map(async (device) => ({ device, text: deviceText(device, await askStanding(device.id)) })),
  )
  return {
    known: true,
    ownDevices: true,
    text: told.map(({ text }) => text).join('\n\n'),
    sources: told.map(({ device, text }) => ({
      ...{ title: device.deviceName, text, source: 'Readiness in this hub', url: null, asOf: today },
      screen: `/master-di/records/${device.id}`,
    })),
    confidence: 100,
    category: categoryOf(question),
  }
}

interface NamedDevice {
  readonly id: number
  readonly deviceName: string
  readonly deviceNumber: string
  readonly versionNumber: string
}

async function devicesNamed(db: Db, names: readonly string[]): Promise<readonly NamedDevice[]> {
  const keys = names.map(fold)
  const { rows } = await sql<NamedDevice>`
    select id, device_name as "deviceName", device_number as "deviceNumber", version_number as "versionNumber"
    from master_records
    where is_latest and status <> 'deleted' and (
      device_number_key = any(${keys}::text[]) or device_name_key = any(${keys}::text[])
      or document ->> 'udiDi' = any(${[...names]}::text[]))
    order by device_number limit ${maxDevices}`.execute(db)
  return rows
}
