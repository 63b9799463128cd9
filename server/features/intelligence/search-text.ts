import { countryName } from '#core/intelligence/update-lists.ts'
import { fold } from '#core/text/fold.ts'

interface Searched {
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly country: string
  readonly category: string
  readonly impact: string
  readonly tags: readonly string[]
}

/** The searchable text of an update. */
export const searchTextOf = (update: Searched): string =>
  fold(
    [
      update.title,
      update.summary,
      update.source,
      countryName(update.country),
      update.category,
      update.impact,
      ...update.tags,
    ].join('\n'),
  )
