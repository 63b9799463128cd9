import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import { type Concern, concernOf, type DeviceTraits } from '#core/markets/requirements/device-kinds.ts'
import { classesOf } from './market-classes.ts'
import { className, kindNames, namesNothing, type UpdateScope } from './update-scope.ts'

/** Whether an update affects a device, and why (decision D141). Whether a class or a kind is meant, dates judge alike. */

/** A device as it is known in one of its markets. */
export interface DeviceInMarket extends DeviceTraits {
  readonly country: string
  /** As its submission there names it; null where none does. */
  readonly legislation: string | null
  readonly furtherEmdnCodes: readonly string[]
  readonly productCodes: readonly string[]
  /** The register of the market has taken it, as far as the hub knows. */
  readonly registered: boolean
}

export interface Judgement {
  readonly concern: Concern
  /** In words, the market first. */
  readonly reasons: readonly string[]
}

export const notAffected: Judgement = { concern: 'no', reasons: [] }

/** In one of its markets. */
export function impactOn(scope: UpdateScope, device: DeviceInMarket): Judgement {
  if (namesNothing(scope) || !isOfMarket(scope, device)) return notAffected
  const answers = criteria.flatMap((criterion) => criterion(scope, device) ?? [])
  if (answers.some(({ concern }) => concern === 'no')) return notAffected
  const said = answers.map(({ reason }) => reason)
  const { country, registered } = device
  const standing = `${registered ? 'registered' : 'no registration known'} in ${country}`
  return {
    concern: answers.every(({ concern }) => concern === 'yes') ? 'yes' : 'unclear',
    reasons: [`${country} market`, ...said, standing],
  }
}

/** Of a device in two of its markets: affected in one is affected. */
export function join(one: Judgement, other: Judgement): Judgement {
  if (one.concern === other.concern)
    return one.concern === 'no'
      ? notAffected
      : { concern: one.concern, reasons: [...one.reasons, ...other.reasons] }
  return strength[one.concern] > strength[other.concern] ? one : other
}

const strength: Readonly<Record<Concern, number>> = { no: 0, unclear: 1, yes: 2 }

const isOfMarket = ({ markets }: UpdateScope, { country }: DeviceInMarket): boolean =>
  markets.length === 0 || markets.includes(country)

interface Answer {
  readonly concern: Concern
  readonly reason: string
}
/** Undefined where the update says nothing of it. */
type Criterion = (scope: UpdateScope, device: DeviceInMarket) => Answer | undefined

const byClass: Criterion = ({ riskClasses }, device) => {
  if (riskClasses.length === 0) return undefined
  const { riskClass, country } = device
  if (riskClass === null) return { concern: 'unclear', reason: 'risk class not stated' }
  const ofMarket = classesOf(country)
  if (!ofMarket) return { concern: 'unclear', reason: 'class not compared' }
  const concern = concernOf({ classes: riskClasses }, device, new Set([...ofMarket, ...riskClasses]))
  const name = className(riskClass)
  if (concern !== 'unclear') return { concern, reason: name }
  const isOfDirective = country === marketOfLaws && lawOf(riskClass) !== null
  return {
    concern,
    reason: isOfDirective ? `${name}, not compared` : `${name}, which ${country} does not have`,
  }
}

/** Laws, like classes by which a law is known, are those of the Union. */
const marketOfLaws = 'EU'
const lawOf = (riskClass: string | null) => findRiskClass(riskClass ?? '')?.regulation ?? null

const byKind: Criterion = ({ kind }, device) => {
  if (kind === null) return undefined
  const concern = concernOf({ kind }, device, none)
  return { concern, reason: concern === 'unclear' ? `not stated: ${kindNames[kind]}` : kindNames[kind] }
}

const byLaw: Criterion = ({ laws }, { country, legislation, riskClass }) => {
  if (laws.length === 0) return undefined
  if (country !== marketOfLaws) return { concern: 'no', reason: 'laws of the EU' }
  const law = legislation ?? lawOf(riskClass)
  if (law === null) return { concern: 'unclear', reason: 'applicable law not stated' }
  // Systems and procedure packs are under Article 22 of the MDR.
  const isOne = laws.some((one) => one === law || (one === 'MDR' && law === 'SPP'))
  return { concern: isOne ? 'yes' : 'no', reason: legislation === null ? `${law} by its class` : law }
}

const byEmdn: Criterion = ({ emdn }, { emdnCode, furtherEmdnCodes }) => {
  if (emdn.length === 0) return undefined
  const own = [emdnCode ?? '', ...furtherEmdnCodes].filter((code) => code !== '')
  if (own.length === 0) return { concern: 'unclear', reason: 'EMDN code not stated' }
  const found = own.find((code) => emdn.some((branch) => code.startsWith(branch)))
  return { concern: found === undefined ? 'no' : 'yes', reason: `EMDN ${found ?? own.join(', ')}` }
}

const byProductCode: Criterion = ({ productCodes }, { productCodes: own }) => {
  if (productCodes.length === 0) return undefined
  if (own.length === 0) return { concern: 'unclear', reason: 'FDA product code not stated' }
  const found = own.find((code) => productCodes.includes(code))
  return {
    concern: found === undefined ? 'no' : 'yes',
    reason: `FDA product code ${found ?? own.join(', ')}`,
  }
}

/** What is said of it stands behind all the others anyway. */
const byRegistration: Criterion = ({ registered }, device) =>
  registered === null || registered === device.registered ? undefined : { concern: 'no', reason: '' }

const criteria: readonly Criterion[] = [byClass, byKind, byLaw, byEmdn, byProductCode, byRegistration]

const none: ReadonlySet<string> = new Set()

/** Devices that are alike in a market. */
export interface AlikeInMarket extends DeviceInMarket {
  readonly devices: number
}

/** Why an update affects none of the devices: the first thing it names that none of them has. */
export function whyNone(scope: UpdateScope, total: number, groups: readonly AlikeInMarket[]): string {
  const there = groups.filter((group) => isOfMarket(scope, group))
  const where = or(scope.markets)
  if (total === 0) return 'There are no devices yet'
  if (there.length === 0)
    return `None of your devices ${where === '' ? 'names a market' : `is on the market in ${where}`}`
  const lacking = named.find(
    (_, at) => !there.some((group) => named.slice(0, at + 1).every((one) => one.may(scope, group))),
  )
  const place = where === '' ? 'None of your devices' : `None of your devices in ${where}`
  return `${place} ${lacking?.words(scope) ?? 'is certain to be affected'}`
}

const may = (criterion: Criterion) => (scope: UpdateScope, device: DeviceInMarket) =>
  criterion(scope, device)?.concern !== 'no'
const or = (values: readonly string[]): string => values.join(' or ')

const named: readonly {
  readonly may: (scope: UpdateScope, device: DeviceInMarket) => boolean
  readonly words: (scope: UpdateScope) => string
}[] = [
  { may: may(byClass), words: ({ riskClasses }) => `is ${or(riskClasses.map(className))}` },
  { may: may(byKind), words: ({ kind }) => `is ${kind === null ? '' : kindNames[kind]}` },
  { may: may(byLaw), words: ({ laws }) => `is under ${or(laws)}` },
  { may: may(byEmdn), words: ({ emdn }) => `has an EMDN code of ${or(emdn)}` },
  {
    may: may(byProductCode),
    words: ({ productCodes }) => `has the FDA product code ${or(productCodes)}`,
  },
  {
    may: may(byRegistration),
    words: ({ registered }) =>
      registered ? 'has a known registration there' : 'is without a known registration there',
  },
]
