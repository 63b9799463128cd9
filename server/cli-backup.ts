import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backedUp, backUp, refuseExisting, tell } from './backup/backup.ts'
import { type BackupQuestion, CopyAnswer } from './backup/backup-control.ts'
import type { BackupSummary } from './backup/backup-file.ts'
import { type Command, done, refuseNothing, say, whoAsks, withDatabase } from './cli-command.ts'
import type { Config } from './config.ts'
import { connect } from './database/connect.ts'
import { type ControlConnection, connectToServer } from './platform/control-socket.ts'

export const backup: Command = {
  words: ['backup'],
  operands: ['FILE'],
  help: 'writes the whole hub into FILE, while the server runs or not; FILE must not be there yet',
  run: async ([file = ''], config) => {
    const path = resolve(file)
    refuseExisting(path)
    refuseNothing(config)
    const server = config.databaseUrl ? undefined : await connectToServer(config.dataDir)
    try {
      const summary = await (server ? besideServer(server, path, config) : directly(path, config))
      report(path, summary)
    } finally {
      server?.close()
    }
    return done
  },
}

/** A PostgreSQL server serves many; a directory without a server is opened here. */
const directly = (path: string, config: Config) =>
  withDatabase(config, async ({ db }) => {
    const now = () => new Date()
    const summary = await backUp(db, now, path)
    await tell(db, now(), backedUp({ file: path, by: whoAsks() }, told(summary)))
    return summary
  })

/** The embedded database is the server's: it copies its files, and the copy is read here. */
async function besideServer(server: ControlConnection, path: string, config: Config): Promise<BackupSummary> {
  const ask = (question: BackupQuestion) => server.ask(question)
  const copy = CopyAnswer.parse(await ask({ ask: 'copy' }))
  const database = await connect({ ...config, dataDir: copy.directory }, new Date(), { unlimited: true })
  let summary: BackupSummary
  try {
    summary = await backUp(database.db, () => new Date(copy.at), path)
  } finally {
    await database.close()
  }
  await ask({ ask: 'tell', file: path, by: whoAsks(), ...told(summary) })
  say(`The server held others up for ${(copy.heldMs / 1000).toFixed(1)} s.`)
  return summary
}

const told = ({ header, rows, sha256 }: BackupSummary) => ({ madeAt: header.madeAt, rows, sha256 })

function report(path: string, { header, rows, sha256 }: BackupSummary): void {
  const kilobytes = Math.ceil(statSync(path).size / 1000)
  say(`${path} holds everything acknowledged before ${header.madeAt}: ${rows} rows, ${kilobytes} kB.`)
  say(`SHA-256 of its content ${sha256}`)
}
