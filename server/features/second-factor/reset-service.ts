import type { SecondFactorReset } from '#core/contract/second-factor.ts'
import { type AccountRow, findAccount, lockAccounts } from '#server/accounts/account-queries.ts'
import { activeAdmins } from '#server/accounts/admin-queries.ts'
import { dropSecondFactor, hasSecondFactor } from '#server/accounts/second-factor-queries.ts'
import { endSessionsOf } from '#server/accounts/user-session-queries.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { notify, takeBack } from '#server/platform/notices.ts'
import { findReset, storeReset } from './reset-queries.ts'

/** Two administrators reset a second factor that somebody has lost: one asks, another confirms (decision D60). */

const usersPage = '/admin/users'

export async function refuseMissing(hub: Hub, id: number): Promise<void> {
  if (!(await findAccount(hub.db, id))) throw notFound('This user does not exist')
}

export async function askedReset(hub: Hub, id: number, tx?: Tx): Promise<SecondFactorReset> {
  const db = tx ?? hub.db
  const asked = await findReset(db, id, hub.now())
  return {
    hasSecondFactor: await hasSecondFactor(db, id),
    askedBy: asked ? { id: asked.asked_by, name: `${asked.first_name} ${asked.last_name}` } : null,
    askedAt: asked?.asked_at.toISOString() ?? null,
  }
}

export async function resetSecondFactor(hub: Hub, actor: Actor, id: number): Promise<SecondFactorReset> {
  if (id === actor.id) {
    throw new Refusal('forbidden', 'Your own second factor is reset by two other administrators')
  }
  return inTransaction(hub, actor, async (unit) => {
    await lockAccounts(unit.tx)
    const row = await findAccount(unit.tx, id)
    if (!row) throw notFound('This user does not exist')
    if (!(await hasSecondFactor(unit.tx, id))) {
      throw new Refusal('invalid_transition', 'This account has no second factor')
    }
    const asked = await findReset(unit.tx, id, unit.now)
    if (!asked) await ask(unit, actor, row)
    else if (asked.asked_by === actor.id) {
      throw new Refusal('forbidden', 'You asked for this reset. Another administrator has to confirm it.')
    } else await confirm(unit, row, `Asked for by ${asked.first_name} ${asked.last_name}`)
    return askedReset(hub, id, unit.tx)
  })
}

const addressOf = ({ username }: AccountRow) => `${usersPage}?search=${encodeURIComponent(username)}`

async function ask(unit: Unit, actor: Actor, row: AccountRow): Promise<void> {
  await storeReset(unit, row.id, actor.id)
  const name = `${row.first_name} ${row.last_name}`
  for (const { id } of await activeAdmins(unit.tx, [actor.id, row.id])) {
    await notify(unit, {
      userId: id,
      title: 'Reset of a second factor',
      body: `${actor.name} asks to reset the second factor of ${name}. Confirm it under Users if you know why.`,
      link: addressOf(row),
    })
  }
  unit.record({ action: 'second_factor_reset_asked', entityType: 'user', entityId: row.id })
}

/** Whoever had the lost device is signed out; the password stays. */
async function confirm(unit: Unit, row: AccountRow, actionNotes: string): Promise<void> {
  await dropSecondFactor(unit.tx, row.id)
  await endSessionsOf(unit.tx, row.id)
  await endTokensOf(unit.tx, row.id, unit.now)
  await takeBack(unit, addressOf(row))
  await notify(unit, {
    userId: row.id,
    title: 'Second factor reset',
    body: 'Two administrators have reset your second factor. Set up a new one in your profile.',
    link: '/profile?tab=security',
  })
  const changesData = { actionNotes }
  unit.record({ action: 'second_factor_removed', entityType: 'user', entityId: row.id, changesData })
}
