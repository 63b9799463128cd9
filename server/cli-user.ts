import type { Database } from './database/connect.ts'
import { linkFor, listAccounts, makeAdmin } from './features/auth/lost-admin.ts'

export const userUsage = `user list           everybody who has an account
user admin NAME     makes NAME (username or e-mail address) an active administrator
user link NAME      prints a one-time link with which NAME sets a new password`

const say = (text: string) => process.stdout.write(`${text}\n`)

/** What `npm run hub -- user …` does; answers the exit code. */
export async function runUser(words: readonly string[], { db }: Pick<Database, 'db'>): Promise<number> {
  const keeper = { db, now: () => new Date() }
  const [act, name, ...rest] = words
  if (act === 'list' && name === undefined) {
    for (const { id, username, email, name: person, roles, status } of await listAccounts(db)) {
      say([id, username, email, person, roles.join(' '), status].join('\t'))
    }
    return 0
  }
  if (name === undefined || rest.length > 0) throw new Error(userUsage)
  if (act === 'admin') {
    const changed = await makeAdmin(keeper, name)
    say(changed ? `${name} is an administrator now.` : `${name} was an active administrator already.`)
    return 0
  }
  if (act !== 'link') throw new Error(userUsage)
  const { token, expiresAt } = await linkFor(keeper, name)
  say(`Open this behind the address of the hub, until ${expiresAt}; it works once:\n/login#invite=${token}`)
  return 0
}
