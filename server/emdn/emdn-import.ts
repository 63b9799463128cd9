import { createHash } from 'node:crypto'
import {
  type EmdnChange,
  type EmdnHit,
  type EmdnImported,
  type EmdnVersion,
  namedChanges,
} from '#core/contract/emdn.ts'
import { compareNomenclatures } from '#core/emdn/compare.ts'
import { type NomenclatureEntry, standingOf } from '#core/emdn/nomenclature.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import type { EmdnFile } from './emdn-file.ts'
import {
  allVersions,
  codesInUse,
  currentVersion,
  type EmdnVersionRow,
  entriesOf,
  findVersion,
  insertVersion,
  lockVersions,
  makeCurrent,
} from './emdn-version-queries.ts'

/** What a nomenclature says, whatever the file that said it: codes are in order. */
function hashOf(entries: readonly NomenclatureEntry[]): string {
  const hash = createHash('sha256')
  for (const { code, term, definition } of entries) hash.update(`${code}\t${term}\t${definition ?? ''}\n`)
  return hash.digest('hex')
}

/** What loading a file would change, and whom it would hit. */
export async function whatChanges(db: Db | Tx, file: EmdnFile): Promise<EmdnChange> {
  const before = await currentVersion(db)
  const old = await entriesOf(db, before.id)
  const changes = compareNomenclatures(old, file.entries)
  const hits = await hitsOf(db, { entries: old, complete: before.complete }, file)
  const counted = (pick: 'devices' | 'submissions') => hits.reduce((sum, hit) => sum + hit[pick], 0)
  const brief = (entries: readonly NomenclatureEntry[]) =>
    entries.slice(0, namedChanges).map(({ code, term, terminal }) => ({ code, term, terminal }))
  return {
    fileName: file.fileName,
    recognised: file.recognised,
    entries: file.entries.length,
    complete: file.complete,
    against: before.name,
    same: before.hash === hashOf(file.entries),
    counts: {
      added: changes.added.length,
      removed: changes.removed.length,
      renamed: changes.renamed.length,
      noLongerTerminal: changes.noLongerTerminal.length,
      nowTerminal: changes.nowTerminal.length,
      devicesHit: counted('devices'),
      submissionsHit: counted('submissions'),
    },
    added: brief(changes.added),
    removed: brief(changes.removed),
    renamed: changes.renamed.slice(0, namedChanges),
    noLongerTerminal: brief(changes.noLongerTerminal),
    nowTerminal: brief(changes.nowTerminal),
    hits: hits.slice(0, namedChanges),
  }
}

interface Side {
  readonly entries: readonly NomenclatureEntry[]
  readonly complete: boolean
}

/** Codes in use that would stand worse than they do. */
async function hitsOf(db: Db | Tx, before: Side, after: Side): Promise<EmdnHit[]> {
  const indexed = ({ entries, complete }: Side) => ({
    complete,
    entries: new Map(entries.map((entry) => [entry.code, entry])),
  })
  const [old, next] = [indexed(before), indexed(after)]
  const hits: EmdnHit[] = []
  for (const used of await codesInUse(db)) {
    const standing = standingOf(used.code, next)
    if (standing !== 'unknown' && standing !== 'not-terminal') continue
    if (standing === standingOf(used.code, old)) continue
    const known = old.entries.get(used.code) ?? next.entries.get(used.code)
    hits.push({ ...used, examples: [...used.examples], standing, term: known?.term ?? null })
  }
  return hits
}

/** Loads a file as the version in force. One that has been loaded before comes into force again; the same changes nothing. */
export async function loadEmdn(
  hub: Pick<Hub, 'db' | 'now'>,
  actor: Actor | null,
  file: EmdnFile,
  by?: string,
): Promise<EmdnImported> {
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    await lockVersions(tx)
    const change = await whatChanges(tx, file)
    if (!change.same) {
      const hash = hashOf(file.entries)
      const known = await findVersion(tx, hash)
      const id = known?.id ?? (await store(tx, file, { hash, at: now, by: actor?.id ?? null }))
      await makeCurrent(tx, id)
      const { added, removed, renamed, noLongerTerminal, devicesHit, submissionsHit } = change.counts
      record({
        action: 'imported',
        entityType: 'emdn',
        entityId: id,
        changesData: {
          actionNotes: [
            `${known?.name ?? file.name} in force instead of ${change.against}, from ${file.fileName}, content SHA-256 ${hash}`,
            `${added} added, ${removed} removed, ${renamed} renamed, ${noLongerTerminal} no longer terminal`,
            `${devicesHit} devices and ${submissionsHit} submissions have a code that changed`,
            ...(by === undefined ? [] : [by]),
          ].join('. '),
        },
      })
    }
    return { ...change, version: presentVersion(await currentVersion(tx)) }
  })
}

const store = (tx: Tx, file: EmdnFile, at: { hash: string; at: Date; by: number | null }) =>
  insertVersion(
    tx,
    { name: file.name, source: file.fileName, complete: file.complete, ...at },
    file.entries.map((entry) => ({ ...entry, search_text: fold(`${entry.code} ${entry.term}`) })),
  )

export const emdnVersions = async (db: Db): Promise<EmdnVersion[]> =>
  (await allVersions(db)).map(presentVersion)

const presentVersion = (row: EmdnVersionRow): EmdnVersion => ({
  id: row.id,
  name: row.name,
  source: row.source,
  isCurrent: row.is_current,
  complete: row.complete,
  entries: row.entries,
  loadedAt: row.loaded_at.toISOString(),
  loadedByName: row.loaded_by_name,
})
