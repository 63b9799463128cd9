import type { ListedEntry } from '#web/data/entries.ts'

export interface Family {
  readonly key: string
  readonly basicUdi: string | null
  /** In the whole store, whatever is shown. */
  readonly count: number
  readonly entries: readonly ListedEntry[]
}

/** Neighbours with the same Basic UDI-DI: the server has put them together. */
export function groupsOf(entries: readonly ListedEntry[]): Family[] {
  const groups = new Map<string, Family>()
  for (const entry of entries) {
    const key = entry.basicUdi ?? ''
    const known = groups.get(key)
    groups.set(key, {
      key,
      basicUdi: entry.basicUdi,
      count: entry.sameBasicUdi,
      entries: [...(known?.entries ?? []), entry],
    })
  }
  return [...groups.values()]
}
