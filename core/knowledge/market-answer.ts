import { findMarket, type Market } from '#core/code-lists/markets.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import type { Duty, Milestone } from '#core/markets/requirements/requirement.ts'
import type { KnowledgeEntry } from './entry.ts'
import { marketEntry, milestoneText } from './market-entries.ts'
import { termsOfTable } from './question/full-vocabulary.ts'
import type { Reading } from './question/readings.ts'

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
const has =
  ({ terms }: Reading): Has =>
  (...any) =>
    any.some((term) => terms.has(term))
const part = (market: Market, id: string): FactAnswer | undefined => {
  const entry = marketEntry(market.code, id)
  return entry && { text: entry.text, entries: [entry] }
}

const forRegulator = words('who regulator responsible law see')
const asksLaw = /\b(?:which|what) (?:law|act|regulation|legislation|decree|ordinance)\b/i
const regulator: Aspect = (asked, market) =>
  !asksLaw.test(asked.question) &&
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
    ? (part(market, 'entities') ?? noEntities(market))
    : undefined
}

/** A market without a UDI duty names none. */
const noEntities = (market: Market): FactAnswer | undefined => {
  const told = part(market, 'state')
  return told && { ...told, text: `The hub knows no issuing entities of ${market.country}. ${told.text}` }
}

const forLaw = words('law mandatory regulator')
const law: Aspect = (asked, market) =>
  has(asked)('law') && only(asked, forLaw) && asked.classes.length === 0 ? part(market, 'law') : undefined

const asksWhether = /^\W*(?:and |so |or |but )?(?:do|does|is|are|must|should|have|has|can|may)\b/i
const forDatabase = words(
  'database register submit send upload enter mandatory where submission report name user',
)
const database: Aspect = (asked, market) => {
  if (asksWhether.test(asked.question) && has(asked)('mandatory', 'law', 'voluntary')) return undefined
  const where = has(asked)('where') && has(asked)('register', 'submit', 'send', 'upload')
  const plain = asked.classes.length === 0 && only(asked, forDatabase)
  return plain && (has(asked)('database') || where) ? part(market, 'database') : undefined
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
    ? part(market, 'database')
    : undefined

const dataWords = [
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
const forDates = words(
  `four sell sold of-member-state when due mandatory begin end label carrier direct-marking phase transition enforce period existing plain measuring non non-sterile sterile remain monthly supply-report step already own place placed existing contact-lens spectacles implantable reusable legacy ivd risk-class next last final coming eudamed-module latest earliest length howlong ${dataWords.join(' ')}`,
)
const scopeWords: Readonly<Record<string, RegExp>> = {
  'contact-lens': /contact lens/i,
  spectacles: /spectacle/i,
  implantable: /implant/i,
  legacy: /legacy/i,
  existing: /already on the market/i,
}

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
  const isAsked =
    any('when', 'due', 'begin', 'end', 'transition') ||
    any('direct-marking') ||
    (asked.classes.length > 0 && any('mandatory', 'label', 'udi', 'carrier', ...dataWords))
  // How long old devices may be sold is no date of a duty.
  if (any('legacy', 'directive') && !any('label', 'carrier', ...dataWords)) return undefined
  const ofLaw = any('mdr', 'ivdr', 'directive')
  const about = any('udi', 'label', 'carrier', 'direct-marking', ...dataWords)
  const allowed = ofLaw && about ? new Set([...forDates, 'mdr', 'ivdr']) : forDates
  if (!isAsked || !only(asked, allowed)) return undefined
  const { milestones } = requirementsOf(market.code)
  if (milestones.length === 0) return part(market, 'dates')
  const kinds = Object.entries(scopeWords).filter(([term]) => asked.terms.has(term))
  const wanted = milestones.filter(
    (one) =>
      isOfDuty(one, asked) &&
      isOfClass(one, asked.classes) &&
      kinds.every(([, scope]) => scope.test(one.scope)) &&
      (asked.year === null || one.date.startsWith(asked.year)),
  )
  const ofOtherDuty =
    asked.terms.has('label') && asked.classes.length > 0 && kinds.length === 0 && asked.year === null
      ? milestones.filter((one) => one.duty === 'data' && isOfClass(one, asked.classes))
      : []
  if (wanted.length === 0) wanted.push(...ofOtherDuty)
  if (wanted.length === 0) return summaryOfClass(asked, market)
  const entry = marketEntry(market.code, 'dates')
  const shown = wanted.length > mostDates ? milestones.filter((one) => wanted.includes(one)) : wanted
  const text = [`${market.country}:`, ...shown.map((one) => `• ${milestoneText(one)}`)].join('\n')
  return entry && { text, entries: [entry] }
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

function isOfDuty({ duty }: Milestone, { terms }: Reading): boolean {
  if (terms.has('supply-report')) return duty === 'supply-report'
  if (terms.has('direct-marking')) return duty === 'direct-marking'
  const ofData: readonly Duty[] = ['data', 'registration']
  if (terms.has('label') || terms.has('carrier')) {
    const isBoth = dataWords.some((word) => terms.has(word))
    return duty === 'label' || (isBoth && ofData.includes(duty))
  }
  return dataWords.some((word) => terms.has(word)) ? ofData.includes(duty) : true
}

function isOfClass({ classes, kind, scope }: Milestone, asked: readonly string[]): boolean {
  if (asked.length === 0) return true
  if (classes) return asked.some((code) => classes.includes(code))
  return kind === undefined && !/^Other|^All: /.test(scope)
}

const forState = words(
  'sell sold mandatory voluntary label carrier register submit database law rule state requirement',
)
const state: Aspect = (asked, market) => {
  if (asked.isInherited && !has(asked)('mandatory', 'voluntary')) return undefined
  const isBare =
    asked.terms.has('udi') && [...asked.terms].every((term) => ['udi', 'market', 'device'].includes(term))
  if (asked.classes.length > 0 || !only(asked, forState)) return undefined
  return has(asked)('mandatory', 'voluntary') || isBare ? part(market, 'state') : undefined
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
  if (asked.ids.length > 0 || asked.withinDays !== null) return undefined
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
