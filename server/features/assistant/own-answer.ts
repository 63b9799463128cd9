import { findMarket } from '#core/code-lists/markets.ts'
import { deviceNamesIn } from '#core/knowledge/device-answer.ts'
import {
  beginningsIn,
  namesIn,
  numbersThatMayBe,
  wordsThatMayName,
} from '#core/knowledge/own/named-devices.ts'
import type { OwnQuestion } from '#core/knowledge/own/own-asks.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { dayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { devicesNamed, hasNumberLike, type NamedDevice } from './assistant-queries.ts'
import type { tellDevice } from './device-answer.ts'
import { valuesAnswer } from './device-values.ts'
import { itemsOf, type OwnAnswer, type OwnAsking } from './own-data.ts'
import { certificatesAnswer, datesAnswer } from './own-dates.ts'
import { eventsAnswer } from './own-events.ts'
import { deletedAnswer, devicesAnswer, overviewAnswer } from './own-lists.ts'
import { assessmentsAnswer, overdueAnswer, projectsAnswer, tasksAnswer } from './own-projects.ts'
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
  const devices = shown.map(({ device }) => device)
  return {
    devices,
    names: [
      ...shown.flatMap(({ names }) => names),
      ...devices.flatMap((device) => quotedValues(question, device)),
    ],
  }
}

/** What a question quotes of the values of a device: “Is its intended use still “Cutting of dressings”?” */
const quotedValues = (question: string, { document }: NamedDevice): string[] => [
  ...question
    .split(/[\s,;:?!()"“”]+/)
    .filter(
      (word) => word.length >= shortestCode && /\d/.test(word) && Object.values(document).includes(word),
    ),
  ...[...question.matchAll(/["“]([^"“”]{3,200})["”]/g)].flatMap(([, quoted = '']) =>
    Object.values(document).some(
      (value) => typeof value === 'string' && value.toLowerCase().includes(quoted.toLowerCase()),
    )
      ? [quoted]
      : [],
  ),
]
const shortestCode = 5

const legalForm =
  /[, ]+(?:gmbh(?: & co\.? kg)?|ag|kg|se|inc|llc|ltd|limited|corp|s\.?a|s\.?r\.?l|b\.?v|oy|ab|aps|a\/s|plc)\.?$/i

/** A question with the name of the one manufacturer in the hub as what it is: “our company”. */
export async function inOwnWords(
  { own, viewer }: Pick<OwnAsking, 'own' | 'viewer'>,
  question: string,
): Promise<string> {
  const page = await own.operators(viewer, { type: ['manufacturer'], limit: 2 })
  const [only, ...others] = await itemsOf(page)
  if (!only?.name || others.length > 0) return question
  const [first = ''] = only.name.split(/\s+/)
  // The first word alone only where it is no word of the language.
  const short = wordsThatMayName(first).length > 0 ? [first] : []
  const names = [only.name, only.name.replace(legalForm, ''), ...short].filter(
    (name) => name.length >= shortestName,
  )
  const found = names.find((name) => question.toLowerCase().includes(name.toLowerCase()))
  if (found === undefined) return question
  const at = question.toLowerCase().indexOf(found.toLowerCase())
  return `${question.slice(0, at)}our company${question.slice(at + found.length)}`
}
const shortestName = 5

/** Words of a text that look like a device number of this hub, where it has no device. */
export async function unknownNumbersIn(hub: Hub, question: string): Promise<readonly string[]> {
  const words = deviceNamesIn(question).filter((word) => /^\p{L}{1,6}-?\d{2,}$/u.test(word))
  const alike = await Promise.all(words.map((word) => hasNumberLike(hub.db, word)))
  return words.filter((_, at) => alike[at])
}

const isGone = ({ status }: NamedDevice) => status === 'deleted'

async function deletedBy({ own, viewer }: OwnAsking, { id }: NamedDevice): Promise<string> {
  const page = await own.trail(viewer, {
    deviceOf: id,
    action: ['deleted'],
    entityType: ['master-di'],
    limit: 1,
  })
  const [entry] = await itemsOf(page)
  return entry ? ` by ${entry.performedByName}` : ''
}

/** A record that is deleted here takes nothing out of a register. */
async function stillRegistered({ own }: OwnAsking, { id }: NamedDevice): Promise<string> {
  const there = (await own.standing(id)).filter(({ isRegistered }) => isRegistered)
  const names = there.map(({ country }) => findMarket(country)?.country ?? country)
  return names.length > 0 ? `\nStill registered: ${names.join(', ')}.` : ''
}

export async function devicesTold(
  asking: OwnAsking,
  devices: readonly NamedDevice[],
  markets: readonly string[],
  tell: ReturnType<typeof tellDevice>,
): Promise<OwnAnswer> {
  const told = await Promise.all(
    devices.map(async (device) => {
      const { deviceName, deviceNumber, deleteReason, updatedAt } = device
      const day = writtenDate(dayOf(updatedAt))
      const by = isGone(device) ? await deletedBy(asking, device) : ''
      const gone = `${deviceName} (${deviceNumber}) was deleted on ${day}${by}${deleteReason ? `; the reason: ${deleteReason}` : '.'}`
      const text = isGone(device)
        ? gone + (await stillRegistered(asking, device))
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
    case 'events':
      return eventsAnswer(asking, asked)
    case 'tasks':
      return tasksAnswer(asking, asked)
    case 'projects':
      return projectsAnswer(asking, asked)
    case 'assessments':
      return assessmentsAnswer(asking, asked)
    case 'overdue':
      return overdueAnswer(asking)
    case 'values':
      return valuesAnswer(asking, asked)
    case 'operators':
      return operatorsAnswer(asking, asked.type)
  }
}
