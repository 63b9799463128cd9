import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runUser, userUsage } from './cli-user.ts'
import { type Config, readConfig } from './config.ts'
import { connect, type Database, reasonOf } from './database/connect.ts'
import { DirectoryInUse } from './database/directory-lock.ts'
import { verifyTrail } from './features/audit-trail/audit-verification.ts'

/** What an administrator does from the command line, beside a running server or without one. */

const usage = `Usage: npm run hub -- audit verify

audit verify   reads the whole audit trail of HUB_DATA_DIR or DATABASE_URL; exit code 0 when it is whole,
               1 when an entry does not fit, 2 when it could not be read
${userUsage}`

/** The exit codes. */
const [whole, broken, notRead] = [0, 1, 2]

const say = (text: string) => process.stdout.write(`${text}\n`)

async function verify(database: Database): Promise<number> {
  const { entries, firstBroken } = await verifyTrail(database.db)
  if (firstBroken === null) {
    say(`ok, ${entries} entries`)
    return whole
  }
  say(`Entry ${firstBroken} does not fit; ${entries} entries were read.`)
  return broken
}

async function run(words: readonly string[]): Promise<number> {
  const isUser = words[0] === 'user'
  if (!isUser && words.join(' ') !== 'audit verify') throw new Error(usage)
  const config = readConfig(process.env)
  refuseNothing(config)
  const database = await connect(config, new Date())
  try {
    return isUser ? await runUser(words.slice(1), database) : await verify(database)
  } catch (error) {
    throw isNoTable(error) ? new Error(`There is no hub in this database: ${database.description}.`) : error
  } finally {
    await database.close()
  }
}

const isNoTable = (error: unknown) => (error as { code?: unknown } | null)?.code === '42P01'

/** Opening a directory makes one: a mistyped name must not become an empty hub whose trail is whole. */
function refuseNothing({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, 'pgdata'))) return
  throw new Error(`There is no hub in ${dataDir} (HUB_DATA_DIR).`)
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const advice =
      error instanceof DirectoryInUse
        ? '\nStop that server first, or ask it: GET /api/audit-trail/verify'
        : ''
    process.stderr.write(`${reasonOf(error)}${advice}\n`)
    process.exitCode = notRead
  },
)
