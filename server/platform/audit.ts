import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import { formerNames, searchText } from '#core/audit/search-text.ts'
import { columnNames, inPortions, manyRows } from '#server/database/many-rows.ts'
import type { Schema } from '#server/database/schema.ts'

/** Any fixed number: it only has to differ from other advisory locks of the hub. */
const trailLock = 7_301_001

const entryColumns = {
  seq: 'bigint',
  at: 'timestamptz',
  actor_id: 'integer',
  action: 'text',
  entity_type: 'text',
  entity_id: 'integer',
  import_id: 'integer',
  entry: 'text',
  previous_hash: 'text',
  hash: 'text',
  search_text: 'text',
  former_names: 'text',
} as const

/** Who did it. */
export interface Author {
  readonly id: number
  readonly name: string
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/**
 * Appends to the hash chain. The lock makes sequence number and previous hash one step; it is taken last,
 * so that writers wait for each other as briefly as possible.
 */
export async function appendToTrail(
  tx: Transaction<Schema>,
  now: Date,
  events: readonly { readonly event: AuditEvent; readonly by: Author | null }[],
): Promise<void> {
  if (events.length === 0) return
  await sql`select pg_advisory_xact_lock(${trailLock})`.execute(tx)
  const head = await tx
    .selectFrom('audit_entries')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  let seq = head?.seq ?? 0
  let previousHash = head?.hash ?? ''
  for (const portion of inPortions(events)) {
    const rows = portion.map(({ event, by }) => {
      seq += 1
      const entry = canonicalJson({
        seq,
        at: now.toISOString(),
        actorId: by?.id ?? null,
        performedByName: by?.name ?? 'system',
        previousHash,
        ...(event as unknown as { [key: string]: JsonValue }),
      })
      const row = {
        seq,
        at: now,
        actor_id: by?.id ?? null,
        action: event.action,
        entity_type: event.entityType,
        entity_id: event.entityId,
        import_id: event.importId ?? null,
        entry,
        previous_hash: previousHash,
        hash: sha256(entry),
        search_text: searchText(event),
        former_names: formerNames(event),
      }
      previousHash = row.hash
      return row
    })
    await sql`
      insert into audit_entries (${columnNames(entryColumns)})
      select ${columnNames(entryColumns)} from ${manyRows(entryColumns, rows)}`.execute(tx)
  }
}
