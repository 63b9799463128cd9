import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { OneTimeLink } from '#core/contract/users.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'
import { hashOfToken, newToken } from '#server/platform/session.ts'
import type { AccountRow } from './account-queries.ts'

/** Links that set a password once (decision D47): for a new account, or for a password that was forgotten. */

const dayMs = 86_400_000
/** Whoever is new may be on holiday; a forgotten password is wanted now, and its account is worth more. */
const goodForMs = { first: 7 * dayMs, forgotten: dayMs }

/** After so many wrong codes a link ends. */
export const mostWrongCodes = 5

/** Eight letters and digits that are not mistaken for each other: 40 bits, against five tries. */
export function newLinkCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const text = [...randomBytes(8)].map((byte) => letters[byte % 32]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** As somebody may type it. */
const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

export const isCodeOf = (codeHash: string, typed: string): boolean =>
  hashOfToken(plainCode(typed)) === codeHash

export async function noteWrongCode({ tx }: Pick<Unit, 'tx'>, token: string): Promise<void> {
  await tx
    .updateTable('one_time_links')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('token_hash', '=', hashOfToken(token))
    .execute()
}

/** A new one; the ones before of the same person end. Only its hash is kept, and that of its second half. */
export async function makeOneTimeLink(
  { tx, now }: Unit,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
  code: string | null = null,
): Promise<OneTimeLink> {
  await endOneTimeLinks(tx, id)
  const token = newToken()
  const goodFor = goodForMs[password_hash === '' ? 'first' : 'forgotten']
  const expiresAt = new Date(now.getTime() + goodFor)
  await tx
    .insertInto('one_time_links')
    .values({
      token_hash: hashOfToken(token),
      user_id: id,
      created_at: now,
      expires_at: expiresAt,
      code_hash: code === null ? null : hashOfToken(plainCode(code)),
    })
    .execute()
  return { token, expiresAt: expiresAt.toISOString() }
}

export async function endOneTimeLinks(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('one_time_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

export async function findOneTimeLink(db: Db | Tx, token: string) {
  return db
    .selectFrom('one_time_links')
    .select(['user_id', 'expires_at', 'used_at', 'code_hash', 'wrong_codes'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
}

/** Whether it was still unused: of two who use it at once, one does. */
export async function spendOneTimeLink({ tx, now }: Unit, token: string): Promise<boolean> {
  const used = await tx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
