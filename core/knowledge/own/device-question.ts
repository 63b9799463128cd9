import { termsOfTable } from '../question/full-vocabulary.ts'
import type { Understood } from '../question/understand.ts'

/** What is asked of a device that the question names; every other word is understood, or it is something else. */
export type DeviceQuestion =
  | { readonly about: 'standing' }
  | { readonly about: 'refusal' }
  | { readonly about: 'history' }
  | { readonly about: 'value'; readonly fields: readonly string[] }
  | { readonly about: 'certificates' }
  | { readonly about: 'dates' }
  | { readonly about: 'approval' }

const words = termsOfTable
const around = words(
  'device record my market data udi hub name number eudamed gudid nmpa swissmedic swissdamed fda ausudid mdr ivdr screen regulator system portfolio regulatory medical regulation possible submission target first law who new registered version file field tool app database',
)
const only = (terms: ReadonlySet<string>, allowed: ReadonlySet<string>) =>
  [...terms].every((term) => around.has(term) || allowed.has(term))

/** Fields of a record by what people call them. */
const fieldTerms: Readonly<Record<string, string>> = {
  'risk-class': 'riskClass',
  emdn: 'emdnCode',
  nomenclature: 'emdnCode',
  'udi-di': 'udiDi',
  'primary-di': 'udiDi',
  gtin: 'udiDi',
  manufacturer: 'manufacturerName',
  'intended-use': 'intendedUse',
  description: 'deviceDescription',
  family: 'deviceFamily',
  model: 'modelNumber',
  catalogue: 'catalogueNumber',
  'trade-name': 'brandName',
  implantable: 'implantableDevice',
  sterile: 'sterile',
  'single-use': 'singleUse',
  reusable: 'reusableDevice',
  software: 'softwareDevice',
  latex: 'containsLatex',
  version: 'versionNumber',
  target: 'targetCountries',
  sell: 'targetCountries',
  market: 'targetCountries',
  'basic-udi-di': 'basicUdiDi',
}

/** These ask for a value only where the question says so. */
const looseTerms: readonly string[] = ['target', 'sell', 'market', 'version']

const forValue = words('sell how format without missing have who made where valid not')
const forStanding = words(
  'stage ready not-ready missing gap without registered register not-registered refused reject sent send submit unanswered answer not not-begun begin out-of-date up-to-date approve valid validate file-made no-file export draft error finding to-do where delete change mandatory why-not resend after again reason result compare difference wait open year unanswered problem progress fill accept how report pending ready-to-send resend fix carry-over inactive readiness complete search howmany still outstanding',
)
const forDates = words('when due mandatory register submit label sent send registered begin')
const forCertificates = words('certificate expire expired when due valid notified-body have end length howlong company year')
const forApproval = words(
  'approve approver pending my-decision who request due when to-do version draft mandatory responsible wait open reason change assign decide until',
)
const forHistory = words(
  'who create when sent send submit register registered refused reject answer file-made export accept',
)

export function deviceQuestionOf({
  question,
  terms,
  withinDays,
  year,
  ids,
  classes,
}: Understood): DeviceQuestion | undefined {
  if (withinDays !== null || year !== null || ids.length > 0) return undefined
  if (terms.has('certificate')) return only(withoutNumbers(terms), forCertificates) ? { about: 'certificates' } : undefined
  if (
    (terms.has('why') || terms.has('reason')) &&
    only(
      new Set([...terms].filter((term) => term !== 'why' && term !== 'reason')),
      words('refused reject answer sent register not not-registered error reason register eudamed'),
    )
  ) {
    return terms.has('refused') || terms.has('reject') || terms.has('not') || terms.has('not-registered')
      ? { about: 'refusal' }
      : undefined
  }
  if (terms.has('why') && only(new Set([...terms].filter((term) => term !== 'why')), forStanding))
    return { about: 'standing' }
  const isPast = /\b(was|were|did|has|have|had)\b/i.test(question)
  const isOpenWork = terms.has('to-do') || (terms.has('open') && terms.has('when'))
  if (isOpenWork && only(new Set([...terms].filter((term) => term !== 'when')), forStanding))
    return { about: 'standing' }
  if (terms.has('when') || terms.has('due')) {
    if (isPast && only(terms, forHistory)) return { about: 'history' }
    if (terms.has('approve') || terms.has('pending'))
      return only(terms, forApproval) ? { about: 'approval' } : undefined
    return !isPast && only(terms, forDates) ? { about: 'dates' } : undefined
  }
  if (terms.has('who') && only(terms, forHistory) && !terms.has('register') && !terms.has('approve')) return { about: 'history' }
  if (
    terms.has('who') &&
    only(terms, forApproval) &&
    (terms.has('approve') || terms.has('pending') || terms.has('my-decision'))
  )
    return { about: 'approval' }
  if (terms.has('my-decision') || terms.has('pending')) {
    if (only(terms, forApproval)) return { about: 'approval' }
  }
  const fields = Object.entries(fieldTerms).filter(
    ([term]) => terms.has(term) && !looseTerms.includes(term),
  )
  const loose = Object.entries(fieldTerms).filter(
    ([term]) => terms.has(term) && looseTerms.includes(term),
  )
  const named = fields.length > 0 ? fields : loose
  const without = new Set([...terms].filter((term) => !named.some(([own]) => own === term)))
  if (fields.length > 0 || classes.length > 0) {
    if (!only(without, forValue)) return undefined
    const asked = fields.map(([, field]) => field)
    return { about: 'value', fields: [...new Set(classes.length > 0 ? ['riskClass', ...asked] : asked)] }
  }
  if (loose.length > 0 && only(without, forValue) && isOfLoose.test(question))
    return { about: 'value', fields: [...new Set(loose.map(([, field]) => field))] }
  if (terms.has('reason') && only(terms, forApproval)) return { about: 'approval' }
  if (terms.has('owner') || (terms.has('who') && terms.has('responsible'))) return undefined
  return only(terms, forStanding) && !isHowTo.test(question) ? { about: 'standing' } : undefined
}

/** The number of a certificate, in pieces. */
const withoutNumbers = (terms: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...terms].filter((term) => !/^\d+$/.test(term) && term !== 'ce' && term !== 'ce-mark'))

const isOfLoose =
  /\b(which|what|how many) (version|markets?|countr|target|jurisdiction)|\b(sell|sold|target|aimed|meant|intended)/i
const isHowTo = /\bhow (do|can|to|should|does)\b/i
