import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FileSchema } from '#core/markets/market.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { nearestRelease, type OfficialSet } from '#server/platform/market-schemas.ts'
import { listSchemaSets, type SchemaFiles, schemaSetIn } from './schema-set-queries.ts'

/** Writes the files of a set where the schema library reads them; the directory is this process's own. */
export function unpackSchemaSet(files: SchemaFiles): string {
  const directory = mkdtempSync(join(tmpdir(), 'hub-schema-set-'))
  for (const [path, content] of Object.entries(files)) {
    const file = join(directory, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Where installed sets are unpacked, by their hashes: compiled sets are kept for the life of the process. */
const unpacked = new Map<string, string>()

/** The installed set for checking files of a release: its own, or else the nearest; undefined where there is none. */
export async function officialSetFor(
  db: Db | Tx,
  { official }: Pick<FileSchema, 'official'>,
  release: string,
): Promise<OfficialSet | undefined> {
  if (!official) return undefined
  const rows = await listSchemaSets(db)
  const sets = new Map(
    rows
      .filter(({ folder }) => folder.startsWith(official.folder))
      .map(({ folder, hash }) => [folder.slice(official.folder.length), { folder, hash }]),
  )
  const nearest = nearestRelease([...sets.keys()], release)
  const found = nearest === undefined ? undefined : sets.get(nearest)
  if (nearest === undefined || !found) return undefined
  const known = unpacked.get(found.hash)
  if (known !== undefined) return { release: nearest, directory: known }
  const row = await schemaSetIn(db, found.folder)
  const directory = unpackSchemaSet(row.files)
  unpacked.set(row.hash, directory)
  return { release: nearest, directory }
}
