import { type Insertable, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { FeedsTable, UpdatesTable } from '#server/database/intelligence-tables.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** What is stored of regulatory updates, and of who has read them. */

export type NewUpdate = Insertable<UpdatesTable>

/**
 * Stores those that are not there yet and answers them. One transaction at a time: whoever asks what is new since an
 * update sees no smaller number come later.
 */
export async function insertUpdates(tx: Tx, updates: readonly NewUpdate[]) {
  if (updates.length === 0) return []
  await sql`lock table updates in share row exclusive mode`.execute(tx)
  return tx
    .insertInto('updates')
    .values([...updates])
    .onConflict((conflict) => conflict.expression(sql`coalesce(feed_id, 0), guid`).doNothing())
    .returningAll()
    .execute()
}

/**
 * Updates the hub's own entries to what it knows now: wording, urgency and day of confirmation. Entries it no longer
 * knows are deleted, together with their read marks and alerts, unless somebody has assessed or corrected them.
 */
export async function renewBuiltIn(tx: Tx, known: readonly NewUpdate[]): Promise<void> {
  const rows = JSON.stringify(known.map((one) => ({ ...one, scope: JSON.parse(one.scope ?? 'null') })))
  await sql`
    update updates set kind = new.kind, title = new.title, summary = new.summary, url = new.url,
      published_on = new.published_on, confirmed_on = new.confirmed_on, category = new.category,
      priority = new.priority, impact = new.impact, source = new.source, search_text = new.search_text,
      tags = new.tags, scope = new.scope
    from jsonb_to_recordset(${rows}::jsonb) as new (guid text, kind text, title text, summary text, url text,
      published_on text, confirmed_on text, category text, priority text, impact text, source text,
      search_text text, tags text[], scope jsonb)
    where updates.feed_id is null and updates.guid = new.guid
      and (updates.title, updates.search_text, updates.priority, updates.published_on, updates.confirmed_on, updates.url,
          updates.scope)
        is distinct from (new.title, new.search_text, new.priority, new.published_on, new.confirmed_on, new.url, new.scope)`.execute(
    tx,
  )
  const gone = tx
    .selectFrom('updates')
    .select('id')
    .where('feed_id', 'is', null)
    .where(
      'guid',
      'not in',
      known.map(({ guid }) => guid),
    )
    .where('id', 'not in', tx.selectFrom('assessments').select('update_id'))
    .where('id', 'not in', tx.selectFrom('update_scopes').select('update_id'))
  await tx.deleteFrom('update_reads').where('update_id', 'in', gone).execute()
  await tx.deleteFrom('alert_matches').where('update_id', 'in', gone).execute()
  await tx.deleteFrom('updates').where('id', 'in', gone).execute()
}

export async function insertKnownFeeds(tx: Tx, feeds: readonly Insertable<FeedsTable>[]): Promise<void> {
  await tx
    .insertInto('feeds')
    .values([...feeds])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

/** Read marks are personal and not part of the audit trail. */
export async function markRead(db: Db | Tx, userId: number, updateId: number, now: Date): Promise<void> {
  await db
    .insertInto('update_reads')
    .values({ user_id: userId, update_id: updateId, read_at: now })
    .onConflict((conflict) => conflict.columns(['update_id', 'user_id']).doNothing())
    .execute()
}

export async function markAllRead(db: Db, userId: number, now: Date): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('update_reads')
    .columns(['user_id', 'update_id', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('updates')
        .select([
          sql<number>`${userId}::int`.as('user_id'),
          'id as update_id',
          sql<Date>`${now.toISOString()}::timestamptz`.as('read_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['update_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

export async function noteAsked(
  { tx, now }: Pick<Unit, 'tx' | 'now'>,
  userId: number,
  last: number,
): Promise<void> {
  const values = { last_update: last, asked_at: now }
  await tx
    .insertInto('update_asks')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** What texts say of what they concern. */
export async function keepScopes(
  tx: Tx,
  found: readonly { readonly id: number; readonly scope: object; readonly words: readonly object[] }[],
): Promise<void> {
  if (found.length === 0) return
  await sql`
    update updates set scope = found.scope, scope_words = found.words
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id int, scope jsonb, words jsonb)
    where updates.id = found.id`.execute(tx)
}

export async function keepCorrection(
  { tx, now }: Pick<Unit, 'tx' | 'now'>,
  updateId: number,
  given: { readonly scope: object; readonly reason: string; readonly revision: number; readonly by: number },
): Promise<void> {
  const values = {
    scope: JSON.stringify(given.scope),
    reason: given.reason,
    revision: given.revision,
    changed_at: now,
    changed_by: given.by,
  }
  await tx
    .insertInto('update_scopes')
    .values({ update_id: updateId, ...values })
    .onConflict((conflict) => conflict.column('update_id').doUpdateSet(values))
    .execute()
}
