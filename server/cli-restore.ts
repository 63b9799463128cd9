import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { inspectBackup, restoreBackup } from './backup/backup.ts'
import { analyze } from './backup/restore-writes.ts'
import { type Command, done, Failure, notWhole, say, whoAsks } from './cli-command.ts'
import type { Config } from './config.ts'
import { hasCluster } from './database/bundled/bundled-server.ts'
import { clusterIn } from './database/bundled/cluster.ts'
import { connect, reasonOf } from './database/connect.ts'
import { DirectoryInUse } from './database/directory-lock.ts'
import { verifyTrail } from './platform/audit-verification.ts'

export const restore: Command = {
  words: ['restore'],
  operands: ['FILE'],
  help: `puts a backup into an empty hub, with the server stopped; changes nothing where it refuses; exit code ${notWhole} when it is restored and its audit trail is not whole`,
  run: async ([file = ''], config) => {
    const path = resolve(file)
    try {
      return await restoreFrom(path, config)
    } catch (error) {
      if (error instanceof DirectoryInUse) throw error
      const reason = reasonOf(error).replace(/\.?$/, '.')
      throw new Failure(`${path} was not restored. ${reason} Nothing was changed.`)
    }
  },
}

async function restoreFrom(path: string, config: Config): Promise<number> {
  const inspected = await inspectBackup(path)
  const { entries, firstBroken } = await intoDatabase(path, config, inspected)
  say(`${inspected.rows} rows as of ${inspected.header.madeAt} are restored. Everybody has to sign in again.`)
  say(
    'API tokens are not in a backup, and webhooks are paused: make and switch them on again where they are wanted.',
  )
  if (firstBroken === null) {
    say(`The audit trail is intact: ok, ${entries} entries.`)
    return done
  }
  say(`The audit trail is not intact, as when the backup was made: entry ${firstBroken} does not match.`)
  return notWhole
}

async function intoDatabase(
  path: string,
  config: Config,
  inspected: Awaited<ReturnType<typeof inspectBackup>>,
) {
  const made = !config.databaseUrl && !hasCluster(config.dataDir)
  let restored = false
  try {
    const database = await connect(config, new Date(), { alone: true })
    try {
      const act = { file: path, by: whoAsks() }
      const trail = await restoreBackup(database.db, () => new Date(), act, inspected, verifyTrail)
      restored = true
      await analyze(database.db)
      return trail
    } finally {
      await database.close()
    }
  } catch (error) {
    // A directory that was made for it goes again.
    if (made && !restored && !(error instanceof DirectoryInUse)) {
      rmSync(clusterIn(config.dataDir), { recursive: true, force: true })
    }
    throw error
  }
}
