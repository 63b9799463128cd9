import { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import {
  directiveCertificateTypes,
  regulationCertificateTypes,
} from '#core/code-lists/eudamed/certificate-types.ts'
import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { entityStates } from '#core/code-lists/eudamed/entity-states.ts'
import { issuingEntities } from '#core/code-lists/eudamed/issuing-entities.ts'
import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { responseCodes } from '#core/code-lists/eudamed/response-codes.ts'
import { eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { cmrSubstanceTypes, medicinalHumanSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'
import { fold } from '#core/text/fold.ts'
import type { KnowledgeEntry } from './entry.ts'
import type { FactAnswer } from './market-answer.ts'
import { understand, vocabulary } from './question/full-vocabulary.ts'
import type { Reading } from './question/readings.ts'

/** Codes of EUDAMED’s lists, by code and by what they mean (decision D124). */

interface Code {
  readonly code: string
  readonly label: string
  readonly comment?: string
}
interface List {
  readonly name: string
  /** How its codes begin, where they are numbered. */
  readonly prefix?: string
  readonly codes: readonly Code[]
}

const lists: readonly List[] = [
  { name: 'storage and handling conditions', prefix: 'SHC', codes: storageHandlingConditions },
  { name: 'critical warnings and contra-indications', prefix: 'CW', codes: criticalWarnings },
  { name: 'clinical size types', prefix: 'CST', codes: clinicalSizeTypes },
  { name: 'units of clinical sizes', prefix: 'MU', codes: clinicalSizeUnits },
  { name: 'certificate types', codes: [...regulationCertificateTypes, ...directiveCertificateTypes] },
  { name: 'device statuses', codes: deviceStatuses },
  { name: 'states of an entry', codes: entityStates },
  { name: 'issuing entities', codes: issuingEntities },
  { name: 'production identifiers', codes: productionIdentifiers },
  { name: 'response codes', codes: responseCodes },
  { name: 'risk classes', codes: eudamedRiskClasses },
  { name: 'special device types', codes: [...specialDevices, ...ivdSpecialDevices] },
  { name: 'substance types', codes: [...cmrSubstanceTypes, ...medicinalHumanSubstanceTypes] },
  { name: 'products of Annex XVI', codes: annexXviTypes },
]

const source = 'EUDAMED DTX schema set 3.0.25'

const entryOf = ({ name }: List, text: string): KnowledgeEntry => ({
  ...{ id: `codes-${name.replaceAll(' ', '-')}`, kind: 'standard', knowledge: 'eu', markets: ['EU'] },
  ...{ title: `EUDAMED: ${name}`, text, source, screen: null, url: null, asOf: null },
})

const told = (list: List, { code, label, comment }: Code): FactAnswer => {
  const withComment =
    list.prefix === 'SHC' || list.prefix === 'CW'
      ? comment
        ? ' A comment is mandatory with it.'
        : ' It needs no comment.'
      : ''
  const text = `${code}: ${label.replace(/\.$/, '')}. A code of EUDAMED’s ${list.name}.${withComment}`
  return { text, entries: [entryOf(list, text)] }
}

const together = (answers: readonly FactAnswer[]): FactAnswer | undefined =>
  answers.length === 0
    ? undefined
    : {
        text: answers.map(({ text }) => text).join('\n'),
        entries: answers.flatMap(({ entries }) => entries),
      }

const numbered = /(?<![\p{L}\d-])(SHC|CW|CST|MU)[ -]?0*(\d{1,3})(?![\p{L}\d])/giu
const worded = /(?<![\p{L}\d_])[A-Z]+(?:_[A-Z0-9]+)+(?![\p{L}\d_])/gu
/** What else is asked of a code than what it means, its list does not tell. */
const asksElse =
  /\b(?:when|who|whose|how (?:many|long|much|do|can|to)|why|where|since|until|which (?:device|product|record|submission)s?|our|my|we|us)\b/i

const isSingle = (word: string): boolean =>
  word !== 'EUDAMED' && lists.some(({ prefix, codes }) => !prefix && codes.some(({ code }) => code === word))

/** What codes mean that a question names; that there is none, where the list has no such number. */
function byCode(question: string): FactAnswer | undefined {
  const answers: FactAnswer[] = []
  for (const [, prefix = '', digits = ''] of question.matchAll(numbered)) {
    const list = lists.find((one) => one.prefix === prefix.toUpperCase())
    const found = list?.codes.find(({ code }) => code.replace(/^\D+0*/, '') === digits)
    if (!list) return undefined
    if (found) answers.push(told(list, found))
    else {
      const text = `EUDAMED’s ${list.name} have no code ${prefix.toUpperCase()}${digits.padStart(3, '0')}.`
      answers.push({ text, entries: [entryOf(list, text)] })
    }
  }
  const single = /\b(?:code|state|status|response|answer)\b/i.test(question)
    ? [...question.matchAll(/(?<![\p{L}\d_.-])[A-Z]{6,}(?![\p{L}\d_.-])/gu)].filter(([word]) =>
        isSingle(word),
      )
    : []
  for (const [word] of [...question.matchAll(worded), ...single]) {
    const of = lists.flatMap((list) => {
      const found = list.codes.find(({ code }) => code === word)
      return found ? [told(list, found)] : []
    })
    if (of.length === 0) return undefined
    answers.push(...of)
  }
  return together(answers)
}

const flat = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
/** “Diameter (outer)” is called outer diameter too, “millimetre (mm)” also without its sign. */
const spoken = (label: string): readonly string[] => {
  const plain = label.replace(/^P\d[\d+P ]* – /, '')
  const parted = /^(.+?) \((.+)\)$/.exec(plain)
  return parted ? [plain, parted[1] ?? '', `${parted[2] ?? ''} ${parted[1] ?? ''}`, parted[2] ?? ''] : [plain]
}
const byLabel: readonly { readonly words: string; readonly list: List; readonly code: Code }[] = lists
  .flatMap((list) =>
    list.codes.flatMap((code) => spoken(code.label).map((label) => ({ words: flat(label), list, code }))),
  )
  // EUDAMED itself is an issuing entity; by its name alone no code is asked for.
  .filter(({ words }) => words.length >= 2 && words !== 'eudamed')
  .toSorted((one, other) => other.words.length - one.words.length)

/** Words a question for a code may have besides what the code means. */
const beside = new Set(
  `which what is the a an code codes for of in eudamed s storage handling condition conditions critical warning warnings
  clinical size sizes type types unit units symbol label called stands stand means mean meaning has have do does i we use must
  should need please give me tell find has need to and enter under its it eu number that this name certificate status special device
  production identifier response my our on your list value shc cw cst mu can you how`.split(/\s+/),
)
const listWords: Readonly<Record<string, RegExp>> = {
  SHC: /\b(?:storage|handling|shc)\b/i,
  CW: /\b(?:warnings?|cw|contra\W?indications?)\b/i,
  CST: /\b(?:size types?|clinical size|cst)\b/i,
  MU: /\b(?:units?|mu)\b/i,
}

/** The code of something that is named: “Which code is ‘do not freeze’?” */
function byMeaning(question: string): FactAnswer | undefined {
  if (!/\bcodes?\b|\bclinical size type\b/i.test(question)) return undefined
  const words = ` ${flat(question)} `
  const named = byLabel.filter((one) => words.includes(` ${one.words} `))
  const longest = named[0]?.words
  if (longest === undefined) return undefined
  const rest = words.replace(` ${longest} `, ' ').trim().split(/\s+/)
  if (!rest.every((word) => beside.has(word))) return undefined
  const same = [
    ...new Map(named.filter((one) => one.words === longest).map((one) => [one.code.code, one])).values(),
  ]
  const hinted = same.filter(({ list }) => list.prefix && listWords[list.prefix]?.test(question))
  const shown = hinted.length > 0 ? hinted : same
  if (shown.length > mostOfOne) return undefined
  return together(shown.map(({ list, code }) => told(list, code)))
}
const mostOfOne = 3

/** What a code has to do with something else of the field, its list does not tell either. */
const sayingNothingElse = new Set(
  'error refused accept contain difference device eudamed mandatory voluntary stage value name number field file answer submission package text comment udi certificate risk-class storage production-identifier issuing-entity special-device substance critical-warning clinical-size state mean code unit type list annex-xvi'.split(
    ' ',
  ),
)
const asksOfElse = (written: string): boolean =>
  [...understand(written.replace(numbered, ' ').replace(worded, ' ')).terms].some(
    (term) => vocabulary.meanings.has(term) && !sayingNothingElse.has(term),
  )

/** “BAD_REQUEST E-I-40000” asks of the error that is numbered. */
const numberedError = /\bE-[A-Z]{1,2}-\d+\b/i

export function codeAnswer({ question, written = question }: Reading): FactAnswer | undefined {
  if (numberedError.test(written)) return undefined
  const found = asksElse.test(written) || asksOfElse(written) ? undefined : byCode(written)
  return found ?? byMeaning(written)
}
