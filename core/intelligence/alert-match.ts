import { fold } from '#core/text/fold.ts'
import { type FeedEntryText, mentions } from './classify.ts'

/** What a person wants to be told of. Without keywords everything, without countries all of them. */
export interface AlertTerms {
  readonly keywords: readonly string[]
  readonly countries: readonly string[]
}

/** An update as many alerts are compared with it. */
export interface WatchedUpdate {
  readonly country: string
  /** Folded. */
  readonly text: string
}

/** What an alert looks for its keywords in: the title, the summary, the category, the source and the tags. */
export const watchedOf = (
  update: FeedEntryText & { readonly country: string; readonly category: string; readonly source: string },
): WatchedUpdate => ({
  country: update.country,
  text: fold([update.title, update.summary, update.category, update.source, ...update.tags].join(' | ')),
})

/** One of the keywords and one of the countries. */
export function matchesAlert({ keywords, countries }: AlertTerms, { country, text }: WatchedUpdate): boolean {
  if (countries.length > 0 && !countries.includes(country)) return false
  return keywords.length === 0 || keywords.some((keyword) => mentions(text, keyword))
}
