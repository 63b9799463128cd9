import { type Command, done, say, whoAsks, withDatabase } from './cli-command.ts'
import { linkFor, listAccounts, makeAdmin, unlock as unlockAccount } from './features/auth/lost-admin.ts'
import { createMailer } from './platform/mail.ts'

/** When no administrator can sign in any more: whoever has the server's data and its command line may let one in. */

const now = () => new Date()

const list: Command = {
  words: ['user', 'list'],
  operands: [],
  help: 'everybody who has an account',
  run: (_, config) =>
    withDatabase(config, async ({ db }) => {
      for (const { id, username, email, name, roles, status } of await listAccounts(db)) {
        say([id, username, email, name, roles.join(' '), status].join('\t'))
      }
      return done
    }),
}

const admin: Command = {
  words: ['user', 'admin'],
  operands: ['NAME'],
  help: 'makes NAME (username or e-mail address) an active administrator',
  run: ([name = ''], config) =>
    withDatabase(config, async ({ db }) => {
      const changed = await makeAdmin(
        { db, now, mailer: config.mail ? createMailer(config.mail) : null },
        name,
        whoAsks(),
      )
      say(changed ? `${name} is an administrator now.` : `${name} was an active administrator already.`)
      return done
    }),
}

const link: Command = {
  words: ['user', 'link'],
  operands: ['NAME'],
  help: 'prints a one-time link with which NAME sets a new password',
  run: ([name = ''], config) =>
    withDatabase(config, async ({ db }) => {
      const { token, expiresAt } = await linkFor({ db, now }, name, whoAsks())
      say(
        `Open this behind the address of the hub, until ${expiresAt}; it works once:\n/login#invite=${token}`,
      )
      return done
    }),
}

const unlock: Command = {
  words: ['user', 'unlock'],
  operands: ['NAME'],
  help: 'removes the second factor of NAME and ends the lock for wrong passwords; the password stays',
  run: ([name = ''], config) =>
    withDatabase(config, async ({ db }) => {
      const had = await unlockAccount({ db, now }, name, whoAsks())
      say(had ? `${name} signs in with the password alone now.` : `${name} had no second factor.`)
      return done
    }),
}

export const userCommands: readonly Command[] = [list, admin, link, unlock]
