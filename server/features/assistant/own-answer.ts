import { deviceNamesIn } from '#core/knowledge/device-answer.ts'
import {
  beginningsIn,
  namesIn,
  numbersThatMayBe,
  wordsThatMayName,
} from '#core/knowledge/own/named-devices.ts'
import type { OwnQuestion } from '#core/knowledge/own/own-asks.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import type { Hub } from '#server/platform/hub.ts'
import { devicesNamed, hasNumberLike, type NamedDevice } from './assistant-queries.ts'
import type { tellDevice } from './device-answer.ts'
import type { OwnAnswer, OwnAsking } from './own-data.ts'
import { certificatesAnswer, datesAnswer } from './own-dates.ts'
import { deletedAnswer, devicesAnswer, overviewAnswer } from './own-lists.ts'
import { operatorsAnswer, requestsAnswer, workAnswer } from './own-work.ts'

/** An answer covers at most this many devices. */
const maxDevices = 3
const maxCandidates = 50

/** The devices of the hub that a text names, and by which of its words. */
export async function devicesNamedIn(
  hub: Hub,
  question: string,
): Promise<{ readonly devices: readonly NamedDevice[]; readonly names: readonly string[] }> {
  const given = {
    names: [...deviceNamesIn(question), ...numbersThatMayBe(question)],
    question,
    words: wordsThatMayName(question),
    beginnings: beginningsIn(question),
  }
  const candidates = await devicesNamed(hub.db, given, maxCandidates)
  const found = candidates.flatMap((device) => {
    const names = namesIn(question, device)
    return names.length > 0 ? [{ device, names }] : []
  })
  const shown = found.slice(0, maxDevices)
  return { devices: shown.map(({ device }) => device), names: shown.flatMap(({ names }) => names) }
}

/** Words of a text that look like a device number of this hub, where it has no device. */
export async function unknownNumbersIn(hub: Hub, question: string): Promise<readonly string[]> {
  const words = deviceNamesIn(question).filter((word) => /^\p{L}{1,6}-?\d{2,}$/u.test(word))
  const alike = await Promise.all(words.map((word) => hasNumberLike(hub.db, word)))
  return words.filter((_, at) => alike[at])
}

export async function devicesTold(
  asking: OwnAsking,
  devices: readonly NamedDevice[],
  markets: readonly string[],
  tell: ReturnType<typeof tellDevice>,
): Promise<OwnAnswer> {
  const told = await Promise.all(
    devices.map(async (device) => {
      const { deviceName, deviceNumber, status, deleteReason, updatedAt } = device
      const day = writtenDate(updatedAt.toISOString().slice(0, 10))
      const isGone = status === 'deleted'
      const gone = `${deviceName} (${deviceNumber}) was deleted on ${day}${deleteReason ? `; the reason: ${deleteReason}` : '.'}`
      const text = isGone ? gone : await tell(asking, device, markets)
      return { device, text }
    }),
  )
  return {
    text: told.map(({ text }) => text).join('\n\n'),
    sources: told.map(({ device, text }) => ({
      ...{ title: device.deviceName, text, source: 'Data of this hub', url: null, asOf: asking.today },
      screen: `/master-di/records/${device.id}`,
    })),
  }
}

export function ownAnswer(asking: OwnAsking, asked: OwnQuestion): Promise<OwnAnswer | undefined> {
  switch (asked.about) {
    case 'devices':
      return devicesAnswer(asking, asked)
    case 'overview':
      return overviewAnswer(asking, asked.by)
    case 'deleted':
      return deletedAnswer(asking)
    case 'requests':
      return requestsAnswer(asking, asked.mine)
    case 'certificates':
      return certificatesAnswer(asking, asked)
    case 'work':
      return workAnswer(asking)
    case 'dates':
      return datesAnswer(asking, asked)
    case 'operators':
      return operatorsAnswer(asking, asked.type)
  }
}
