import { patternOf } from '#core/text/patterns.ts'
import { marketsNamedIn, withoutMarketNames } from '../market-names.ts'
import { inPlainWords } from './plain-words.ts'
import { shortVocabulary, stemsOf, type Vocabulary } from './terms.ts'

/** A question, as far as its words are known. */
export interface Understood {
  readonly question: string
  /** As it was written, with the countries in it. */
  readonly written?: string
  readonly terms: ReadonlySet<string>
  /** In the order they were asked; EU and US among them. */
  readonly markets: readonly string[]
  /** Risk classes in the spelling of the hub's codes, e.g. class-iia. */
  readonly classes: readonly string[]
  /** Rules and fields by their numbers. */
  readonly ids: readonly string[]
  /** “Within six months”, in days. */
  readonly withinDays: number | null
  /** A year the question names. */
  readonly year: string | null
  /** YYYY-MM-DD, where it is known: whether something is so already. */
  readonly today?: string | null
  /** How many words had to be read as others spelled nearly alike. */
  readonly misspelled: number
}

/** A rule or a field of the hub; “NOM-137” is a law, “GTIN-12” a code. */
const idPattern =
  /(?<![\p{L}\d-])(?!(?:ERR|SHA|AES|GTIN|EAN|UPC|GS|ISBT|GLN|NOM|ISO|IEC|EN|MDCG|MDS|YY|COVID|RDC|PZN)-)[A-Z]{2,}(?:-[A-Z\d]+)*-\d+[A-Z]?(?![\p{L}\d])/gu
const classPattern =
  /\b(ivd )?class(?:es)?[ -]((?:(?:ii[ab]|i{1,3}|iv|i[smr]|[a-d]|[1-4])\b(?:, ?| and | or |\/| & )?)+)(?![\p{L}])/giu
/** Written small these are no classes: “Which class is due?” */
const ordinaryWords: ReadonlySet<string> = new Set(['is', 'im', 'ir', 'a'])
/** “Our IIb devices”: these need no word before them. */
const bareClassPattern = /\b(II[abAB]|III|IIa|IIb)\b/g
const numbers: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ ten: 10, twelve: 12, fourteen: 14, thirty: 30, sixty: 60, ninety: 90, half: 0.5 },
}
const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30.5,
  quarter: 91.5,
  year: 365.25,
}
const withinPattern = patternOf(
  /\b(?:with?in|in|over|during|for)(?: the)?(?: next| coming| following)? (\d{1,3}|[a-z]+) (day|week|month|quarter|year)s?\b/i,
  /\b(?:the )?(?:next|coming|following) (\d{1,3}|[a-z]+) (day|week|month|quarter|year)s?\b/i,
  /\b(?:this|the|next|coming) (?:next |coming )?(week|month|quarter|year)\b/i,
)

const romanOf: Readonly<Record<string, string>> = { 1: 'i', 2: 'ii', 3: 'iii', 4: 'iv' }

interface Reading {
  /** Names of devices, which are no words of the question. */
  readonly names?: readonly string[]
  /** YYYY-MM-DD, for periods that end on a day. */
  readonly today?: string | null
  readonly vocabulary?: Vocabulary
}

/** What a question says: its markets, classes and periods, and the meaning of every other word. */
export function understand(
  written: string,
  { names = [], today = null, vocabulary = shortVocabulary }: Reading = {},
): Understood {
  const question = inPlainWords(written)
  let rest = question
  for (const name of names) rest = rest.replaceAll(name, ' ')
  const ids = [...rest.matchAll(idPattern)].map(([id]) => id)
  rest = rest.replace(idPattern, ' ')
  const { text: withoutWithin, days } = periodIn(rest, today)
  rest = withoutWithin
  const classes: string[] = []
  rest = rest.replace(classPattern, (whole, ivd: string | undefined, list: string) => {
    const named = list.split(/, ?| and | or |\/| & /).map((one) => one.trim())
    const known = named.filter((one) => one !== '' && !ordinaryWords.has(one))
    for (const one of known) {
      const code = one.toLowerCase()
      classes.push(ivd && /\d/.test(code) ? `ivd-class-${code}` : `class-${romanOf[code] ?? code}`)
    }
    return known.length === 0 ? whole : ' '
  })
  rest = rest.replace(bareClassPattern, (found) => {
    classes.push(`class-${found.toLowerCase()}`)
    return ' '
  })
  const year = /\b20[1-4]\d\b/.exec(rest)?.[0] ?? null
  if (year !== null && !/2017\/74[56]/.test(rest)) rest = rest.replaceAll(year, ' ')
  const markets = marketsNamedIn(rest)
  let misspelled = 0
  const stems = stemsOf(withoutMarketNames(rest)).map((stem) => {
    const meant = meantBy(stem, vocabulary)
    if (meant !== stem) misspelled += 1
    return meant
  })
  return {
    ...{ question, ids, markets, classes: [...new Set(classes)], withinDays: days, year, misspelled, today },
    terms: new Set(vocabulary.termsOf(stems)),
  }
}

/** A period a question names, in days from today, and the question without it. */
function periodIn(text: string, today: string | null): { text: string; days: number | null } {
  const until = today === null ? null : untilPattern.exec(text)
  if (until && today !== null) {
    const last = lastDayOf(until, today)
    // What was before a day that is past has no period left.
    if (last < today) return { text: text.replace(until[0], ' before '), days: null }
    return {
      text: text.replace(until[0], ' '),
      days: Math.round((Date.parse(last) - Date.parse(today)) / dayMs),
    }
  }
  const found = withinPattern.exec(text)
  if (!found) return { text, days: null }
  const [whole, firstCount, firstUnit, secondCount, secondUnit, bareUnit] = found
  const unit = (firstUnit ?? secondUnit ?? bareUnit ?? '').toLowerCase()
  const written = (firstCount ?? secondCount ?? '1').toLowerCase()
  const count = /^\d+$/.test(written) ? Number(written) : numbers[written]
  const each = unitDays[unit]
  if (count === undefined || each === undefined) return { text, days: null }
  return { text: text.replace(whole, ' '), days: Math.round(count * each) }
}

const dayMs = 86_400_000
const monthNames: readonly string[] = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const
/** “Before March”, “by the end of January 2027”, “this year”. */
const untilPattern = patternOf(
  /\b(before|by|until|till)(?: the)?( end of)?(?: the)? (?:(?:\d{1,2})(?:st|nd|rd|th)?(?: of)? (?=[a-z]))?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (20\d\d))?|(year|month)|(20\d\d))\b/i,
  /\bthis (year|month)\b/i,
  /\bin (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (20\d\d)\b/i,
)

function lastDayOf(found: RegExpExecArray, today: string): string {
  const [, word = '', endOf, month, year, end, bareYear, thisUnit, inMonth, inYear] = found
  const thisYear = Number(today.slice(0, 4))
  const thisMonth = Number(today.slice(5, 7))
  const last = (ofYear: number, ofMonth: number) =>
    new Date(Date.UTC(ofYear, ofMonth, 0)).toISOString().slice(0, 10)
  const named = month ?? inMonth
  if (named !== undefined) {
    const at = monthNames.indexOf(named.toLowerCase()) + 1
    const given = year ?? inYear
    const ofYear = given === undefined ? (at < thisMonth ? thisYear + 1 : thisYear) : Number(given)
    const day = /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? [a-z]{3}/i.exec(found[0])?.[1]
    if (day !== undefined) return `${ofYear}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`
    return word.toLowerCase() === 'before' && !endOf ? last(ofYear, at - 1) : last(ofYear, at)
  }
  if (bareYear !== undefined) return `${endOf ? Number(bareYear) : Number(bareYear) - 1}-12-31`
  return (end ?? thisUnit ?? '').toLowerCase() === 'month' ? last(thisYear, thisMonth) : `${thisYear}-12-31`
}

/** Shorter words have too many neighbours. */
const shortestMisspelled = 6

/** A word of the table that is spelled nearly like this one; the word itself where none is. */
function meantBy(stem: string, { knownStems, meaningStems }: Vocabulary): string {
  if (stem.length < shortestMisspelled || /\d/.test(stem) || knownStems.has(stem)) return stem
  const near = [...knownStems].filter(
    (known) => known.length >= 5 && known[0] === stem[0] && isNear(stem, known),
  )
  const meant = near.length === 1 ? near : near.filter((one) => meaningStems.has(one))
  return meant.length === 1 ? (meant[0] ?? stem) : stem
}

/** One letter more, less or other, or two that changed places. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
