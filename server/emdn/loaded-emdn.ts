import type { EmdnEntry } from '#core/contract/emdn.ts'
import { type SearchableEntry, searchable } from '#core/emdn/search.ts'
import { emdnLevel } from '#core/identifiers/emdn-code.ts'
import type { Db } from '#server/database/connect.ts'
import { currentVersion, type EmdnVersionRow, entriesOf } from './emdn-version-queries.ts'

/** The version in force, whole: some megabytes that answer each letter somebody types at once. */
export interface LoadedEmdn {
  readonly version: EmdnVersionRow
  readonly byCode: ReadonlyMap<string, EmdnEntry>
  readonly searchable: readonly SearchableEntry<EmdnEntry>[]
}

const loaded = new WeakMap<Db, Promise<LoadedEmdn>>()

/** Read anew when another version has come into force, by this server or another one of the database. */
export async function loadedEmdn(db: Db): Promise<LoadedEmdn> {
  const version = await currentVersion(db)
  const known = loaded.get(db)
  if (known && (await known.catch(() => undefined))?.version.id === version.id) return known
  const reading = read(db, version)
  loaded.set(db, reading)
  return reading
}

async function read(db: Db, version: EmdnVersionRow): Promise<LoadedEmdn> {
  const entries = (await entriesOf(db, version.id)).map(presentEntry)
  return {
    version,
    byCode: new Map(entries.map((entry) => [entry.code, entry])),
    searchable: entries.map(searchable),
  }
}

type Row = Awaited<ReturnType<typeof entriesOf>>[number]

const presentEntry = (row: Row): EmdnEntry => ({
  ...row,
  category: row.code.charAt(0),
  level: emdnLevel(row.code),
})
