import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backedUp, backUp, refuseExisting, tell } from './backup/backup.ts'
import type { BackupSummary } from './backup/backup-file.ts'
import { backupKeyLength } from './backup/sealed-stream.ts'
import { type Command, done, Failure, type Options, say, whoAsks, withDatabase } from './cli-command.ts'
import type { Config } from './config.ts'
import { findAuditKey } from './platform/keys/audit-key.ts'

export const backup: Command = {
  words: ['backup'],
  operands: ['FILE'],
  options: { '--key-file': 'KEY' },
  help: 'writes the whole hub into FILE, while the server runs or not, signed with the audit key, and encrypted where HUB_BACKUP_KEY or KEY has a key; FILE must not be there yet',
  run: async ([file = ''], config, options) => {
    const path = resolve(file)
    refuseExisting(path)
    const keys = { audit: findAuditKey(config.keys), encryption: backupKey(config, options) }
    const now = () => new Date()
    const summary = await withDatabase(config, async ({ db }) => {
      const made = await backUp(db, now, path, keys)
      await tell(db, now(), backedUp({ file: path, by: whoAsks() }, made))
      return made
    })
    report(path, summary)
    return done
  },
}

/** Of `--key-file`, else of the environment: 32 bytes in base64. */
export function backupKey({ backupKey: given }: Config, options: Options): Buffer | undefined {
  const file = options.get('--key-file')
  const text = file === undefined ? given : readFileSync(resolve(file), 'utf8').trim()
  if (text === undefined) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length === backupKeyLength) return key
  throw new Failure(
    `The key of a backup is ${backupKeyLength} bytes in base64: openssl rand -base64 ${backupKeyLength}`,
  )
}

function report(path: string, { header, rows, sha256, signature, isEncrypted }: BackupSummary): void {
  const kilobytes = Math.ceil(statSync(path).size / 1000)
  say(`${path} holds everything acknowledged before ${header.madeAt}: ${rows} rows, ${kilobytes} kB.`)
  say(`SHA-256 of its content ${sha256}`)
  say(
    signature.keyId
      ? `Signed with the key ${signature.keyId}.`
      : 'Not signed: this hub has no audit key yet, its first start makes one.',
  )
  say(
    isEncrypted
      ? 'Encrypted: without its key nobody can read it.'
      : 'Not encrypted: whoever has it can read it.',
  )
}
