import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool, type Db, fromPool, migrate } from '#server/database/connect.ts'
import { readAuditKeys } from '#server/platform/keys/audit-key.ts'
import { createMaster, masterInput, person } from '#tests/factories.ts'
import { madeForSchema } from '#tests/schema-cache.ts'
import { builtServer, dataDirectory } from '#tests/server-process.ts'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { startTestApp } from '#tests/test-app.ts'
import { signUp } from '#tests/web-client.ts'
import { backUp, inspectBackup, restoreBackup } from './backup.ts'

/** A directory of version 0.7 or an older one becomes one of this version at its first start (decision D68). */

const built = builtServer()
const root = dirname(dataDirectory())
const old = join(root, 'old')
const backup = join(root, 'before.backup')
const kept: string[] = []
/** Where the documents of the records are, in the old files. */
let documentsFile = ''
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeAll(async () => {
  const source = await startTestApp()
  const { api } = await person(source)
  for (let n = 0; n < 30; n += 1) {
    kept.push(String((await createMaster(api, { deviceName: `Größe № ${n}` })).deviceNumber))
  }
  await backUp(source.hub.db, source.clock.now, backup)
  await source.close()
  await writeOldDirectory()
}, 300_000)

/** In files as version 0.7 kept them. */
async function inPglite(dataDir: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const pglite = await PGlite.create({ dataDir, extensions: { pg_trgm } })
  const settings = createPgConfig(pglite) as unknown as pg.PoolConfig
  const { db, close } = fromPool(createPool({ ...settings, max: 1, idleTimeoutMillis: 0 }), 'PGlite', true)
  await work(db)
  await close()
  await pglite.close()
}

const nowhere = { directory: join(old, 'no-keys'), secretKeys: undefined, auditKey: undefined }

/** As version 0.7 left one. */
async function writeOldDirectory(): Promise<void> {
  const empty = await madeForSchema('pglite', (path) => inPglite(path, migrate))
  cpSync(empty, join(old, 'pgdata'), { recursive: true })
  await inPglite(join(old, 'pgdata'), async (db) => {
    const act = { file: backup, by: 'the test' }
    const evidence = {
      keys: readAuditKeys(nowhere),
      heads: { file: join(old, 'no-heads'), everyMinutes: 60 },
    }
    const inspected = await inspectBackup(backup)
    await restoreBackup(db, () => new Date(), { act, inspected, evidence, accept: true })
    const { rows } = await sql<{
      path: string
    }>`select pg_relation_filepath('master_revisions') as path`.execute(db)
    documentsFile = rows[0]?.path ?? ''
  })
}

/** Of every file in a directory, by its name. */
function contentsOf(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return Object.fromEntries(paths.map((path) => [relative(directory, path), hash(path)]))
}

const environment = { HUB_DATA_DIR: old }

describe('a directory of an older version', () => {
  it('is not touched by a command, which says to start the hub first', async () => {
    expect(await built.command(['audit', 'verify'], environment)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Start the hub once first.'),
    })
    expect(readdirSync(old)).toEqual(['pgdata'])
  })

  it('is refused with nothing changed where there is no room to move it', async (test) => {
    // Not even for an empty database.
    const disk = mountSmallDisk(8)
    if (!disk) return test.skip()
    mkdirSync(join(disk.directory, 'pgdata'))
    writeFileSync(join(disk.directory, 'pgdata/PG_VERSION'), '18\n')
    const refused = await built.refuse({ HUB_DATA_DIR: disk.directory })
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/needs about \d+ MB .* \d+ MB are free\. Nothing was changed\./)
    expect(readdirSync(disk.directory)).toEqual(['pgdata'])
    disk.remove()
  })

  it('is refused and stays as it is where a file in it has lost its end', { timeout: 300_000 }, async () => {
    const damaged = join(root, 'damaged')
    cpSync(old, damaged, { recursive: true })
    truncateSync(join(damaged, 'pgdata', documentsFile), 8192)
    const before = contentsOf(damaged)
    const { code, errors } = await built.refuse({ HUB_DATA_DIR: damaged })
    expect(code).toBe(1)
    expect(errors).toMatch(/damaged\/pgdata cannot be read, it seems to be damaged: .*\. It stays as it is\./)
    expect(contentsOf(damaged)).toEqual(before)
  })

  it('is moved over with everything in it, and begun anew where that was cut off', async () => {
    const before = contentsOf(join(old, 'pgdata'))
    for (const until of [/is moved into PostgreSQL/, /of \d+ rows are moved/]) {
      const cutOff = await built.start({ environment, until })
      cutOff.kill('SIGKILL')
      await cutOff.ended
      expect(existsSync(join(old, 'postgresql'))).toBe(false)
    }

    const server = await built.start({ environment })
    const client = await signUp(server.address)
    const { body } = await client.send('GET', '/api/master-di?fields=deviceNumber')
    const found = (body as unknown as { deviceNumber: string }[]).map(({ deviceNumber }) => deviceNumber)
    expect(found.toSorted()).toEqual(kept.toSorted())
    expect((await client.send('POST', '/api/master-di', masterInput())).status).toBe(201)
    server.kill('SIGTERM')
    const { output } = await server.ended
    expect(output).toMatch(/^Moved: \d+ tables hold the same rows as before, by number and by SHA-256\.$/m)
    expect(output).toMatch(/^The audit trail is intact: ok, \d+ entries\.$/m)
    expect(readdirSync(old).toSorted()).toEqual(['keys', 'pgdata-moved', 'postgresql'])
    expect(contentsOf(join(old, 'pgdata-moved'))).toEqual(before)
    expect((await built.command(['audit', 'verify'], environment)).code).toBe(0)
  })
})
