import { copiedAtOnce } from '#core/contract/submission-copies.ts'
import { useBatches } from '#web/platform/use-batches.ts'
import { undoSome } from './copies-api.ts'

/** Deletes drafts that copying has made, and knows which are gone and which stay. */
export function useUndoing() {
  const batches = useBatches({
    size: copiedAtOnce,
    nouns: ['submissions', 'master-di'],
    run: async (ids) => {
      const { kept } = await undoSome(ids)
      const staying = new Set(kept.map(({ id }) => id))
      return { kept, deleted: ids.filter((id) => !staying.has(id)) }
    },
  })
  const { results } = batches.state
  return {
    ...batches,
    deleted: new Set(results.flatMap(({ deleted }) => deleted)) as ReadonlySet<number>,
    kept: results.flatMap(({ kept }) => kept),
  }
}

export type Undoing = ReturnType<typeof useUndoing>
