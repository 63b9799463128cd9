import type { NomenclatureEntry } from './nomenclature.ts'

export interface Renamed {
  readonly code: string
  readonly from: string
  readonly to: string
}

/** What another version changes. */
export interface NomenclatureChanges {
  readonly added: readonly NomenclatureEntry[]
  readonly removed: readonly NomenclatureEntry[]
  readonly renamed: readonly Renamed[]
  /** Were the most detailed ones, and have codes below them now. */
  readonly noLongerTerminal: readonly NomenclatureEntry[]
  readonly nowTerminal: readonly NomenclatureEntry[]
}

export function compareNomenclatures(
  before: readonly NomenclatureEntry[],
  after: readonly NomenclatureEntry[],
): NomenclatureChanges {
  const old = new Map(before.map((entry) => [entry.code, entry]))
  const codes = new Set(after.map(({ code }) => code))
  const kept = after.flatMap((entry) => {
    const was = old.get(entry.code)
    return was ? [{ was, entry }] : []
  })
  return {
    added: after.filter(({ code }) => !old.has(code)),
    removed: before.filter(({ code }) => !codes.has(code)),
    renamed: kept
      .filter(({ was, entry }) => was.term !== entry.term)
      .map(({ was, entry }) => ({ code: entry.code, from: was.term, to: entry.term })),
    noLongerTerminal: kept
      .filter(({ was, entry }) => was.terminal && !entry.terminal)
      .map(({ entry }) => entry),
    nowTerminal: kept.filter(({ was, entry }) => !was.terminal && entry.terminal).map(({ entry }) => entry),
  }
}
