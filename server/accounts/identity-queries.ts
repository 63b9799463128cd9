import type { Db } from '#server/database/connect.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** Who accounts are at the provider. */

export interface Named {
  readonly issuer: string
  readonly subject: string
}

export async function identityOf(db: Db | Tx, userId: number) {
  return db.selectFrom('identities').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function userOfIdentity(db: Db | Tx, { issuer, subject }: Named): Promise<number | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

export async function linkIdentity({ tx, now }: Unit, userId: number, named: Named): Promise<void> {
  const { issuer, subject } = named
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute()
  await tx.insertInto('identities').values({ issuer, subject, user_id: userId, linked_at: now }).execute()
  await tx
    .deleteFrom('identity_requests')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export async function unlinkIdentity(tx: Tx, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function askToLink(
  { tx, now }: Unit,
  userId: number,
  { issuer, subject, email }: Named & { readonly email: string },
): Promise<boolean> {
  const asked = { user_id: userId, email, asked_at: now }
  const before = await tx
    .selectFrom('identity_requests')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  await tx
    .insertInto('identity_requests')
    .values({ issuer, subject, ...asked })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(asked))
    .execute()
  return before?.user_id !== userId
}

export async function linksAskedFor(db: Db | Tx, userId: number) {
  return db
    .selectFrom('identity_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .execute()
}
