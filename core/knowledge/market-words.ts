import type { Duty, Milestone } from '#core/markets/requirements/requirement.ts'
import { stemsOf, termsOfTable as words } from './question/full-vocabulary.ts'
import type { Reading } from './question/readings.ts'

/** Words by which the dates of a market are asked (`market-answer.ts`). */

export const dataWords = [
  'eudamed-module',
  'register',
  'submit',
  'send',
  'upload',
  'database',
  'submission',
  'gudid',
  'eudamed',
  'swissdamed',
  'ausudid',
  'udid',
  'enter',
] as const

export const forDates = words(
  `record four sell sold of-member-state when due mandatory begin end label carrier direct-marking phase transition enforce enforcement period existing plain measuring non non-sterile sterile remain monthly supply-report step already own place placed existing contact-lens spectacles implantable reusable legacy ivd risk-class next last final coming eudamed-module latest earliest length howlong ${dataWords.join(' ')}`,
)

/** “China class I IVD” asks for its dates. */
export const bare = words('ivd risk-class')

export const scopeWords: Readonly<Record<string, RegExp>> = {
  'contact-lens': /contact lens/i,
  spectacles: /spectacle/i,
  implantable: /implant/i,
  legacy: /legacy/i,
  directive: /legacy|EU certificates/i,
  existing: /already on the market/i,
}

/** Words of time, and what is done until then. */
export const ofTime: ReadonlySet<string> = new Set(
  stemsOf(
    `pass passed past over already late turn schedule still now today exact exactly official introduced introduction
    come comes effect apply applies print printed carry carried bear year month day hold holds stay soon early ready
    launch prepare preparing launched entry become became run running out left`,
  ),
)

/** Issuing entities by what people write of their codes. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  GS1: ['gs1', 'gtin'],
  HIBCC: ['hibcc', 'hibc'],
  ICCBBA: ['iccbba', 'isbt-128'],
  IFA: ['ifa', 'ppn'],
}

/** A date for the classes that implants have is theirs too. */
const classesOfImplants = ['class-iii', 'class-iib']
export const isOfImplants = ({ classes, kind }: Milestone): boolean =>
  kind === undefined && (classes?.some((code) => classesOfImplants.includes(code)) ?? false)

export function isOfClass({ classes, kind, scope }: Milestone, asked: readonly string[]): boolean {
  if (asked.length === 0) return true
  if (classes) return asked.some((code) => classes.includes(code))
  return kind === undefined && !/^Other|^All: /.test(scope)
}

/** Both the data and the label are asked for: a text of data alone says nothing of a duty. */
const asksData = /\bdata\b(?! ?(?:matrix|carrier))/i

/** The duties a question asks for, each with those that fulfil it; none where it asks for all there are. */
export function dutiesAsked({ terms, question }: Reading): readonly (readonly Duty[])[] {
  if (terms.has('supply-report')) return [['supply-report']]
  const groups: (readonly Duty[])[] = []
  const isOfLabel = terms.has('label') || terms.has('carrier')
  const isDirect = terms.has('direct-marking')
  if (isOfLabel) groups.push(['label'])
  if (isDirect) groups.push(['direct-marking'])
  const isOfData = dataWords.some((word) => terms.has(word)) || asksData.test(question)
  if (isOfData && !(isDirect && !asksData.test(question))) groups.push(['data', 'registration'])
  return groups
}
