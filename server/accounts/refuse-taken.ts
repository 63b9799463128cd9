import type { Issue } from '#core/contract/problem.ts'
import type { Db } from '#server/database/connect.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/hub.ts'
import { type Names, takenNames } from './account-queries.ts'

/** Usernames and e-mail addresses are given once; `except` is the account whose names they are to become. */
export async function refuseTaken(tx: Db | Tx, names: Names, except: number | null = null): Promise<void> {
  const taken = await takenNames(tx, names, except)
  const issues: Issue[] = []
  if (taken.email) issues.push({ path: 'email', message: 'An account with this email already exists' })
  if (taken.username) issues.push({ path: 'username', message: 'This username is taken' })
  else if (taken.looksLike) {
    issues.push({ path: 'username', message: 'This username looks the same as one that is taken' })
  }
  const first = issues[0]
  if (first) throw new Refusal('duplicate_record', first.message, { issues })
}
