import { sql } from 'kysely'
import type { PendingChangeQuery } from '#core/contract/pending-changes.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'
import { type ChangeRow, changesWithPeople } from '#server/requests/request-store.ts'

type Filter = Omit<PendingChangeQuery, 'limit' | 'offset' | 'sort'> & { readonly userId: number }

const sorts = {
  createdAt: sql`created_at`,
  dueDate: sql`due_date`,
  resolvedAt: sql`resolved_at`,
} as const

function conditions(filter: Filter) {
  const pattern = anywhere(fold(filter.search?.trim() ?? ''))
  const parts = [
    filter.status && sql<boolean>`status = any(${filter.status}::text[])`,
    filter.changeType && sql<boolean>`change_type = any(${filter.changeType}::text[])`,
    filter.id !== undefined && sql<boolean>`id = ${filter.id}`,
    filter.masterDiId !== undefined && sql<boolean>`master_di_id = ${filter.masterDiId}`,
    filter.mine === 'to-decide' && sql<boolean>`assigned_to = ${filter.userId} and status = 'pending'`,
    filter.mine === 'assigned' && sql<boolean>`assigned_to = ${filter.userId}`,
    filter.mine === 'requested' && sql<boolean>`requested_by = ${filter.userId}`,
    pattern !== '%%' && sql<boolean>`search_text like ${pattern}`,
  ].filter((part) => typeof part === 'object')
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`
}

export async function countChanges(db: Db, filter: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('pending_changes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow()
  return count
}

function orderOf(sort: string) {
  const descending = sort.startsWith('-')
  const column = sorts[(descending ? sort.slice(1) : sort) as keyof typeof sorts]
  // What has no date yet stands last, whichever way the list is turned.
  return descending ? sql`${column} desc nulls last, id desc` : sql`${column} asc nulls last, id asc`
}

interface PageOf {
  readonly sort: string
  readonly limit: number
  readonly offset: number
}

export async function listChanges(db: Db, filter: Filter, page: PageOf) {
  return changesWithPeople(db)
    .where(conditions(filter))
    .orderBy(orderOf(page.sort))
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** So many are read at once; the documents in them are the weight. */
const pageSize = 500

/** All of them: their numbers first, then page after page, so that nothing stays open meanwhile. */
export async function* eachChange(
  db: Db,
  filter: Filter,
  from: Omit<PageOf, 'limit'>,
): AsyncGenerator<ChangeRow> {
  const found = await db
    .selectFrom('pending_changes')
    .select('id')
    .where(conditions(filter))
    .orderBy(orderOf(from.sort))
    .offset(from.offset)
    .execute()
  for (let start = 0; start < found.length; start += pageSize) {
    const ids = found.slice(start, start + pageSize).map(({ id }) => id)
    const rows = await changesWithPeople(db).where('id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of ids) {
      const row = byId.get(id)
      if (row) yield row
    }
  }
}

export async function countByStatus(db: Db, userId: number) {
  return db
    .selectFrom('pending_changes')
    .select([
      sql<number>`(count(*) filter (where status = 'pending'))::int`.as('pending'),
      sql<number>`(count(*) filter (where status = 'approved'))::int`.as('approved'),
      sql<number>`(count(*) filter (where status = 'rejected'))::int`.as('rejected'),
      sql<number>`(count(*) filter (where status = 'pending' and assigned_to = ${userId}))::int`.as(
        'assignedToMe',
      ),
    ])
    .executeTakeFirstOrThrow()
}
