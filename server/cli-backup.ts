import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backedUp, backUp, refuseExisting, tell } from './backup/backup.ts'
import type { BackupSummary } from './backup/backup-file.ts'
import { type Command, done, say, whoAsks, withDatabase } from './cli-command.ts'

export const backup: Command = {
  words: ['backup'],
  operands: ['FILE'],
  help: 'writes the whole hub into FILE, while the server runs or not; FILE must not be there yet',
  run: async ([file = ''], config) => {
    const path = resolve(file)
    refuseExisting(path)
    const now = () => new Date()
    const summary = await withDatabase(config, async ({ db }) => {
      const made = await backUp(db, now, path)
      const { header, rows, sha256 } = made
      await tell(db, now(), backedUp({ file: path, by: whoAsks() }, { madeAt: header.madeAt, rows, sha256 }))
      return made
    })
    report(path, summary)
    return done
  },
}

function report(path: string, { header, rows, sha256 }: BackupSummary): void {
  const kilobytes = Math.ceil(statSync(path).size / 1000)
  say(`${path} holds everything acknowledged before ${header.madeAt}: ${rows} rows, ${kilobytes} kB.`)
  say(`SHA-256 of its content ${sha256}`)
}
