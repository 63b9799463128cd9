import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  inspectBackup,
  type RestoredTrail,
  type Restoring,
  restoreBackup,
  whyUnproven,
} from './backup/backup.ts'
import { analyze } from './backup/restore-writes.ts'
import { evidenceFrom } from './cli-audit.ts'
import { backupKey } from './cli-backup.ts'
import { type Command, done, Failure, notWhole, type Options, say, whoAsks } from './cli-command.ts'
import type { Config } from './config.ts'
import { hasCluster } from './database/bundled/bundled-server.ts'
import { clusterIn } from './database/bundled/cluster.ts'
import { connect, reasonOf } from './database/connect.ts'
import { DirectoryInUse } from './database/directory-lock.ts'
import { setHeadsAside } from './platform/audit-heads.ts'

export const restore: Command = {
  words: ['restore'],
  operands: ['FILE'],
  options: { '--key-file': 'KEY', '--accept-unproven': null },
  help: `puts a backup that this hub's audit key has signed into an empty hub, with the server stopped, any other one where --accept-unproven is said; changes nothing where it refuses; exit code ${notWhole} when it is restored and its audit trail is not whole`,
  run: async ([file = ''], config, options) => {
    const path = resolve(file)
    try {
      return await restoreFrom(path, config, options)
    } catch (error) {
      if (error instanceof DirectoryInUse) throw error
      const reason = reasonOf(error).replace(/\.?$/, '.')
      throw new Failure(`${path} was not restored. ${reason} Nothing was changed.`)
    }
  },
}

async function restoreFrom(path: string, config: Config, options: Options): Promise<number> {
  const encryption = backupKey(config, options)
  const inspected = await inspectBackup(path, encryption)
  const evidence = evidenceFrom(config)
  const accept = options.has('--accept-unproven')
  // What the database cannot change is told before one is opened.
  const doubt = whyUnproven(inspected, evidence.keys)
  if (doubt !== null && !accept)
    throw new Failure(`${doubt} To restore it all the same, say --accept-unproven`)
  const act = { file: path, by: whoAsks() }
  const trail = await intoDatabase(config, { act, inspected, encryption, evidence, accept })
  const aside = setHeadsAside(config.heads.file, new Date())
  say(`${inspected.rows} rows as of ${inspected.header.madeAt} are restored. Everybody has to sign in again.`)
  say(
    'API tokens, password links and calendar addresses are not in a backup; webhooks are paused, and connections to registers are switched off. Make them again, or switch them on, where they are wanted.',
  )
  say(
    doubt === null
      ? `Its signature is good: key ${inspected.signature.keyId}.`
      : `Nobody vouches for it. ${doubt}`,
  )
  if (aside) say(`The signed heads of the trail that was here before are kept in ${aside}.`)
  return tellOfTrail(trail)
}

function tellOfTrail({ entries, problems }: RestoredTrail): number {
  if (problems.length === 0) {
    say(`The audit trail is intact: ok, ${entries} entries.`)
    return done
  }
  say('The audit trail is not intact, as when the backup was made:')
  for (const { message } of problems.slice(0, shownProblems)) say(message)
  if (problems.length > shownProblems) say(`${problems.length - shownProblems} more things are wrong.`)
  return notWhole
}

const shownProblems = 20

async function intoDatabase(config: Config, restoring: Restoring): Promise<RestoredTrail> {
  const made = !config.databaseUrl && !hasCluster(config.dataDir)
  let restored = false
  try {
    const database = await connect(config, new Date(), { alone: true })
    try {
      const trail = await restoreBackup(database.db, () => new Date(), restoring)
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
