import type { EmdnEntry, EmdnLookup } from '#core/contract/emdn.ts'
import { entriesBelow, pathTo, standingOf } from '#core/emdn/nomenclature.ts'
import { searchNomenclature } from '#core/emdn/search.ts'
import type { Db } from '#server/database/connect.ts'
import { loadedEmdn } from '#server/emdn/loaded-emdn.ts'

/** Upper limit. */
const usualLimit = 50

interface Asked {
  readonly search: string
  readonly limit?: number | undefined
  readonly terminal?: 'true' | 'false' | undefined
}

export async function searchEmdn(
  db: Db,
  { search, limit = usualLimit, terminal }: Asked,
): Promise<EmdnEntry[]> {
  const { searchable } = await loadedEmdn(db)
  const asked =
    terminal === undefined
      ? searchable
      : searchable.filter(({ entry }) => entry.terminal === (terminal === 'true'))
  return searchNomenclature(asked, search, limit)
}

/** A code with its parents and children; without a code, the categories. */
export async function lookUp(db: Db, code: string | undefined): Promise<EmdnLookup> {
  const { version, byCode } = await loadedEmdn(db)
  const brief = (entries: readonly EmdnEntry[]) =>
    entries.map((entry) => ({ code: entry.code, term: entry.term, terminal: entry.terminal }))
  const known = (entries: readonly { readonly code: string }[]) =>
    entries.flatMap((entry) => byCode.get(entry.code) ?? [])
  if (code === undefined || code === '') {
    const children = brief(known(entriesBelow(undefined, byCode.values())))
    return { code: '', standing: 'not-terminal', entry: null, path: [], children, version: version.name }
  }
  return {
    code,
    standing: standingOf(code, { entries: byCode, complete: version.complete }),
    entry: byCode.get(code) ?? null,
    path: brief(known(pathTo(code, byCode))),
    children: brief(known(entriesBelow(code, byCode.values()))),
    version: version.name,
  }
}
