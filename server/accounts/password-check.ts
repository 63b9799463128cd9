import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { minuteOf } from '#server/platform/security-log.ts'
import { countWrongPassword, forgetWrongPasswords, wrongPasswordsSince } from './wrong-password-queries.ts'

/** Ten wrong passwords lock an account for that address for 15 minutes (decision D3). */
const wrongPasswordLimit = 10
const lockMinutes = 15
/** A code has six digits: thirty wrong proofs from wherever lock the second step for as long. */
const wrongCodeLimit = 30

/** A password somebody typed, for which account, and from where. */
export interface Tried {
  /** `user:` with the id, or the mark of a name no account has. */
  readonly account: string
  readonly address: string
  /** Undefined where there is no such account. */
  readonly storedHash: string | undefined
  readonly password: string
}

/** Judges and counts one try; a right one ends the count. Throws while the account is locked for the address. */
export function passwordFits(hub: Hub, tried: Tried, { endsCount = true } = {}): Promise<boolean> {
  return counted(hub, tried, { endsCount, fits: () => matches(tried.storedHash, tried.password) })
}

/** Something else than a password that somebody proves herself with, counted like one. */
export interface Proof {
  /** Not where a second factor is still to come: whoever knows the password would begin anew with every try. */
  readonly endsCount: boolean
  readonly fits: () => Promise<boolean>
  /** Locks the account for everybody: only who has the password gets so far. */
  readonly locksForAll?: true
}

export function counted(hub: Hub, tried: Pick<Tried, 'account' | 'address'>, proof: Proof): Promise<boolean> {
  return inTurn(`${tried.account} ${tried.address}`, () => judge(hub, tried, proof))
}

async function judge(
  hub: Hub,
  { account, address }: Pick<Tried, 'account' | 'address'>,
  { endsCount, fits, locksForAll }: Proof,
): Promise<boolean> {
  // Counted by whole minutes, so look back to the beginning of one.
  const since = minuteOf(new Date(hub.now().getTime() - lockMinutes * 60_000))
  await refuseLocked(hub, account, address, { since, locksForAll: locksForAll ?? false })
  const right = await fits()
  if (right && endsCount) await forgetWrongPasswords(hub.db, account, address)
  if (!right) {
    await countWrongPassword(hub.db, { account, address, since, minute: minuteOf(hub.now()) })
    hub.securityLog.count({ kind: 'failed-sign-in', account, address })
  }
  return right
}

const turns = new Map<string, Promise<unknown>>()

/** One after another: tries sent all at once would each be judged before any of them is counted. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work)
  turns.set(key, mine)
  try {
    return await mine
  } finally {
    if (turns.get(key) === mine) turns.delete(key)
  }
}

async function refuseLocked(
  hub: Hub,
  account: string,
  address: string,
  { since, locksForAll }: { readonly since: Date; readonly locksForAll: boolean },
): Promise<void> {
  const wrong = await wrongPasswordsSince(hub.db, account, address, since)
  const isLocked = wrong.fromAddress >= wrongPasswordLimit || (locksForAll && wrong.fromAll >= wrongCodeLimit)
  if (isLocked) {
    hub.securityLog.count({ kind: 'locked-account', account, address })
    throw new Refusal('too_many_requests', `Too many wrong passwords. Try again in ${lockMinutes} minutes.`, {
      retryAfterSeconds: lockMinutes * 60,
    })
  }
  // Many addresses trying one account are slowed, not locked: its owner must still get in.
  if (wrong.fromAll > wrongPasswordLimit) await wait(Math.min(2000, wrong.fromAll * 20))
}

/** A hash of nothing anybody knows; verifying against it makes unknown accounts take as long as known ones. */
const decoyHash = hash('decoy: no account has this')

/** An account whose password nobody has set yet is like none. */
async function matches(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored?.startsWith('$argon2') ? stored : undefined
  const fits = await verify(known ?? (await decoyHash), password)
  return known !== undefined && fits
}
