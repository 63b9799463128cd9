import { findMarket } from '#core/code-lists/markets.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import type { ApprovalRequest, RequestListQuery } from '#core/contract/requests.ts'
import { deviceText } from '#core/knowledge/device-answer.ts'
import type { DeviceQuestion } from '#core/knowledge/own/device-question.ts'
import { stageWordOf, stageWords } from '#core/lifecycle/stage-words.ts'
import { concernOf } from '#core/markets/requirements/device-kinds.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import { dutyLabels } from '#core/markets/requirements/requirement.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { attemptsOfSubmission, presentAttempt } from '#server/exchange/attempt-queries.ts'
import type { NamedDevice } from './assistant-queries.ts'
import { labelOf, toldValues } from './device-values.ts'
import { certificatesIn, certificatesText, lostLines } from './own-certificates.ts'
import { itemsOf, type OwnAsking } from './own-data.ts'
import { eventsOfDevice } from './own-events.ts'

/** What is said of one device that a question names, each line from the function that decides it. */

type Telling = (asking: OwnAsking, device: NamedDevice, markets: readonly string[]) => Promise<string>

const headOf = ({ deviceName, deviceNumber }: NamedDevice) => `${deviceName} (${deviceNumber})`
const nameOf = (code: string) => findMarket(code)?.country ?? code

/** A market that is asked about, for which the device is not meant. */
const notThere = (device: NamedDevice, markets: readonly string[]): string => {
  const { targetCountries } = device
  const meant =
    targetCountries.length > 0 ? ` It is meant for: ${targetCountries.map(nameOf).join(', ')}.` : ''
  return `No: ${headOf(device)} is not aimed at ${markets.map(nameOf).join(' or ')} and has no submission there.${meant}`
}

const standing: Telling = async (asking, device, markets) => {
  const all = await asking.own.standing(device.id)
  const asked = markets.length > 0 ? all.filter(({ country }) => markets.includes(country)) : all
  if (markets.length > 0 && asked.length === 0) return notThere(device, markets)
  // The line of the market says “Refused” already.
  const refused = (await refusals(asking, asked)).map(({ name, why }) => `Why ${name} refused it: ${why}`)
  const waits = device.status === 'pending-approval' ? await requestLines(asking, device) : []
  const lost = await lostLines(asking, device)
  return [deviceText(device, asked, asking.viewer.rules), ...lost, ...refused, ...waits].join('\n')
}

const refusal: Telling = async (asking, device, markets) => {
  const all = (await asking.own.standing(device.id)).filter(
    ({ country }) => markets.length === 0 || markets.includes(country),
  )
  const word = (country: string) => stageWords[stageWordOf(country, 'refused')]
  const lines = (await refusals(asking, all)).map(
    ({ country, name, why }) => `• ${name}: ${word(country)}; ${why}`,
  )
  return lines.length > 0 ? [`${headOf(device)}:`, ...lines].join('\n') : standing(asking, device, markets)
}

interface Refused {
  readonly country: string
  readonly name: string
  readonly why: string
}

/** Why registers refused a device. */
function refusals({ hub }: OwnAsking, all: readonly MarketReadiness[]): Promise<readonly Refused[]> {
  const refused = all.filter(({ stage }) => stage === 'refused')
  return Promise.all(
    refused.map(async ({ country, submissionId }) => {
      const attempts =
        submissionId === null ? [] : (await attemptsOfSubmission(hub.db, submissionId)).map(presentAttempt)
      const remarks = attempts.find(({ outcome }) => outcome === 'rejected')?.remarks ?? []
      const reasons = remarks.map(({ code, message, fields }) => {
        const at = fields.map(({ label }) => label)
        const place = at.length > 0 ? ` (field ${at.join(', ')})` : ''
        return `${[code, message].filter(Boolean).join(': ')}${place}`
      })
      const why = reasons.length > 0 ? reasons.join('; ') : 'the answer names no reason'
      return { country, name: nameOf(country), why }
    }),
  )
}

const history: Telling = async ({ own, hub }, device, markets) => {
  const all = (await own.standing(device.id)).filter(
    ({ country }) => markets.length === 0 || markets.includes(country),
  )
  const lines = await Promise.all(
    all.map(async ({ country, submissionId, stage, toBeConfirmed }) => {
      const [latest] =
        submissionId === null ? [] : (await attemptsOfSubmission(hub.db, submissionId)).map(presentAttempt)
      const facts = [
        stageWords[stageWordOf(country, stage, toBeConfirmed)],
        ...(latest
          ? [`file made ${writtenDate(latest.madeAt.slice(0, 10))}${by(latest.madeByName)}`]
          : ['no file made']),
        ...(latest?.sentAt
          ? [`sent ${writtenDate(latest.sentAt.slice(0, 10))}${by(latest.sentByName)}`]
          : []),
        ...(latest?.answeredAt
          ? [
              `answered ${writtenDate(latest.answeredAt.slice(0, 10))} (${latest.outcome === 'accepted' ? 'accepted' : 'refused'})`,
            ]
          : []),
      ]
      return `• ${nameOf(country)}: ${facts.join(', ')}`
    }),
  )
  return [`${headOf(device)}:`, ...(lines.length > 0 ? lines : ['no target market and no submission'])].join(
    '\n',
  )
}

const by = (name: string | null): string => (name === null ? '' : ` by ${name}`)

const certificates: Telling = async (asking, device) => {
  const own = await certificatesIn(asking, device)
  if (own.length === 0) {
    const others = await certificatesIn(asking)
    const has = others.length > 0 ? ` It has:\n${certificatesText(asking, others)}` : ''
    return `The hub knows no certificate that names ${headOf(device)}.${has}`
  }
  return `Certificates of ${headOf(device)}:\n${certificatesText(asking, own)}`
}

/** Dates of the law for its class and kind in its markets. */
const toldDates =
  (duty: 'label' | 'direct-marking' | null): Telling =>
  async ({ own, today }, device, markets) => {
    const targets = (await own.standing(device.id)).map(({ country }) => country)
    const codes = markets.length > 0 ? markets : targets
    const { riskClass, emdnCode, singleUse } = device.document as Record<string, unknown>
    const traits = {
      ...{ riskClass: textOf(riskClass), emdnCode: textOf(emdnCode), specialDevice: null },
      singleUse: typeof singleUse === 'boolean' ? singleUse : null,
    }
    const lines = codes.map((code) => {
      const { milestones: every, summary } = requirementsOf(code as Parameters<typeof requirementsOf>[0])
      const ofDuty = every.filter((one) => one.duty === duty)
      // Where the law has one date for label and data, it is the data’s.
      const milestones = ofDuty.length > 0 ? ofDuty : every
      const classes = new Set(every.flatMap((one) => one.classes ?? []))
      // A class that the market does not have is not told by what holds for all there.
      const isKnown = classes.size === 0 || (traits.riskClass !== null && classes.has(traits.riskClass))
      const ofConcern = (concern: string) =>
        milestones.filter((one) => concernOf(one, traits, classes) === concern)
      const concerned = ofConcern('yes').filter(
        ({ classes: of, duty }) => isKnown || (of === undefined && duty !== 'label'),
      )
      const unclear = ofConcern('unclear')
      const isComing = ({ date }: { readonly date: string }) => date >= today.slice(0, date.length)
      const some = concerned.length > 0 ? concerned : unclear
      const coming = some.filter(isComing)
      const shown = coming.length > 0 ? coming : concerned.length > 0 ? concerned.slice(-2) : unclear
      const told = shown.map(
        ({ date, duty, scope }) => `${dutyLabels[duty].toLowerCase()} ${writtenDate(date)} (${scope})`,
      )
      const byClass = concerned.length === 0 && told.length > 0 ? 'by its class there, ' : ''
      return `• ${nameOf(code)}: ${told.length > 0 ? byClass + told.join('; ') : summary}`
    })
    return [`Dates for ${headOf(device)}:`, ...(lines.length > 0 ? lines : ['no target market'])].join('\n')
  }

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const approval: Telling = async (asking, device) => {
  const lines = await requestLines(asking, device)
  return lines.length === 0
    ? [
        `Nothing of ${headOf(device)} waits for approval; version ${device.versionNumber} is ${device.status.replace('-', ' ')}.`,
        ...(await decisionLines(asking, device)),
      ].join('\n')
    : [`${headOf(device)}:`, ...lines].join('\n')
}

const mostDecisions = 3

/** What was decided last about a device and its submissions. */
async function decisionLines(asking: OwnAsking, device: NamedDevice): Promise<readonly string[]> {
  const { own, viewer } = asking
  const decided = (query: Partial<RequestListQuery>) =>
    own.requests(viewer, { ...query, status: ['approved', 'rejected'], limit: mostDecisions })
  const submissions = (await own.standing(device.id)).flatMap(({ submissionId }) => submissionId ?? [])
  const pages = await Promise.all([
    decided({ masterDiId: device.id }),
    ...submissions.map((submissionId) => decided({ submissionId })),
  ])
  const requests = (await Promise.all(pages.map(itemsOf))).flat()
  return requests.map(
    ({ submissionId, versionNumber, status, resolvedByName, resolvedAt, requestedByName, ...request }) =>
      [
        `• ${submissionId === null ? `version ${versionNumber ?? ''}` : 'submission'} ${status}${resolvedByName ? ` by ${resolvedByName}` : ''}${resolvedAt ? ` on ${writtenDate(resolvedAt.slice(0, 10))}` : ''}, asked by ${requestedByName}`,
        ...(request.changeReason ? [`reason: ${request.changeReason}`] : []),
        ...changedFields(request.proposedChanges),
      ].join(', '),
  )
}

const writtenValue = (value: unknown): string =>
  value === null || value === undefined
    ? 'nothing'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** More changed fields than this are only counted. */
const mostChanges = 5
function changedFields(changes: ApprovalRequest['proposedChanges']): readonly string[] {
  const labels = changes
    .filter(({ from }) => from !== null)
    .map(({ field, from, to }) => `${labelOf(field)}, from “${writtenValue(from)}” to “${writtenValue(to)}”`)
  if (labels.length === 0) return []
  const more = labels.length > mostChanges ? ` and ${labels.length - mostChanges} more` : ''
  return [`changed: ${labels.slice(0, mostChanges).join('; ')}${more}`]
}

/** What of a device waits for a decision, with who decides it, by when and why it was changed. */
async function requestLines({ own, viewer }: OwnAsking, device: NamedDevice): Promise<readonly string[]> {
  const requests = await itemsOf(
    await own.requests(viewer, { masterDiId: device.id, status: ['pending'], limit: 5 }),
  )
  return requests.map(
    ({
      requestedByName,
      assignedToName,
      dueDate,
      versionNumber,
      changeReason,
      proposedChanges,
      cannotDecide,
      abilities,
    }) =>
      [
        `• version ${versionNumber ?? device.versionNumber} waits for approval, asked by ${requestedByName}`,
        ...(assignedToName === null ? [] : [`assigned to ${assignedToName}`]),
        ...(dueDate === null ? [] : [`due ${writtenDate(dueDate)}`]),
        abilities.decide
          ? 'you may decide it'
          : `you may not decide it${cannotDecide ? ` (${cannotDecide})` : ''}`,
        ...((changeReason ?? device.changeReason)
          ? [`reason for the change: ${changeReason ?? device.changeReason}`]
          : []),
        ...changedFields(proposedChanges),
      ].join(', '),
  )
}

/** All that is asked of a device, each part once. */
export const tellDevice =
  (asked: readonly DeviceQuestion[]): Telling =>
  async (...about) => {
    const [{ own }, device, markets] = about
    const has = new Set((await own.standing(device.id)).map(({ country }) => country))
    const isElsewhere = markets.length > 0 && !markets.some((code) => has.has(code))
    // What a record says holds wherever the device is; nothing else does.
    const told = isElsewhere ? asked.filter((one) => one.about === 'value') : asked
    const parts = await Promise.all(told.map((one) => tellPart(one)(...about)))
    if (isElsewhere) parts.unshift(notThere(device, markets))
    return [...new Set(parts)].join('\n')
  }

function tellPart(asked: DeviceQuestion): Telling {
  if (asked.about === 'value') return toldValues(asked.fields)
  if (asked.about === 'dates') return toldDates(asked.duty)
  return { standing, refusal, history, certificates, approval, trail: eventsOfDevice }[asked.about]
}
