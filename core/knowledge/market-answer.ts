import { findMarket, type Market } from '#core/code-lists/markets.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import type { Duty } from '#core/markets/requirements/requirement.ts'
import { asksWhether, verdictOf } from './date-verdict.ts'
import type { KnowledgeEntry } from './entry.ts'
import { marketEntry, milestoneText } from './market-entries.ts'
import {
  asksLaw,
  asksNeeds,
  asksTiming,
  isOfSpecialKind,
  lawByNumber,
  ofEntry,
  ofEvent,
  ofLanguage,
} from './market-guards.ts'
import {
  bare,
  dataWords,
  dutiesAsked,
  forDates,
  isOfClass,
  isOfImplants,
  ofTime,
  scopeWords,
  spellings,
} from './market-words.ts'
import { termsOfTable } from './question/full-vocabulary.ts'
import type { Reading } from './question/readings.ts'
import type { AspectId } from './topics/facts/world-aspects.ts'
import { told } from './topics/facts/world-markets.ts'

/** A market’s facts as an answer: what is said, and the entry each part rests on. */
export interface FactAnswer {
  readonly text: string
  readonly entries: readonly KnowledgeEntry[]
}

const words = termsOfTable

/** Every question about a market may have these. */
const common = words(
  'device udi data market medical regulatory new number my regulation possible screen hub app system tool fda nmpa swissmedic swissdamed gudid eudamed udid ausudid name first',
)

type Aspect = (asked: Reading, market: Market) => FactAnswer | undefined
type Has = (...terms: string[]) => boolean

const only = ({ terms }: Reading, allowed: ReadonlySet<string>): boolean =>
  [...terms].every((term) => common.has(term) || allowed.has(term))
/** Words of time change nothing of what is asked: “has the deadline already passed?” */
function onlyBesidesLight(asked: Reading, allowed: ReadonlySet<string>): boolean {
  const isOfDates = asked.classes.length > 0 || /\b(?:when|deadlines?|dates?|udi)\b/i.test(asked.question)
  const isLight = (term: string) => isOfDates && ofTime.has(term)
  return [...asked.terms].every((term) => common.has(term) || allowed.has(term) || isLight(term))
}
const has =
  ({ terms }: Reading): Has =>
  (...any) =>
    any.some((term) => terms.has(term))
const part = (market: Market, id: string): FactAnswer | undefined => {
  const entry = marketEntry(market.code, id)
  return entry && { text: entry.text, entries: [entry] }
}

/** What its sources tell in words, where there is that, else what its table has. */
const toldOr = (market: Market, aspect: AspectId, id: string): FactAnswer | undefined => {
  const answer = part(market, id)
  const [text] = told[market.code]?.[aspect] ?? []
  return answer && text !== undefined ? { ...answer, text } : answer
}

const forRegulator = words('who regulator responsible law see')
const regulator: Aspect = (asked, market) =>
  !asksLaw.test(asked.question) &&
  (has(asked)('regulator') || !ofEntry.test(asked.written ?? asked.question)) &&
  (has(asked)('regulator') || (asked.terms.has('who') && asked.terms.has('responsible'))) &&
  asked.classes.length === 0 &&
  only(asked, forRegulator)
    ? part(market, 'regulator')
    : undefined

const entityNames = ['gs1', 'hibcc', 'iccbba', 'ifa', 'hibc', 'isbt-128', 'ppn', 'gtin'] as const
const forEntities = words(
  `who issuing-entity accept mandatory designate accredit carrier udi-di valid code ${entityNames.join(' ')}`,
)
const entities: Aspect = (asked, market) => {
  const named = has(asked)(...entityNames)
  return (named || has(asked)('issuing-entity')) && only(asked, forEntities)
    ? (whetherTaken(asked, market) ??
        (has(asked)('who', 'accredit') ? toldOr(market, 'issuers', 'entities') : part(market, 'entities')) ??
        noEntities(market))
    : undefined
}

/** “Does Japan accept HIBCC?” */
function whetherTaken(asked: Reading, market: Market): FactAnswer | undefined {
  const { issuingEntities } = requirementsOf(market.code)
  const told = part(market, 'entities')
  if (!told || !asksWhether.test(asked.question)) return undefined
  const names = Object.entries(spellings).filter(([, words]) => has(asked)(...words))
  const [name, ...others] = names.map(([entity]) => entity)
  if (name === undefined || others.length > 0) return undefined
  return { ...told, text: `${issuingEntities.includes(name) ? 'Yes' : 'No'}: ${told.text}` }
}

/** A market without a UDI duty names none. */
const noEntities = (market: Market): FactAnswer | undefined => {
  // What is intended there is told by a topic.
  if (requirementsOf(market.code).state !== 'none' && market.code !== 'IN') return undefined
  const told = part(market, 'state')
  return told && { ...told, text: `The hub knows no issuing entities of ${market.country}. ${told.text}` }
}

const forLaw = words('law mandatory regulator')
const law: Aspect = (asked, market) =>
  has(asked)('law') && only(asked, forLaw) && asked.classes.length === 0 ? part(market, 'law') : undefined

const forDatabase = words(
  'database register submit send upload enter mandatory where submission report name user',
)
const database: Aspect = (asked, market) => {
  if (/\bcountr/i.test(asked.question) && asksWhether.test(asked.question)) return undefined
  if (asksWhether.test(asked.question) && has(asked)('mandatory', 'law', 'voluntary')) return undefined
  const where = has(asked)('where') && has(asked)('register', 'submit', 'send', 'upload')
  const plain = asked.classes.length === 0 && only(asked, forDatabase)
  return plain && (has(asked)('database') || where) ? toldOr(market, 'database', 'database') : undefined
}

const databaseNames = ['gudid', 'eudamed', 'swissdamed', 'ausudid', 'udid'] as const
const forRoute = words(
  'how register submit send upload enter database get submission report route m2m type-of-file format xml spl bulk-upload accept file api csv form mandatory manual',
)
const route: Aspect = (asked, market) =>
  ((has(asked)('how') && has(asked)('register', 'submit', 'send', 'upload', 'get', 'enter')) ||
    (has(asked)('route', 'm2m', 'type-of-file', 'format', 'bulk-upload') &&
      has(asked)('database', 'submit', 'send', 'upload', 'submission', 'file', 'xml', ...databaseNames))) &&
  only(asked, forRoute)
    ? toldOr(market, 'ways', 'database')
    : undefined

/** “What is ANVISA?”, “Who is Swissmedic?”: a name alone. */
const names = words('who fda nmpa swissmedic ausudid udid regulator database')
const byName: Aspect = (asked, market) => {
  if (asked.isInherited) return undefined
  const isName = /^(what|who)('s| is| are)? (the )?[^ ]+( [^ ]+)?\?*$/i.test(asked.question.trim())
  if (!isName || ![...asked.terms].every((term) => names.has(term))) return undefined
  const [first, second] = [part(market, 'regulator'), part(market, 'database')]
  return first && second
    ? { text: `${first.text} ${second.text}`, entries: [...first.entries, ...second.entries] }
    : undefined
}

/** The dates of a market that a question asks for: by duty, class, kind and year. */
const dates: Aspect = (asked, market) => {
  const any = has(asked)
  // “IN 426 in force since when?” asks for the law.
  if (asksNeeds.test(asked.question)) return undefined
  if (lawByNumber.test(asked.question) || ofEvent.test(asked.question)) return undefined
  // “Do they need market countries?” asks for no date.
  if (/\bcountr/i.test(asked.question) && !any('when', 'due', 'begin', 'end')) return undefined
  const isAsked =
    any('when', 'due', 'begin', 'end', 'transition') ||
    any('direct-marking') ||
    (asked.year !== null && any('mandatory')) ||
    (asked.classes.length > 0 && only(asked, bare)) ||
    (asked.classes.length > 0 && any('mandatory', 'label', 'udi', 'carrier', ...dataWords))
  // How long old devices may be sold is no date of a duty.
  if (any('legacy', 'directive') && !any('label', 'carrier', ...dataWords)) return undefined
  const ofLaw = any('mdr', 'ivdr', 'directive')
  const about = any('udi', 'label', 'carrier', 'direct-marking', ...dataWords)
  const allowed = ofLaw && about ? new Set([...forDates, 'mdr', 'ivdr']) : forDates
  if (!isAsked || !onlyBesidesLight(asked, allowed)) return undefined
  const { milestones, state: now } = requirementsOf(market.code)
  if (now === 'none' && any('udi')) return part(market, 'state')
  // Where no date is known, only a question about UDI is told so.
  if (milestones.length === 0) return any('udi', 'carrier', 'due') ? part(market, 'dates') : undefined
  const kinds = Object.entries(scopeWords).filter(([term]) => asked.terms.has(term))
  const own = dutiesAsked(asked)
  // “Class 3 supply report: from which month?”
  const groups = own.length > 0 ? own : dutiesAsked({ ...asked, terms: asked.helping, question: '' })
  const wanted = milestones.filter(
    (one) =>
      (groups.length === 0 || groups.some((group) => group.includes(one.duty))) &&
      isOfClass(one, asked.classes) &&
      kinds.every(
        ([term, scope]) => scope.test(one.scope) || (term === 'implantable' && isOfImplants(one)),
      ) &&
      (asked.year === null || one.date.startsWith(asked.year)),
  )
  const ofOtherDuty =
    asked.terms.has('label') && asked.classes.length > 0 && kinds.length === 0 && asked.year === null
      ? milestones.filter((one) => one.duty === 'data' && isOfClass(one, asked.classes))
      : []
  const hasLabel = wanted.some(({ duty }) => duty === 'label')
  if (!hasLabel) wanted.push(...ofOtherDuty.filter((one) => !wanted.includes(one)))
  if (wanted.length === 0) return summaryOfClass(asked, market)
  // Several that are asked together are all told, or none.
  const isOfGroup = (group: readonly Duty[]) =>
    wanted.some(({ duty }) => group.includes(duty)) || (group.includes('label') && ofOtherDuty.length > 0)
  if (groups.length > 1 && !groups.every(isOfGroup)) return undefined
  if (
    asked.classes.length > 1 &&
    !asked.classes.every((code) => wanted.some((one) => isOfClass(one, [code])))
  )
    return undefined
  const entry = marketEntry(market.code, 'dates')
  const shown = wanted.length > mostDates ? milestones.filter((one) => wanted.includes(one)) : wanted
  const head = `${verdictOf(asked, shown)}${market.country}:`
  const lines = [head, ...shown.map((one) => `• ${milestoneText(one)}`)]
  // “By when must a record be submitted?” asks for more than the days from which on that is so.
  const [timing] = (asksTiming.test(asked.question) && told[market.code]?.timing) || []
  if (timing !== undefined && groups.some((group) => group.includes('data'))) lines.push(timing)
  return entry && { text: lines.join('\n'), entries: [entry] }
}

/** A class that has no date, where the summary says so. */
function summaryOfClass({ classes, terms }: Reading, market: Market): FactAnswer | undefined {
  const { summary } = requirementsOf(market.code)
  const isTold = (code: string) =>
    new RegExp(`\\bclass(?:es)?\\b[^.]*\\b${code.replace(/^.*class-/, '')}\\b`, 'i').test(summary)
  const isPlain = !terms.has('direct-marking') && !terms.has('supply-report')
  const told = isPlain && classes.length > 0 && classes.every(isTold) ? part(market, 'state') : undefined
  return told && { ...told, text: `${market.country}: ${told.text}` }
}

const mostDates = 12

const forState = words(
  'sell sold mandatory voluntary label carrier register submit database law rule state requirement',
)
const state: Aspect = (asked, market) => {
  if (asked.isInherited && !has(asked)('mandatory', 'voluntary')) return undefined
  const isBare =
    asked.terms.has('udi') && [...asked.terms].every((term) => ['udi', 'market', 'device'].includes(term))
  if (asked.classes.length > 0 || asked.year !== null || !only(asked, forState)) return undefined
  return has(asked)('mandatory', 'voluntary') || (isBare && asked.markets.length === 1)
    ? toldOr(market, 'state', 'state')
    : undefined
}

/** Several at once: “name of the database and the authority”. */
const forSeveral = new Set([...forRegulator, ...forEntities, ...forLaw, ...forDatabase, ...forState])
const partWords: readonly (readonly [term: string, id: string])[] = [
  ['regulator', 'regulator'],
  ['database', 'database'],
  ['issuing-entity', 'entities'],
  ['law', 'law'],
  ['mandatory', 'state'],
]
const several: Aspect = (asked, market) => {
  if (asked.classes.length > 0 || !only(asked, forSeveral)) return undefined
  const parts = partWords.filter(([term]) => asked.terms.has(term)).map(([, id]) => part(market, id))
  const told = parts.filter((one) => one !== undefined)
  if (told.length < 2 || told.length < parts.length) return undefined
  return { text: told.map(({ text }) => text).join(' '), entries: told.flatMap(({ entries }) => entries) }
}

const first: readonly Aspect[] = [regulator, entities, law, database, dates]
const after: readonly Aspect[] = [byName, route, state, several]

/** More markets than this are a list for the Dashboard. */
const mostMarkets = 3

function answerBy(aspects: readonly Aspect[], asked: Reading): FactAnswer | undefined {
  if (asked.markets.length === 0 || asked.markets.length > mostMarkets) return undefined
  if (asked.ids.length > 0 || asked.withinDays !== null || ofLanguage.test(asked.written ?? ''))
    return undefined
  if (isOfSpecialKind(asked)) return undefined
  for (const aspect of aspects) {
    const found = asked.markets.map((code) => {
      const market = findMarket(code)
      return market && aspect(asked, market)
    })
    const all = found.filter((one) => one !== undefined)
    if (all.length === asked.markets.length)
      return {
        text: all.map(({ text }) => text).join('\n\n'),
        entries: all.flatMap(({ entries }) => entries),
      }
  }
  return undefined
}

/** What is asked of a market by its own words: dates, database, law, regulator, issuing entities. */
export const marketAnswer = (asked: Reading) => answerBy(first, asked)
/** What is asked of it in general; topics go before. */
export const marketInGeneral = (asked: Reading) => answerBy(after, asked)
/** Its dates alone. */
export const datesOfMarket = (asked: Reading) => answerBy([dates], asked)
