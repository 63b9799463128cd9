import type { Question } from '#core/contract/assistant.ts'
import { deviceNamesIn } from '#core/knowledge/device-answer.ts'
import { deviceQuestionOf } from '#core/knowledge/own/device-question.ts'
import { namesIn, wordsThatMayName } from '#core/knowledge/own/named-devices.ts'
import { type OwnQuestion, ownQuestionOf } from '#core/knowledge/own/own-question.ts'
import { understand } from '#core/knowledge/question/understand.ts'
import { devicesNamed, type NamedDevice } from './assistant-queries.ts'
import { tellDevice } from './device-answer.ts'
import type { OwnAnswer, OwnAsking } from './own-data.ts'
import { certificateAnswer, certificatesAnswer, datesAnswer } from './own-dates.ts'
import { deletedAnswer, devicesAnswer, overviewAnswer } from './own-lists.ts'
import { operatorsAnswer, requestsAnswer, workAnswer } from './own-work.ts'

/** An answer covers at most this many devices. */
const maxDevices = 3
const maxCandidates = 50

/**
 * The answer to a question about the hub's own data. `nothing` where it names a device of the hub and asks something the
 * hub does not know of it: no passage of a law answers that either.
 */
export async function ownDataAnswer(
  asking: OwnAsking,
  { question }: Pick<Question, 'question'>,
): Promise<OwnAnswer | 'nothing' | undefined> {
  const { devices, names } = await devicesOf(asking, question)
  if (devices.length > 0) {
    const asked = understand(question, { names, today: asking.today })
    const meant = deviceQuestionOf(asked)
    return meant ? answerOf(asking, devices, asked.markets, tellDevice(meant)) : 'nothing'
  }
  const ofCertificate = await certificateAnswer(asking, question)
  if (ofCertificate) return ofCertificate
  const asked = ownQuestionOf(understand(question, { today: asking.today }))
  return asked && answerTo(asking, asked)
}

async function devicesOf({ hub }: OwnAsking, question: string) {
  const given = { names: deviceNamesIn(question), question, words: wordsThatMayName(question) }
  const candidates = await devicesNamed(hub.db, given, maxCandidates)
  const found = candidates.flatMap((device) => {
    const names = namesIn(question, device)
    return names.length > 0 ? [{ device, names }] : []
  })
  const shown = found.slice(0, maxDevices)
  return { devices: shown.map(({ device }) => device), names: shown.flatMap(({ names }) => names) }
}

async function answerOf(
  asking: OwnAsking,
  devices: readonly NamedDevice[],
  markets: readonly string[],
  tell: ReturnType<typeof tellDevice>,
): Promise<OwnAnswer> {
  const told = await Promise.all(
    devices.map(async (device) => {
      const { deviceName, deviceNumber, status } = device
      const isGone = status === 'deleted'
      const text = isGone
        ? `${deviceName} (${deviceNumber}) was deleted.`
        : await tell(asking, device, markets)
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

function answerTo(asking: OwnAsking, asked: OwnQuestion): Promise<OwnAnswer | undefined> {
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
