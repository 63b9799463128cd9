import { patternOf } from '#core/text/patterns.ts'
import type { Reading } from '../question/readings.ts'
import {
  around,
  type DeviceFilter,
  type OwnQuestion,
  only,
  type Trait,
  type WithoutField,
  withoutFields,
} from './own-asks.ts'
import { type Ask, type Need, rows } from './standing-ways.ts'

const withoutNames = Object.keys(withoutFields) as WithoutField[]

const traitTerms: Readonly<Record<string, Trait>> = {
  implantable: 'implantable',
  sterile: 'sterile',
  'single-use': 'single-use',
  reusable: 'reusable',
  software: 'software',
  latex: 'latex',
}

export function devicesOf(asked: Reading): OwnQuestion | undefined {
  const { question, withinDays, year } = asked
  if (year !== null) return undefined
  const left = new Set(
    [...asked.terms].filter((term) => term !== 'why').map((term) => alsoCalled[term] ?? term),
  )
  if (/^no (devices|products|records)\b/i.test(question)) left.delete('without')
  if (isInUse.test(question)) left.delete('activ')
  if (left.has('howmany') && /\b(?:we|i) (?:keep|hold|manage|maintain)\b/i.test(question)) left.delete('keep')
  if (canBe.test(question))
    for (const term of ['sent', 'send', 'submit', 'export', 'upload', 'mark-sent'])
      if (left.delete(term)) left.add('ready-to-send')
  if (left.has('who') && left.has('approve')) {
    for (const term of ['who', 'approve', 'mandatory', 'approver']) left.delete(term)
    left.add('pending')
  }
  const isNotAimed =
    (left.has('target') || /\b(?:is|are)(?: not|n't) for\b/i.test(question)) &&
    left.has('not') &&
    asked.markets.length > 0
  if (isNotAimed) left.delete('not')
  if (isNotAccepted.test(question) && !/\byet\b/i.test(question)) {
    if (left.delete('not-registered') || (left.delete('not') && left.delete('accept'))) left.add('refused')
  }
  const lacks = haveAll.test(question) || ['without', 'missing', 'not', 'gap'].some((term) => left.has(term))
  const isWithoutMarket = lacks && withoutMarket.test(question)
  if (isWithoutMarket) left.delete('market')
  if (haveAll.test(question) && left.has('submission')) left.add('without')
  const what = isWithoutMarket
    ? 'target'
    : withoutNames.find((term) => term !== 'target' && left.has(term) && lacks)
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
  if (found.length > 0) left.delete('flag')
  if (whereWeWait.test(question)) left.delete('where')
  if (ofWhose.test(question)) left.delete('who')
  const isMany = left.delete('many-markets')
  const isOnly = left.delete('only') && !tellOnly.test(question)
  if (isOnly && asked.markets.length === 0) return undefined
  if (left.has('today')) left.delete('today')
  const isOpen = /\b(my|our|we|i|still|yet)\b/i.test(question)
  const row = whereAll(question, rowOf(left, isOpen))
  // What waits is told with its dates, and what is not registered whatever the day.
  const isDated =
    row !== undefined && (row.need?.kind === 'stages' ? row.need.words === 'not registered' : !row.need)
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
    if (row.ask === 'to-do') return asked.helping.size > 0 ? undefined : { about: 'work' }
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
    (asked.classes.length > 0 && asked.terms.has('stage')) ||
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
  const ofSubmissions =
    !row &&
    counts &&
    asked.terms.has('submission') &&
    !asked.terms.has('device') &&
    !asked.terms.has('record')
  if (ofSubmissions) return { about: 'devices', need: begun, filter, why: false }
  const need = row?.need ?? ({ kind: 'any' } as const)
  if (
    asked.isInherited &&
    need.kind === 'any' &&
    filter.classes.length + filter.traits.length === 0 &&
    what === undefined
  )
    return undefined
  const asksWhy = asked.terms.has('why')
  if (asksWhy && !(need.kind === 'stages' && need.stages[0] === 'refused')) return undefined
  return { about: 'devices', need, filter, why: asksWhy }
}

/** “Anything sent where we still wait for the answer?” */
const whereWeWait = /\bwhere (?:we|i) (?:\w+ )?(?:wait|await|have no answer|got no answer)/i
/** “The devices whose record has no …” */
const ofWhose = /\b(?:devices|products|articles) (?:of (?:ours|mine) )?whose\b/i
/** “Tell me only the devices …” */
const tellOnly = /\b(?:tell|name|list|show|give)(?: me| us)? only\b/i

const withoutMarket =
  /\b(?:without|no|lack\w*|missing|not have)(?: an?| any)? (?:target )?(?:markets?|countr(?:y|ies)|targets?|jurisdictions?)\b/i

const alsoCalled: Readonly<Record<string, string>> = {
  nomenclature: 'emdn',
  gtin: 'udi-di',
  gmn: 'basic-udi-di',
}
/** Whether all have something is told by those that have not. */
const haveAll = patternOf(
  /^\W*(?:and |so )?all (?:of )?(?:our|my|the) (?:devices|products|records)\b.*\b(?:have|has|got)\b/i,
  /^\W*(?:and |so )?(?:do|does|have|has|is there) (?:we |an? [\w -]+ for )?(?:all|each|every)\b/i,
  /\bdo we have an? [\w -]+ for (?:all|each|every)\b/i,
)
/** “Which did EUDAMED not accept?” */
const isNotAccepted = /\b(?:did|has|have|was|were)(?:n't| not)?\b.*\baccept/i

const begun: Need = {
  kind: 'stages',
  stages: ['draft', 'gaps', 'valid', 'approved', 'file-made', 'sent', 'registered', 'refused', 'out-of-date'],
  words: 'in a submission',
}

/** What is still there is no question of active devices. */
const isInUse =
  /\b(?:still|currently|now|not deleted|that are|which are)\b.*\bactive\b|\bactive (?:records?|portfolio|products?|articles?)\b/i
/** “Which devices can I send”, “something to export”. */
const canBe = patternOf(
  /\b(?:i|we) (?:can|could|may)\b|\b(?:can|could|may) (?:i|we|be|already|now)\b/i,
  /\b(?:some|any)thing to (?:send|export|submit|upload)\b/i,
  /\bto be (?:sent|exported|submitted|uploaded)\b/i,
)
/** What is on sale somewhere is meant for it; how much was sold nobody here knows. */
const sells =
  /\b(?:do|does|will|to|can|be|are|is|we|i)\b (?:we |i |also |only |just |exclusively |currently |already )*(?:sell|sold|selling|marketed)\b/i

/** What is planned for a register, or is new, is news. */
const namesOfRegisters = 'new eudamed gudid fda nmpa swissmedic swissdamed ausudid udid mdr ivdr'.split(' ')

/** A longer question that names no device or submission asks something else besides. */
const mostWordsWithoutSubject = 9

const ivdClasses = ['class-a', 'class-b', 'class-c', 'class-d'] as const

const isWholeList = patternOf(
  /\b(which|what|list|show|all)\b.*\b(my|our|we|i)\b.*\b(devices?|products?|records?|portfolio|articles?)\b/i,
  /\b(which|what) (devices?|products?|records?)\b.*\b(we|i)\b|\b(list|show)\b.*\bdevices\b/i,
)

/** Whether all are so is told by those that are not; of other stages the hub says nothing then. */
function whereAll(question: string, row: Found | undefined): Found | undefined {
  if (!row || !/^\W*(?:and |so )?(?:are|is|have|has|do|did|were) all\b/i.test(question)) return row
  const isOf = (words: string) => row.need?.kind === 'stages' && row.need.words === words
  if (isOf('not begun') || isOf('not registered')) return row
  const not = rows.find(({ need, ask }) =>
    isOf('registered')
      ? need?.kind === 'stages' && need.words === 'not registered'
      : row.ask === 'ready' && ask === 'not-ready',
  )
  return not?.need ? { ...row, ask: not.ask, need: not.need } : undefined
}

interface Found {
  readonly ask: Ask
  readonly need?: Need
  readonly way: ReadonlySet<string>
  readonly may: ReadonlySet<string>
}

function rowOf(terms: ReadonlySet<string>, isOpen: boolean): Found | undefined {
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
