import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { type Facts, published } from '#core/rules/condition.ts'

/** A market whose regulator publishes a record on a day that stands in the record. */
export interface Publishing {
  /** The field with that day; absent where no day makes a difference. */
  readonly publishedFrom?: string
}

const noFacts: Facts = new Set()

/**
 * The facts of a document on a day: with those that are known, that the regulator has published it, once its publish
 * date has come. A date still to come excuses nothing. `today` is YYYY-MM-DD, in UTC.
 */
export function factsOn(
  market: Publishing,
  document: AnyDocument,
  today: string,
  known: Facts = noFacts,
): Facts {
  return publishedOn(market, document, today) === undefined ? known : new Set([...known, published])
}

/** The publish date that is still to come; what is asked of the document changes on it. */
export function plannedFor(market: Publishing, document: AnyDocument, today: string): string | undefined {
  const day = publishDate(market, document)
  return day !== undefined && day > today ? day : undefined
}

/** The publish date that has come: the regulator has this record. */
export function publishedOn(market: Publishing, document: AnyDocument, today: string): string | undefined {
  const day = publishDate(market, document)
  return day !== undefined && day <= today ? day : undefined
}

function publishDate({ publishedFrom }: Publishing, document: AnyDocument): string | undefined {
  const day = publishedFrom === undefined ? undefined : document[publishedFrom]
  return typeof day === 'string' && isCalendarDate(day) ? day : undefined
}
