import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount } from '#tests/amount.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { type BackupHeader, BackupRefused, backupFormat } from './backup-header.ts'
import { sealedMark } from './sealed-stream.ts'

const directory = mkdtempSync(join(tmpdir(), 'hub-backup-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const headerOf = (tables: BackupHeader['tables']): BackupHeader => ({
  ...backupFormat,
  hubVersion: '0.3.0',
  madeAt: '2026-11-20T08:00:00.000Z',
  migrations: ['001-people-and-records'],
  tables,
  sequences: { users_id_seq: 7 },
})

async function* one<T>(value: T) {
  yield value
}

async function read(path: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  await readBackup(path, {
    rows: async (table, lines) => {
      found[table] = [...(found[table] ?? []), ...lines]
    },
  })
  return found
}

it('gives back the rows it was given, however many and however wide', async () => {
  const path = join(directory, 'rows')
  const users = Array.from({ length: 1203 }, (_, id) => JSON.stringify({ id, name: `Łaski 🩺 ${id}` }))
  const exports = ['a', 'b', 'c'].map((letter) => JSON.stringify({ content: letter.repeat(3_000_000) }))
  const tables = [
    { name: 'users', rows: users.length },
    { name: 'jobs', rows: 0 },
    { name: 'exports', rows: exports.length },
  ]
  const written = await writeBackup(path, headerOf(tables), one([...users, ...exports]))
  expect(await read(path)).toEqual({ users, exports })
  expect(await readBackup(path)).toEqual(written)
})

it('refuses what was not written as it is, wherever it was changed or cut off', async () => {
  const path = join(directory, 'good')
  const rows = Array.from({ length: 40 }, (_, id) => JSON.stringify({ id, name: `Person ${id * 7919}` }))
  await writeBackup(path, headerOf([{ name: 'users', rows: rows.length }]), one(rows))
  const good = readFileSync(path)
  const spoilt = join(directory, 'spoilt')
  const place = fc.integer({ min: 0, max: good.length - 1 })
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), fc.boolean(), async (at, flipped, cut) => {
      const bytes = Buffer.from(good)
      bytes[at] = (bytes[at] ?? 0) ^ flipped
      writeFileSync(spoilt, cut ? good.subarray(0, at) : bytes)
      // Of the packing some bytes mean nothing: then what was packed is as it was.
      const outcome = await read(spoilt).catch((error: unknown) => error)
      if (!(outcome instanceof BackupRefused)) expect(outcome).toEqual({ users: rows })
    }),
    { numRuns: amount(300, 5000) },
  )
})

it('leaves nothing behind where it could not be written', async () => {
  const path = join(directory, 'less')
  await expect(writeBackup(path, headerOf([{ name: 'users', rows: 2 }]), one(['{}']))).rejects.toThrow()
  expect(() => readFileSync(path)).toThrow()
  expect(() => readFileSync(`${path}.part`)).toThrow()
})

describe('an encrypted one', () => {
  const key = randomBytes(32)
  const path = join(directory, 'encrypted')
  const rows = Array.from({ length: 4000 }, (_, id) =>
    JSON.stringify({ id, name: randomBytes(40).toString('hex') }),
  )
  const header = headerOf([{ name: 'users', rows: rows.length }])
  const reading = (file: string, opened: Buffer | undefined) => readBackup(file, {}, opened)
  beforeAll(() => writeBackup(path, header, one(rows), { encryption: key }))

  it('is read with its key alone', async () => {
    expect(await reading(path, key)).toMatchObject({ rows: rows.length, isEncrypted: true })
    await expect(reading(path, undefined)).rejects.toThrow('It is encrypted.')
    await expect(reading(path, randomBytes(32))).rejects.toThrow('another key')
    expect(readFileSync(path).includes('regulatory-device-identifier-hub backup')).toBe(false)
  })

  it('is refused where pieces of it are missing, doubled, at another place or changed', async () => {
    const whole = readFileSync(path)
    const begin = sealedMark.length + 32
    const [head, body] = [whole.subarray(0, begin), whole.subarray(begin)]
    const size = 65_536 + 16
    const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, n) =>
      body.subarray(n * size, (n + 1) * size),
    )
    expect(pieces.length).toBeGreaterThan(2)
    const spoilt = join(directory, 'spoilt-pieces')
    const [first = body, second = body, ...rest] = pieces
    const changed = Buffer.from(second)
    changed[100] = (changed[100] ?? 0) ^ 1
    const variants = [
      [second, first, ...rest],
      [first, ...rest],
      [first, first, second, ...rest],
      pieces.slice(0, -1),
      [first, changed, ...rest],
      [],
    ]
    for (const variant of variants) {
      writeFileSync(spoilt, Buffer.concat([head, ...variant]))
      await expect(reading(spoilt, key)).rejects.toThrow(BackupRefused)
    }
  })
})
