import type { AuditEvent } from '#core/audit/audit-entry.ts'
import type { Db } from '#server/database/connect.ts'
import { appendToTrail } from './audit.ts'
import { lastRecorded, lockTrail, migrationsSeen, newestEntry } from './audit-chain-queries.ts'
import type { Tx } from './hub.ts'
import {
  bindsRows,
  type DifferingRow,
  differingRows,
  hasStates,
  inDigestSettings,
  noteDiffering,
  tablesBound,
} from './trail-states-queries.ts'

/*
 * A migration changes rows, and what digests are made of. Afterwards the trail records what is there, as it is; what had
 * differed from the trail before is found before, and stays told for ever (decision D50).
 */

/** What differs from the trail, of each table; undefined where the trail does not bind rows yet. */
export type Differing = ReadonlyMap<string, readonly DifferingRow[]>

export async function differingNow(db: Db): Promise<Differing | undefined> {
  if (!(await bindsRows(db))) return undefined
  const found = new Map<string, readonly DifferingRow[]>()
  for (const table of await tablesBound(db)) {
    const { rows } = await inDigestSettings(db, (tx) => differingRows(tx, table, null))
    found.set(table.name, rows)
  }
  return found
}

/**
 * Records what is there where the tables were changed since that was done last. `migrated` is what `differingNow` said
 * before, where this process has just changed them.
 */
export async function recordAfterMigrations(
  db: Db,
  now: () => Date,
  migrated: { readonly before: Differing | undefined } | null,
): Promise<void> {
  await inDigestSettings(db, async (tx) => {
    await lockTrail(tx)
    if (!(await newestEntry(tx))) return
    const [seen, known] = [await migrationsSeen(tx), await lastRecorded(tx)]
    if (known === seen) return
    // Nobody says who changed a row of a hub that has bound its rows from its first day: that is for verifications.
    const isTrusted = migrated !== null || known !== undefined || !(await hasStates(tx))
    if (isTrusted) await recordRows(tx, now(), migrated?.before)
    await append(tx, now(), `The tables are those of migration ${seen}`, { migrations: seen })
  })
}

/** An entry for each table that has rows which differ from the trail. */
export async function recordRows(tx: Tx, now: Date, before: Differing | undefined): Promise<void> {
  for (const table of await tablesBound(tx)) {
    const already = (before?.get(table.name) ?? []).filter(({ how }) => how !== 'between')
    const given = already.map(({ key, digest }) => ({ key, digest: digest ?? '-' }))
    const rows = await noteDiffering(tx, table, given)
    if (rows > 0) await append(tx, now, `${table.name}: recorded as it is`, { table: table.name, rows })
  }
}

async function append(tx: Tx, now: Date, notes: string, facts: Record<string, string | number>) {
  const changes = Object.entries(facts).map(([field, to]) => ({ field, from: null, to }))
  const event: AuditEvent = {
    action: 'recorded',
    entityType: 'audit-trail',
    entityId: null,
    changesData: { actionNotes: notes, changes },
  }
  await appendToTrail(tx, now, [{ event, by: null }])
}
