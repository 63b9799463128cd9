import { termsOfTable } from '../question/full-vocabulary.ts'
import type { Reading } from '../question/readings.ts'
import { type Ask, type Need, rows } from './standing-ways.ts'

/** Questions about the hub’s own devices, requests, certificates and dates, as far as every word is understood (D124). */

/** What a record says of its device. */
export const traits = [
  'implantable',
  'sterile',
  'single-use',
  'reusable',
  'software',
  'active',
  'latex',
] as const
export type Trait = (typeof traits)[number]

/** Fields of a record of which devices may be without a value. */
export const withoutFields = {
  emdn: { field: 'emdnCode', words: 'an EMDN code' },
  'udi-di': { field: 'udiDi', words: 'a UDI-DI' },
  'risk-class': { field: 'riskClass', words: 'a risk class' },
  'intended-use': { field: 'intendedUse', words: 'an intended use' },
  description: { field: 'deviceDescription', words: 'a description' },
  'trade-name': { field: 'brandName', words: 'a trade name' },
  model: { field: 'modelNumber', words: 'a model number' },
  catalogue: { field: 'catalogueNumber', words: 'a catalogue number' },
} as const
export type WithoutField = keyof typeof withoutFields
const withoutNames = Object.keys(withoutFields) as WithoutField[]

export interface DeviceFilter {
  readonly markets: readonly string[]
  /** Only devices of all these markets. */
  readonly allMarkets: boolean
  /** False: only devices that are not meant for any of the markets. */
  readonly isAimed: boolean
  /** Only devices with several markets, or with these alone. */
  readonly span: 'many' | 'only' | null
  readonly classes: readonly string[]
  readonly without: WithoutField | null
  readonly traits: readonly { readonly trait: Trait; readonly is: boolean }[]
}

export type OwnQuestion =
  | {
      readonly about: 'devices'
      readonly need: Need
      readonly filter: DeviceFilter
      readonly why: boolean
    }
  | { readonly about: 'overview'; readonly by: 'class' | 'market' }
  | { readonly about: 'deleted' }
  | { readonly about: 'requests'; readonly mine: boolean }
  | {
      readonly about: 'certificates'
      readonly withinDays: number | null
      readonly year: string | null
      readonly expired: boolean
    }
  | { readonly about: 'work' }
  | { readonly about: 'dates'; readonly withinDays: number | null; readonly markets: readonly string[] }
  | { readonly about: 'operators'; readonly type: string | null }

const words = termsOfTable

/** Words that only say that it is about one’s own devices. */
const around = words(
  'how wait contain open sell device record submission stage my market portfolio data udi hub howmany list number regulator eudamed gudid nmpa swissmedic swissdamed fda ausudid mdr ivdr register-name system target law screen regulatory medical regulation file field number name family new all total ivd risk-class get app tool possible database',
)

const isOwn =
  /^\W*who (?:has|must|needs?|is|still)\b.*\b(?:approve|decide|sign|approval|decision)\b|\b(my|our|ours|mine|we|us|i)\b|\b(devices|products|records|submissions|articles|items|files|markets|countries|certificates|certifications|certs|deadlines|approvals|decisions|requests|versions)\b|\b(which|what|any|every|each) (device|product|record|submission|certificate|version|request)\b|\b(any|some|each|every) (certificate|device|product|record|submission|deadline|approval)\b|\b(any|some)thing\b|\bnothing\b|\bones\b|\b(drafts|devices|implants)\b|^(no|missing|any|registered|refused|rejected|sent)\b|\bwhat (has|have|got|gets|goes|was|were|did|is|are|needs?|still|expires?|comes|waits?)\b/i
/** What asks what a word means, or what to do in general. */
const isGeneral =
  /\b(in general|worldwide|means?|meaning|definition|define|difference|explain)\b|\bwhat (do|should|must|can|shall) (i|we|you) do (if|when|with|about|after)\b|\bwhat happens?\b|\bhow (do|can|to|should|does|is|are|may|must|would|could)\b|\b(if|unless)\b|\bcan (i|we|you)\b(?! (send|export|submit|approve))|^(do|does|must|is|are|should|may) (a|an|all(?! (?:of )?(?:my|our|the))|every|devices|products)\b|^(?:can|could|may) (?!i\b|we\b|any)|^(?:does|will)\b(?! any)|^(?:would|may|must|should|shall|could)\b|^(?:do|must|should|shall|may|can) (?:we|i|you) (?:really |also |always )?(?:need|have to|register|enter|send|submit|use|put|add|print|mark|keep|change|update|give|reuse)\b(?!.*\b(?:still|yet|open|anything|today)\b)/i

/** “Which device can I make the file for” is no question of how. */
const canMake = /(?<=\b(?:which|what|any) (?:device|product|record|submission)s? )(?:can|could) (?:i|we)\b/i

const isSingular = /^(what|who|when|where)('s| is| are) (a|an|the meaning)\b/i

/** What a question asks of the hub’s own data; undefined where it asks something else, or a word of it is not understood. */
export function ownQuestionOf(asked: Reading): OwnQuestion | undefined {
  const { question, terms } = asked
  if (asked.ids.length > 0 || isGeneral.test(question.replace(canMake, ' ')) || isSingular.test(question))
    return undefined
  if (!isOwn.test(question) && !terms.has('howmany')) return undefined
  return (
    certificatesOf(asked) ?? operatorsOf(asked) ?? datesOf(asked) ?? overviewOf(asked) ?? devicesOf(asked)
  )
}

const only = (terms: Iterable<string>, ...allowed: readonly ReadonlySet<string>[]): boolean =>
  [...terms].every((term) => allowed.some((set) => set.has(term)))

const aroundCertificates = words(
  'only company error who hub quality management number certificate expire expired first next many when due valid my market operator missing portfolio end device howmany list notified-body qms product pending soon hub',
)
function certificatesOf({
  question,
  terms,
  withinDays,
  year,
  markets,
  classes,
}: Reading): OwnQuestion | undefined {
  const isOfAny = terms.has('expire') && (withinDays !== null || year !== null)
  if (!(terms.has('certificate') || isOfAny) || markets.length > 0 || classes.length > 0) return undefined
  if (!only(terms, aroundCertificates)) return undefined
  return {
    about: 'certificates',
    withinDays,
    year,
    expired: /\b(expired|lapsed|no longer valid)\b/i.test(question),
  }
}

const operatorTerms: Readonly<Record<string, string>> = {
  manufacturer: 'manufacturer',
  representative: 'authorized-representative',
  importer: 'importer',
  distributor: 'distributor',
}
const aroundOperators = words(
  'record device system app tool screen srn my operator who manufacturer representative importer distributor actor company number name eudamed list hub howmany',
)
function operatorsOf({ question, terms, classes, withinDays }: Reading): OwnQuestion | undefined {
  const isAsked =
    terms.has('srn') || terms.has('operator') || Object.keys(operatorTerms).some((term) => terms.has(term))
  if (!isAsked || !terms.has('my') || classes.length > 0 || withinDays !== null) return undefined
  if (!only(terms, aroundOperators) || /\b(need|must|should)\b/i.test(question)) return undefined
  const type = Object.entries(operatorTerms).find(([term]) => terms.has(term))?.[1]
  return { about: 'operators', type: type ?? (terms.has('srn') ? 'manufacturer' : null) }
}

const aroundDates = words(
  'when due my device register submit label mandatory market first udi data eudamed affect concern portfolio law list hub send submission portfolio regulator record next possible record regulatory',
)
function datesOf({ question, terms, withinDays, markets, classes }: Reading): OwnQuestion | undefined {
  const isAsked = terms.has('due') || terms.has('when')
  if (!isAsked || classes.length > 0 || !only(terms, aroundDates)) return undefined
  const isMine =
    terms.has('my') ||
    withinDays !== null ||
    /\bwhat (is|comes|becomes|falls|will be)\b.*\bdue\b|\b(concern|affect)/i.test(question)
  const isPast = /\b(was|were|did)\b/i.test(question)
  return isMine && !isPast ? { about: 'dates', withinDays, markets } : undefined
}

const byWhat =
  /\b(?:by|per|each|every) (?:risk )?(class|classes|market|markets|country|countries|stage|status)\b/i
const whichClasses = /\b(?:which|what) (?:risk )?(class)es\b(?=.*\b(?:we|i|our|my)\b)/i
const aroundOverview = new Set([...around, 'howmany', 'stage', 'risk-class', 'market', 'overview', 'summary'])
function overviewOf({ question, terms, markets, classes }: Reading): OwnQuestion | undefined {
  if (markets.length > 0 || classes.length > 0 || !only(terms, aroundOverview)) return undefined
  const by = (byWhat.exec(question)?.[1] ?? whichClasses.exec(question)?.[1])?.toLowerCase()
  const ofDevices = terms.has('device') || terms.has('portfolio') || terms.has('record') || terms.has('my')
  if (by)
    return ofDevices ? { about: 'overview', by: by.startsWith('class') ? 'class' : 'market' } : undefined
  const ofAll =
    (terms.has('stage') || (terms.has('sent') && terms.has('refused'))) &&
    (terms.has('portfolio') || (terms.has('my') && /\bdevices|products\b/i.test(question)))
  const ofMarkets =
    (terms.has('market') || terms.has('target')) &&
    ofDevices &&
    /\b(which|what) (market|countr|target)/i.test(question)
  return ofAll || ofMarkets ? { about: 'overview', by: 'market' } : undefined
}

const traitTerms: Readonly<Record<string, Trait>> = {
  implantable: 'implantable',
  sterile: 'sterile',
  'single-use': 'single-use',
  reusable: 'reusable',
  software: 'software',
  latex: 'latex',
}

function devicesOf(asked: Reading): OwnQuestion | undefined {
  const { question, withinDays, year } = asked
  if (year !== null) return undefined
  const left = new Set(
    [...asked.terms]
      .filter((term) => term !== 'why')
      .map((term) => (term === 'nomenclature' ? 'emdn' : term)),
  )
  if (/^no (devices|products|records)\b/i.test(question)) left.delete('without')
  if (canBe.test(question))
    for (const term of ['sent', 'send', 'submit', 'export', 'upload'])
      if (left.delete(term)) left.add('ready-to-send')
  if (left.has('who') && left.has('approve')) {
    for (const term of ['who', 'approve', 'mandatory', 'approver']) left.delete(term)
    left.add('pending')
  }
  const isNotAimed = left.has('target') && left.has('not') && asked.markets.length > 0
  if (isNotAimed) left.delete('not')
  const lacks = ['without', 'missing', 'not', 'gap'].some((term) => left.has(term))
  const what = withoutNames.find((term) => left.has(term) && lacks)
  if (what)
    for (const term of [what, 'without', 'missing', 'gap', 'not', 'assign', 'mandatory', 'where'])
      left.delete(term)
  else if (left.has('emdn') || left.has('udi-di')) return undefined
  if (/\bhow (?:many|much)\b/i.test(question) && (left.has('sell') || left.has('sold'))) return undefined
  const found = Object.keys(traitTerms).filter((term) => left.has(term))
  const isNegated =
    found.length === 1 &&
    left.has('not') &&
    !rows.some(({ ways }) => ways.some((way) => way.has('not') && [...way].every((term) => left.has(term))))
  for (const term of found) left.delete(term)
  if (isNegated) left.delete('not')
  const classes = asked.classes.length === 0 && left.has('ivd') ? ivdClasses : asked.classes
  left.delete('ivd')
  if (sells.test(question)) for (const term of ['sell', 'sold']) if (left.delete(term)) left.add('target')
  const isMany = left.delete('many-markets')
  const isOnly = left.delete('only')
  if (isOnly && asked.markets.length === 0) return undefined
  if (left.has('today')) left.delete('today')
  const isOpen = /\b(my|our|we|i|still|yet)\b/i.test(question)
  const row = whereAll(question, rowOf(left, isOpen))
  // What waits is told with its dates, and what is not registered whatever the day.
  const isDated = row !== undefined && (row.need?.kind === 'stages' ? row.need.words === 'not registered' : !row.need)
  if (withinDays !== null && !isDated) return undefined
  if (isDated) for (const term of ['when', 'due']) left.delete(term)
  const rest = [...left].filter((term) => !row?.way.has(term) && !row?.may.has(term))
  if (!only(rest, around)) return undefined
  const isAbout = ['device', 'record', 'submission', 'portfolio', 'my', 'howmany'].some((term) =>
    asked.terms.has(term),
  )
  if (!isAbout && !row?.way.has('my-decision') && question.split(/\s+/).length > mostWordsWithoutSubject)
    return undefined
  if (row?.way.has('accept') && !isAbout) return undefined
  if (asked.terms.has('today') && (!row || (row.need && !row.way.has('ready-to-send')))) return undefined
  if (row && row.ask !== 'stages' && !row.need) {
    if (classes.length > 0 || found.length > 0 || what) return undefined
    if (row.ask === 'to-do') return { about: 'work' }
    if (row.ask === 'deleted') return { about: 'deleted' }
    return { about: 'requests', mine: row.ask === 'my-decision' }
  }
  const filter: DeviceFilter = {
    markets: asked.markets,
    allMarkets: /\bboth\b/i.test(question),
    isAimed: !isNotAimed,
    span: isMany ? 'many' : isOnly ? 'only' : null,
    classes,
    without: what ?? null,
    traits: found.flatMap((term) => {
      const trait = traitTerms[term]
      return trait ? [{ trait, is: !isNegated }] : []
    }),
  }
  const narrows =
    filter.markets.length + filter.classes.length + filter.traits.length > 0 || what !== undefined || isMany
  const ofDevices =
    ['device', 'record', 'portfolio', 'submission'].some((term) => asked.terms.has(term)) ||
    /\b(we|i|our|ours|mine|my)\b/i.test(question)
  const counts = asked.terms.has('howmany')
  if (!row && ['regulator', 'law'].some((term) => asked.terms.has(term)) && !asked.terms.has('my'))
    return undefined
  const isAimed =
    filter.markets.length > 0 &&
    !namesOfRegisters.some((term) => asked.terms.has(term)) &&
    (asked.terms.has('target') || /\b(any|every|some)thing (\w+ )?for\b/i.test(question))
  const isAnyOfClass = filter.classes.length > 0 && /^(any|list|show|got|how many)\b/i.test(question)
  if (!row && !((ofDevices || isAnyOfClass || isAimed) && (narrows || counts || isWholeList.test(question))))
    return undefined
  if (!row && asked.terms.has('eudamed') && !asked.terms.has('target')) return undefined
  const need = row?.need ?? ({ kind: 'any' } as const)
  if (asked.isInherited && need.kind === 'any' && filter.classes.length + filter.traits.length === 0 && what === undefined)
    return undefined
  const asksWhy = asked.terms.has('why')
  if (asksWhy && !(need.kind === 'stages' && need.stages[0] === 'refused')) return undefined
  return { about: 'devices', need, filter, why: asksWhy }
}

/** “Which devices can I send”, “something to export”. */
const canBe =
  /\b(?:can|could|may) (?:i|we|be|already|now)\b|\b(?:some|any)thing to (?:send|export|submit|upload)\b|\bto be (?:sent|exported|submitted|uploaded)\b/i
/** What is on sale somewhere is meant for it; how much was sold nobody here knows. */
const sells = /\b(?:do|does|will|to|can|be|are|is|we|i)\b (?:we |i |also |currently |already )*(?:sell|sold|selling)\b/i

/** What is planned for a register, or is new, is news. */
const namesOfRegisters = 'new eudamed gudid fda nmpa swissmedic swissdamed ausudid udid mdr ivdr'.split(' ')

/** A longer question that names no device or submission asks something else besides. */
const mostWordsWithoutSubject = 9

const ivdClasses = ['class-a', 'class-b', 'class-c', 'class-d'] as const

const isWholeList = /\b(which|what|list|show|all)\b.*\b(my|our|we|i)\b.*\b(devices?|products?|records?|portfolio|articles?)\b|\b(which|what) (devices?|products?|records?)\b.*\b(we|i)\b|\b(list|show)\b.*\bdevices\b/i

/** Whether all are so is told by those that are not; of other stages the hub says nothing then. */
function whereAll(question: string, row: Found | undefined): Found | undefined {
  if (!row || !/^\W*(?:and |so )?(?:are|is|have|has|do|did|were) all\b/i.test(question)) return row
  const isOf = (words: string) => row.need?.kind === 'stages' && row.need.words === words
  const not = rows.find(({ need, ask }) =>
    isOf('registered') ? need?.kind === 'stages' && need.words === 'not registered' : row.ask === 'ready' && ask === 'not-ready',
  )
  return not?.need ? { ...row, ask: not.ask, need: not.need } : undefined
}

interface Found {
  readonly ask: Ask
  readonly need?: Need
  readonly way: ReadonlySet<string>
  readonly may: ReadonlySet<string>
}

function rowOf(
  terms: ReadonlySet<string>,
  isOpen: boolean,
): Found | undefined {
  let best: Found | undefined
  for (const { ask, ways, need, may } of rows) {
    for (const way of ways) {
      if (way.has('mandatory') && !isOpen) continue
      if (way.size > (best?.way.size ?? 0) && [...way].every((term) => terms.has(term)))
        best = { ask, way, may, ...(need && { need }) }
    }
  }
  return best
}
