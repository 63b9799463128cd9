import { createHash } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { AuditKey } from '#server/platform/keys/audit-key.ts'
import {
  type BackupEnding,
  type BackupHeader,
  BackupRefused,
  readEnding,
  readHeader,
  rowsIn,
  textOfBackup,
} from './backup-header.ts'
import { opening, sealedMark, sealing } from './sealed-stream.ts'

/*
 * A backup is text, compressed with gzip: a line that says what it is, a line of JSON for every row, table after
 * table, and a line with the SHA-256 of all the lines before. It names no database, so what one kind of database
 * held another can take. The last line is signed with the audit key (D50); with a key for it, all is encrypted. Neither writing nor reading it holds more than some hundred rows at a time.
 */

export interface BackupSummary {
  readonly header: BackupHeader
  readonly rows: number
  /** Of the text, as its last line says it. */
  readonly sha256: string
  readonly signature: Pick<BackupEnding, 'keyId' | 'signature'>
  readonly isEncrypted: boolean
}

/** Who vouches for a backup, and who can read it. */
export interface BackupKeys {
  readonly audit?: AuditKey | undefined
  /** 32 bytes; without it everybody who has the file reads it. */
  readonly encryption?: Buffer | undefined
}

/** Writes it beside and gives it the name when it is whole and on the disk. Nobody but the owner may read it. */
export async function writeBackup(
  path: string,
  header: BackupHeader,
  rows: AsyncIterable<readonly string[]>,
  { audit, encryption }: BackupKeys = {},
): Promise<BackupSummary> {
  const unfinished = `${path}.part`
  const hash = createHash('sha256')
  let written = 0
  async function* text() {
    const first = `${JSON.stringify(header)}\n`
    hash.update(first)
    yield first
    for await (const portion of rows) {
      if (portion.length === 0) continue
      const lines = `${portion.join('\n')}\n`
      hash.update(lines)
      written += portion.length
      yield lines
    }
    if (written !== rowsIn(header))
      throw new Error(`${written} rows were read where there are ${rowsIn(header)}`)
    sha256 = hash.digest('hex')
    signature = audit ? signedBy(audit, sha256) : {}
    yield `${JSON.stringify({ sha256, ...signature })}\n`
  }
  let sha256 = ''
  let signature: BackupSummary['signature'] = {}
  try {
    const file = createWriteStream(unfinished, { flags: 'w', mode: 0o600 })
    if (encryption) await pipeline(Readable.from(text()), createGzip(), sealing(encryption), file)
    else await pipeline(Readable.from(text()), createGzip(), file)
    await toDisk(unfinished)
    await rename(unfinished, path)
    await toDisk(dirname(resolve(path)))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return { header, rows: written, sha256, signature, isEncrypted: encryption !== undefined }
}

const signedBy = (audit: AuditKey, sha256: string) => ({
  keyId: audit.keyId,
  signature: audit.sign(textOfBackup(sha256, audit.keyId)).toString('base64'),
})

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What is done with a backup while it is read. */
export interface BackupReader {
  readonly header?: (header: BackupHeader) => Promise<void> | void
  readonly rows?: (table: string, rows: readonly string[]) => Promise<void>
}

/** Little enough for a statement of its own. */
const portion = { rows: 500, characters: 4_000_000 }

/**
 * Reads it from its first line to its last and answers what it holds. Throws a BackupRefused that says why where it
 * is no backup, or not whole: by then the reader may have had rows of it.
 */
export async function readBackup(
  path: string,
  reader: BackupReader = {},
  encryption?: Buffer,
): Promise<BackupSummary> {
  const isEncrypted = isSealed(path)
  const lines = linesOf(path, isEncrypted ? openerOf(encryption) : undefined)
  const hash = createHash('sha256')
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw tooShort()
    return value
  }
  try {
    const first = await next()
    const header = readHeader(first)
    await reader.header?.(header)
    hash.update(`${first}\n`)
    for (const table of header.tables) {
      let waiting: string[] = []
      let characters = 0
      for (let n = 1; n <= table.rows; n += 1) {
        const line = await next()
        hash.update(line).update('\n')
        waiting.push(line)
        characters += line.length
        if (n < table.rows && waiting.length < portion.rows && characters < portion.characters) continue
        await reader.rows?.(table.name, waiting)
        waiting = []
        characters = 0
      }
    }
    const sha256 = hash.digest('hex')
    const { sha256: said, ...signature } = readEnding(await next())
    if (said !== sha256) {
      throw new BackupRefused('It is damaged: its content does not have the SHA-256 that its last line says.')
    }
    if (!(await lines.next()).done) throw new BackupRefused('It is damaged: something follows its last line.')
    return { header, rows: rowsIn(header), sha256, signature, isEncrypted }
  } finally {
    await lines.return(undefined)
  }
}

/** Whether it begins as an encrypted backup does; what cannot be read is told when its lines are. */
function isSealed(path: string): boolean {
  const begin = Buffer.alloc(sealedMark.length)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, begin)
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
  return begin.equals(sealedMark)
}

function openerOf(encryption: Buffer | undefined): Transform {
  if (encryption) return opening(encryption)
  throw new BackupRefused('It is encrypted. Give its key: HUB_BACKUP_KEY, or --key-file=FILE.')
}

const tooShort = () => new BackupRefused('It is not whole: it ends too early.')

/** No row of a hub comes near it; without a limit, a file that is one endless line would fill the memory. */
const longestLine = 256 * 1024 * 1024

async function* linesOf(path: string, opener: Transform | undefined): AsyncGenerator<string, undefined> {
  const file = createReadStream(path, { start: opener ? sealedMark.length : 0 })
  const text = createGunzip()
  file.on('error', (error) => text.destroy(error))
  const packed = opener ? file.pipe(opener) : file
  opener?.on('error', (error) => text.destroy(error))
  let begun: Buffer[] = []
  let length = 0
  try {
    for await (const piece of packed.pipe(text) as AsyncIterable<Buffer>) {
      let from = 0
      for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
        begun.push(piece.subarray(from, end))
        yield Buffer.concat(begun).toString('utf8')
        begun = []
        length = 0
        from = end + 1
      }
      if (from === piece.length) continue
      begun.push(piece.subarray(from))
      length += piece.length - from
      if (length > longestLine) throw new BackupRefused('It is no backup of a hub: a line of it never ends.')
    }
  } catch (error) {
    throw asRefusal(error)
  } finally {
    file.destroy()
    opener?.destroy()
    text.destroy()
  }
  if (length > 0) throw tooShort()
}

/** In the words of the file, not of the library that unpacks it. */
function asRefusal(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return tooShort()
  if (code === 'ENOENT') return new BackupRefused('This file does not exist.')
  if (code === 'EISDIR') return new BackupRefused('It is a directory.')
  if (code === 'EACCES') return new BackupRefused('It may not be read by you.')
  if (!code?.startsWith('Z_')) return error
  return message === 'incorrect header check'
    ? new BackupRefused('It is no backup of a hub.')
    : new BackupRefused('It is damaged: it cannot be unpacked.')
}
