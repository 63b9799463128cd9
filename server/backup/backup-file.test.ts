import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { amount } from '#tests/amount.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { type BackupHeader, BackupRefused, backupFormat } from './backup-header.ts'

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
