import { queryOptions } from '@tanstack/react-query'
import {
  type CopiedTo,
  copiedAtOnce,
  submissionCopiesApi,
  type WithoutSubmission,
} from '#core/contract/submission-copies.ts'
import { call } from '#web/platform/api-client.ts'

/** Batch size, small enough to show progress. */
export const recordsOfCall = 25

export const copySome = (masterDiIds: readonly number[], countries: readonly string[]) =>
  call(submissionCopiesApi.copy, { body: { masterDiIds: [...masterDiIds], countries: [...countries] } })

/** Deletes drafts that copying has made. */
export const undoSome = (submissionIds: readonly number[]) =>
  call(submissionCopiesApi.undo, { body: { submissionIds: [...submissionIds] } })

/** How many of the records have no submission yet, and how many of those aim at it, by country. */
export const withoutQuery = (masterDiIds: readonly number[]) =>
  queryOptions({
    queryKey: ['submissions', 'without', masterDiIds] as const,
    queryFn: async ({ signal }) => {
      const all = new Map<string, Omit<WithoutSubmission, 'country'>>()
      for (let from = 0; from < masterDiIds.length; from += copiedAtOnce) {
        const body = { masterDiIds: masterDiIds.slice(from, from + copiedAtOnce) }
        for (const { country, ...counts } of await call(submissionCopiesApi.without, { body, signal })) {
          const known = all.get(country) ?? { without: 0, aimed: 0 }
          all.set(country, {
            without: known.without + counts.without,
            aimed: known.aimed + counts.aimed,
          })
        }
      }
      return all
    },
  })

/** The target countries of all records that have no submission there. */
export const aimedByAll = (counts: ReadonlyMap<string, Omit<WithoutSubmission, 'country'>>): string[] =>
  [...counts].flatMap(([country, { without, aimed }]) => (without > 0 && aimed === without ? [country] : []))

/** The summed results, by country. */
export function copiedInAll(portions: readonly (readonly CopiedTo[])[]): readonly CopiedTo[] {
  const all = new Map<string, CopiedTo>()
  for (const one of portions.flat()) {
    const known = all.get(one.country)
    all.set(one.country, {
      country: one.country,
      made: one.made + (known?.made ?? 0),
      drafts: [...(known?.drafts ?? []), ...one.drafts],
      existing: one.existing + (known?.existing ?? 0),
      refused: [...(known?.refused ?? []), ...one.refused],
    })
  }
  return [...all.values()]
}

/** The same without the drafts that have been deleted again. */
export const withoutDrafts = (copied: readonly CopiedTo[], deleted: ReadonlySet<number>): CopiedTo[] =>
  copied.map((one) => {
    const drafts = one.drafts.filter((id) => !deleted.has(id))
    return { ...one, drafts, made: drafts.length }
  })
