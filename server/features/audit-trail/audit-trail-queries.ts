import { sql } from 'kysely'
import type { AuditAction, AuditChanges, AuditEntityType } from '#core/audit/audit-entry.ts'
import type { AuditQuery, TrailExportQuery } from '#core/contract/audit.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, startOfDay, startOfNextDay } from '#server/database/expressions.ts'
import { peopleNamed } from '#server/platform/people-named.ts'

export interface AuditFilter
  extends Pick<AuditQuery, 'action' | 'masterDiId' | 'search'>,
    Omit<TrailExportQuery, 'entityType'> {
  /** Of these kinds only; of all when absent. */
  readonly entityType?: readonly AuditEntityType[] | undefined
}

/** The entry as it is stored: canonical JSON. */
export interface StoredEntry {
  readonly seq: number
  readonly at: string
  readonly actorId: number | null
  readonly performedByName: string
  readonly action: AuditAction
  readonly entityType: string
  readonly entityId: number | null
  readonly changeReason?: string | null
  readonly changesData?: AuditChanges
}

async function conditions(db: Db, filter: AuditFilter) {
  const parts = [sql<boolean>`true`]
  if (filter.entityType) parts.push(sql<boolean>`entity_type = any(${filter.entityType}::text[])`)
  if (filter.action) parts.push(sql<boolean>`action = any(${filter.action}::text[])`)
  if (filter.masterDiId !== undefined) {
    parts.push(sql<boolean>`entity_type = 'master-di' and entity_id = ${filter.masterDiId}`)
  }
  if (filter.actorId !== undefined) parts.push(sql<boolean>`actor_id = ${filter.actorId}`)
  if (filter.from) parts.push(sql<boolean>`at >= ${startOfDay(filter.from)}`)
  if (filter.to) parts.push(sql<boolean>`at < ${startOfNextDay(filter.to)}`)
  const search = fold(filter.search?.trim() ?? '')
  if (search !== '') parts.push(mentions(anywhere(search), await peopleNamed(db, search)))
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** The device under any name it had, the submission, the person, the reason or a note; each by an index of its own. */
function mentions(pattern: string, people: readonly number[]) {
  return sql<boolean>`(
    (entity_type = 'master-di' and entity_id in (
      select id from master_records where search_text like ${pattern}
      union select entity_id from audit_entries where former_names like ${pattern}))
    or (entity_type = 'submission' and entity_id in (
      select id from submissions where search_text like ${pattern}))
    or (entity_type = 'user' and entity_id = any(${people}::int[]))
    or actor_id = any(${people}::int[])
    or search_text like ${pattern})`
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(await conditions(db, filter))
    .executeTakeFirstOrThrow()
  return count
}

export async function listEntries(
  db: Db,
  filter: AuditFilter,
  page: { readonly descending: boolean; readonly limit: number; readonly offset: number },
): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select('entry')
    .where(await conditions(db, filter))
    .orderBy('seq', page.descending ? 'desc' : 'asc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => JSON.parse(row.entry) as StoredEntry)
}

/** All of them in keyset pages, each its own query, so that nothing stays open meanwhile. */
export async function* eachEntry(
  db: Db,
  filter: AuditFilter,
  from: { readonly descending: boolean; readonly offset: number },
): AsyncGenerator<StoredEntry> {
  const where = await conditions(db, filter)
  let last: number | undefined
  for (;;) {
    let query = db.selectFrom('audit_entries').select(['seq', 'entry']).where(where)
    if (last !== undefined) query = query.where('seq', from.descending ? '<' : '>', last)
    const rows = await query
      .orderBy('seq', from.descending ? 'desc' : 'asc')
      .limit(500)
      .offset(last === undefined ? from.offset : 0)
      .execute()
    for (const row of rows) yield JSON.parse(row.entry) as StoredEntry
    if (rows.length < 500) return
    // The column's, not the text's: one that was tampered with must not send the reader back.
    last = rows.at(-1)?.seq
  }
}

export type Link = Awaited<ReturnType<typeof linksAfter>>[number]

const linkColumns = [
  'seq',
  'at',
  'actor_id',
  'action',
  'entity_type',
  'entity_id',
  'import_id',
  'entry',
  'previous_hash',
  'hash',
  'search_text',
  'former_names',
] as const

async function linksAfter(db: Db, seq: number, limit: number) {
  return db
    .selectFrom('audit_entries')
    .select(linkColumns)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Every entry of the hub as it is stored, oldest first, in slices of a query each: nothing stays open. */
export async function* eachSlice(db: Db, size: number): AsyncGenerator<readonly Link[]> {
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const slice = await linksAfter(db, last, size)
    yield slice
    if (slice.length < size) return
    last = slice.at(-1)?.seq ?? last
  }
}
