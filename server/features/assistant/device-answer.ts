import type { AssistantAnswer, Question } from '#core/contract/assistant.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { deviceNamesIn, deviceText } from '#core/knowledge/device-answer.ts'
import { categoryOf } from '#core/knowledge/regbot-replies.ts'
import type { Hub } from '#server/platform/hub.ts'
import { devicesNamed } from './assistant-queries.ts'

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
  const devices = names.length > 0 ? await devicesNamed(hub.db, names, maxDevices) : []
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
