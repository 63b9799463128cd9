import { sql } from 'kysely'
import type { Countersignature, CountersignedKind } from '#core/contract/countersignatures.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { CountersignatureSignature } from '#server/database/four-eyes-tables.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** Columns of a row besides its own. */
export const countersignatureColumns = {
  user_name: personName('countersignatures.user_id'),
  account: sql<Countersignature['account']>`(
    select json_build_object('username', username, 'email', email, 'roles', roles)
    from users where users.id = countersignatures.user_id)`,
  asked_by_name: personName('countersignatures.asked_by'),
  resolved_by_name: personName('countersignatures.resolved_by'),
  /** Whether the link that came of it has still to be used. */
  link_open: sql<boolean>`exists (
    select from one_time_links links
    where links.user_id = countersignatures.user_id and links.used_at is null
      and links.created_at = countersignatures.resolved_at)`,
}

const withPeople = (db: Db | Tx) =>
  db
    .selectFrom('countersignatures')
    .selectAll()
    .select([
      countersignatureColumns.user_name.as('user_name'),
      countersignatureColumns.account.as('account'),
      countersignatureColumns.asked_by_name.as('asked_by_name'),
      countersignatureColumns.resolved_by_name.as('resolved_by_name'),
      countersignatureColumns.link_open.as('link_open'),
    ])

export type CountersignatureRow = NonNullable<Awaited<ReturnType<typeof findCountersignature>>>

export const findCountersignature = (db: Db | Tx, id: number) =>
  withPeople(db).where('id', '=', id).executeTakeFirst()

export async function lockCountersignature(tx: Tx, id: number): Promise<CountersignatureRow | undefined> {
  await tx.selectFrom('countersignatures').select('id').where('id', '=', id).forUpdate().execute()
  return findCountersignature(tx, id)
}

/** Whose, or of what, where there are several. */
export interface Subject {
  readonly userId: number | null
  readonly connectionId?: number | null | undefined
}

/** The one about an account, about a connection or about the settings that waits. */
export const findPending = (
  tx: Db | Tx,
  kinds: readonly CountersignedKind[],
  { userId, connectionId = null }: Subject,
) =>
  tx
    .selectFrom('countersignatures')
    .select('id')
    .where('status', '=', 'pending')
    .where('kind', 'in', kinds)
    .where(sql<boolean>`user_id is not distinct from ${userId}::int`)
    .where(sql<boolean>`connection_id is not distinct from ${connectionId}::int`)
    .executeTakeFirst()

export interface NewCountersignature extends Subject {
  readonly kind: CountersignedKind
  /** Of the account, the connection or the settings. */
  readonly revision: number
  readonly changes: readonly FieldChange[]
}

export async function insertCountersignature(
  { tx, now }: Unit,
  askedBy: number,
  { kind, userId, connectionId, revision, changes }: NewCountersignature,
): Promise<number> {
  const { id } = await tx
    .insertInto('countersignatures')
    .values({
      kind,
      user_id: userId,
      connection_id: connectionId ?? null,
      subject_revision: revision,
      changes: JSON.stringify(changes),
      asked_by: askedBy,
      asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Outcome {
  readonly status: 'signed' | 'refused' | 'withdrawn' | 'outdated'
  readonly by: number | null
  readonly note?: string | null
  readonly signature?: CountersignatureSignature
  readonly sealedCode?: string | null
}

export async function resolveCountersignature(
  { tx, now }: Unit,
  id: number,
  outcome: Outcome,
): Promise<void> {
  await tx
    .updateTable('countersignatures')
    .set({
      status: outcome.status,
      resolved_by: outcome.by,
      resolved_at: now,
      note: outcome.note ?? null,
      signature: outcome.signature ? JSON.stringify(outcome.signature) : null,
      sealed_code: outcome.sealedCode ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Ids of the administrators who may sign, besides these. */
export async function adminsBesides(tx: Tx, except: readonly (number | null)[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where(sql<boolean>`'admin' = any(roles)`)
    .where(sql<boolean>`id <> all(${except.filter((id) => id !== null)}::int[])`)
    .execute()
  return rows.map(({ id }) => id)
}
