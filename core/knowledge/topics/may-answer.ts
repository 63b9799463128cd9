import { vocabulary } from '../question/full-vocabulary.ts'
import type { Reading } from '../question/readings.ts'
import { general, narrowing, saysUs } from './alike-words.ts'
import { fitsFrame, isLawOfElsewhere, isOfOwnDevices } from './frame.ts'
import type { Topic } from './topic.ts'

/** What of a topic decides whether it may answer at all, however alike it is (decision D124). */
export interface Candidate {
  readonly topic: Topic | null
  readonly meanings: ReadonlySet<string>
  readonly waysMeanings: ReadonlySet<string>
  readonly waysClasses: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
}

/** Narrows what is asked: an answer speaks of it. */
export const isOfField = (term: string): boolean => vocabulary.meanings.has(term) && !general.has(term)

const day =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (January|February|March|April|May|June|July|August|September|October|November|December)\b(?:,? (20\d\d))?/i
/** “By 28 November 2026”, as the texts write it. */
export function dayIn({ question, written = question }: Reading): string | null {
  const [, number, month = '', year] = day.exec(written) ?? []
  if (number === undefined) return null
  const name = `${month[0]?.toUpperCase()}${month.slice(1).toLowerCase()}`
  return [Number(number), name, year].filter(Boolean).join(' ')
}

/** What holds in the market that is named goes before what holds anywhere. */
export const favour = (topic: Topic, { markets }: Reading): number => {
  if (markets.length === 0) return 1
  if (topic.markets?.length) return 1.05
  return markets.every((code) => code === 'EU') ? 1 : 0.85
}

/** “Legacy devices (MDD)” are those of the directives. */
const nearlySame: Readonly<Record<string, readonly string[]>> = { directive: ['legacy'] }

/** Who “we” are and what “it” is belongs to what is asked. */
const saidOfAsker = 'importer distributor custom-made procedure-pack investigation'.split(' ')
const asksOfSelf = /\b(?:we|us|our|i|my|it|they|them)\b/i
export const askersOf = ({ question, helping }: Reading): readonly string[] =>
  asksOfSelf.test(question) ? saidOfAsker.filter((term) => helping.has(term)) : []

const asksOfField = /\bfields?\b|\bchang|\bcorrect|\bmandatory\b/i
const ofAnyClass = /\b(?:every|any|each|all) class(?:es)?\b/
export function mayAnswer(
  { topic, meanings, waysMeanings, waysClasses, classes }: Candidate,
  asked: Reading,
): boolean {
  if (topic === null) return true
  const { markets, question, year } = asked
  // What a field is says nothing of the day from which something is due.
  if (topic.id.startsWith('eu-field-') && asked.terms.has('when') && !asksOfField.test(question)) return false
  // A period asks for what falls into it: a day that is named is told by name. Only of the hub itself a period may be said by the way.
  const named = asked.withinDays === null ? null : dayIn(asked)
  if (named !== null && !topic.text.includes(named)) return false
  if (asked.withinDays !== null && named === null && topic.kind !== 'procedure') return false
  if (isLawOfElsewhere(topic, asked)) return false
  if (topic.named !== undefined && !markets.includes(topic.named)) return false
  if (topic.markets && !markets.every((code) => topic.markets?.includes(code))) return false
  const isElsewhere =
    topic.onlyNamed || (topic.markets && topic.markets.length > 0 && !topic.markets.includes('EU'))
  if (isElsewhere && markets.length === 0 && !(topic.markets?.includes('US') && saysUs.test(question)))
    return false
  if (topic.kind !== 'procedure' && isOfOwnDevices(question)) return false
  if (year !== null && !topic.text.includes(year)) return false
  const hasClass = (code: string) => classes.has(code) || ofAnyClass.test(topic.text) || waysClasses.has(code)
  if (!topic.allClasses && !asked.classes.every(hasClass)) return false
  // “May it be left empty?” is about what was said before.
  const said = asked.isAnaphoric ? [...asked.terms, ...asked.helping] : asked.terms
  if (
    topic.kind !== 'procedure' &&
    askersOf(asked).some((term) => !meanings.has(term) && !waysMeanings.has(term))
  )
    return false
  for (const term of said)
    if (
      (narrowing.has(term) || isOfField(term)) &&
      ![term, ...(nearlySame[term] ?? [])].some((one) => meanings.has(one) || waysMeanings.has(one))
    )
      return false
  return fitsFrame(topic, asked)
}
