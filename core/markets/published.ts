import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import {
  type Condition,
  type Facts,
  publishDatePassed,
  published,
  registered,
  registeredFacts,
  type Test,
} from '#core/rules/condition.ts'
import { fact } from '#core/rules/condition-builders.ts'

/** A market that asks for something else from a day on. */
export interface AskingByDay {
  /** The field with the day its regulator publishes the record; absent where that makes no difference. */
  readonly publishedFrom?: string
  /** What of a document shows that its regulator has the record, though the hub has not sent it. */
  readonly heldWhere?: Condition
  /** Days of its law from which more is asked of every record, YYYY-MM-DD: conditions know them as `since`. */
  readonly asksMoreFrom?: readonly string[]
  /** Fields with a day that changes what is true of the device once it has come: conditions know it as `hasCome`. */
  readonly daysToCome?: readonly string[]
}

const noFacts: Facts = new Set()

const sinceDay = (day: string) => `since-${day}`

/** That this day of `asksMoreFrom` has come. */
export const since = (day: string): Condition => fact(sinceDay(day))

/** The fact that the day in this field has come. */
export const cameFact = (field: string) => `came-${field}`
export const hasCome = (field: string): Condition => fact(cameFact(field))

const sentBy = (day: string) => `sent-by-${day}`

/** What the row of a submission says of it: the regulator has it, or a file with this publish date waits for its answer. */
export function factsOfRow(isRegistered: boolean, publishDateSent: string | null): Facts {
  if (isRegistered) return registeredFacts
  return publishDateSent === null ? noFacts : new Set([sentBy(publishDateSent)])
}

/**
 * The facts of a document on a day: with those that are known, which days of the law have come, and that the regulator
 * has published it: it has the record, and the publish date has come. A date still to come excuses nothing, and neither
 * does one that has passed before the regulator had the record. A date that was sent in time is not wrong before the
 * answer. `today` is YYYY-MM-DD, in UTC.
 */
export function factsOn(
  market: AskingByDay,
  document: AnyDocument,
  today: string,
  known: Facts = noFacts,
): Facts {
  const come = (market.asksMoreFrom ?? []).filter((day) => day <= today).map(sinceDay)
  for (const field of market.daysToCome ?? []) {
    const day = dayIn(field, document)
    if (day !== undefined && day <= today) come.push(cameFact(field))
  }
  const day = publishDate(market, document)
  if (day !== undefined && day <= today) {
    if (isHeldBy(market, document, known)) come.push(published)
    else if (day < today && !known.has(sentBy(day))) come.push(publishDatePassed)
  }
  return come.length === 0 ? known : new Set([...known, ...come])
}

/** The next day on which what is asked of the document changes. */
export function plannedFor(
  market: AskingByDay,
  document: AnyDocument,
  today: string,
  known: Facts = noFacts,
): string | undefined {
  const day = publishDate(market, document)
  const changesOn = day === undefined || isHeldBy(market, document, known) ? day : dayAfter(day)
  const days = [changesOn, ...(market.asksMoreFrom ?? [])]
  return days.filter((one) => one !== undefined && one > today).toSorted()[0]
}

/** The publish date that has come of a record the regulator has. */
export function publishedOn(
  market: AskingByDay,
  document: AnyDocument,
  today: string,
  known: Facts = noFacts,
): string | undefined {
  const day = publishDate(market, document)
  return day !== undefined && day <= today && isHeldBy(market, document, known) ? day : undefined
}

/** A market’s condition is compiled once. */
const holding = new WeakMap<Condition, Test>()

function isHeldBy({ heldWhere }: AskingByDay, document: AnyDocument, known: Facts): boolean {
  if (known.has(registered)) return true
  if (heldWhere === undefined) return false
  const test = holding.get(heldWhere) ?? compile(heldWhere)
  holding.set(heldWhere, test)
  return test(document, known)
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

function publishDate({ publishedFrom }: AskingByDay, document: AnyDocument): string | undefined {
  return publishedFrom === undefined ? undefined : dayIn(publishedFrom, document)
}

function dayIn(field: string, document: AnyDocument): string | undefined {
  const day = document[field]
  return typeof day === 'string' && isCalendarDate(day) ? day : undefined
}
