import type { ArchivedRows } from './kept-rows-queries.ts'

/** Every number of a person in the rows. */
export function peopleIn(all: readonly ArchivedRows[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const rows of all)
    for (const row of Object.values(rows).flat())
      for (const [column, value] of Object.entries(row)) {
        const isPerson = column.endsWith('_by') || column === 'assigned_to' || column === 'mentions'
        if (isPerson) for (const id of [value].flat()) if (typeof id === 'number') found.add(id)
      }
  return found
}
