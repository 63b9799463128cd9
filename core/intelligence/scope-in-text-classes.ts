import { classesOf, rangeOfClasses } from './market-classes.ts'
import type { ScopeWords } from './update-scope.ts'

/** The risk classes a text names: single ones, lists and ranges (decision D141). */

/** As words stand in a text: small, with a capital, or in capitals. A letter for a class is always a capital. */
const written = (...words: string[]): string =>
  `(?:${words
    .flatMap((word) => [word, word.replace(/^./, (first) => first.toUpperCase()), word.toUpperCase()])
    .join('|')})`

const one = '(?:[Ii]{1,3}[ABab]?|I[sm]|[Ii][Vv]|[A-D])'
const klass = written('class', 'classes')
const rest = `(?:\\s+${written('medical')})?(?:\\s+${written('device', 'devices')})?`
const toWords = `${written('to', 'through', 'thru', 'until')}|${written('up')}\\s+${written('to')}`
const range = `(?:${rest}\\s+(?:${toWords})\\s+|\\s*[-‐‑‒–—−]\\s*)`
const andOr = `(?:${written('and', 'or')}|and\\/or|&)`
const list = `(?:\\s*(?:,\\s*${andOr}|${andOr}|,|\\/)\\s*)`
const whole = `(?!\\w|-(?!${one}(?!\\w)))`
const upWords = written('higher', 'above', 'up', 'upwards', 'over', 'greater')
const downWords = written('lower', 'below', 'down', 'downwards', 'under')
const onward = `(?:${rest}\\s*${andOr}\\s*(?:${upWords}|${downWords})(?!\\w)|\\+)`

const classesWritten = new RegExp(
  `(?<![\\w-])${klass}\\s+(${one}${whole}(?:(?:${range}|${list})(?:${klass}\\s+)?${one}${whole})*(?:${onward})?)`,
  'g',
)
const rangeAtEnd = new RegExp(`${range}$`)
const onwardAtStart = new RegExp(`^${onward}`)
const upwards = new RegExp(`(?:(?<!\\w)(?:${upWords})|\\+)$`)

/** Before a class, in the same clause: it is not meant, or others beside it are. */
const turned =
  /(?<!\w)(?:not|non|nor|neither|never|no|other than|except\w*|exclud\w*|without|apart from|unless|above|below|over|under|beyond|higher than|lower than|at least|up to|minimum|maximum)(?!\w)[^,.;:()\n]{0,40}$/i
/** The same behind it. */
const turnedBehind =
  /^[^,.;:()\n]{0,30}?(?<!\w)(?:is|are|were|was|remain|remains|being)\s+(?:excluded|excepted|out of|outside|not (?:affected|covered|concerned|included|in scope|within|subject))/i

interface Found {
  readonly code: string
  readonly said: string
}

/** Those of the title; where it names none, those of the summary. A class the market does not have is none. */
export function classesInText(
  { title, summary }: { readonly title: string; readonly summary: string },
  market: string,
  words: ScopeWords[],
): string[] {
  for (const text of [title, summary]) {
    const found = foundIn(text, market)
    // Without a class it is for all of them: more devices than meant, not fewer.
    if (found === 'not understood') return []
    for (const { code, said } of found) words.push({ part: 'riskClasses', value: code, words: said })
    if (found.length > 0) return found.map(({ code }) => code)
  }
  return []
}

function foundIn(text: string, market: string): Found[] | 'not understood' {
  const all: Found[] = []
  for (const match of text.matchAll(classesWritten)) {
    const [said, named = ''] = match
    const before = text.slice(0, match.index)
    const behind = text.slice(match.index + said.length)
    const codes = codesOf(named, market)
    if (codes === null || turned.test(before) || turnedBehind.test(behind)) return 'not understood'
    all.push(...codes.map((code) => ({ code, said })))
  }
  return all
}

/** Null for a range that the market does not have. */
function codesOf(named: string, market: string): string[] | null {
  const codes: string[] = []
  const items = [...named.matchAll(new RegExp(`(?<!\\w)${one}(?!\\w)`, 'g'))]
  let end = 0
  let last: string | null = null
  for (const item of items) {
    const code = `class-${item[0].toLowerCase()}`
    const between = named.slice(end, item.index).replace(new RegExp(`${klass}\\s+$`), '')
    const isRange: boolean = last !== null && rangeAtEnd.test(between)
    const more = isRange ? rangeOfClasses(market, last, code) : onlyKnown(code, market)
    if (isRange && more.length === 0) return null
    codes.push(...more)
    end = item.index + item[0].length
    last = code
  }
  const tail = named.slice(end)
  if (!onwardAtStart.test(tail)) return [...new Set(codes)]
  const more = upwards.test(tail) ? rangeOfClasses(market, last, null) : rangeOfClasses(market, null, last)
  return more.length === 0 ? null : [...new Set([...codes, ...more])]
}

const onlyKnown = (code: string, market: string): string[] =>
  classesOf(market)?.includes(code) ? [code] : []
