import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startBundled } from './bundled-server.ts'
import { findPrograms } from './programs.ts'
import type { Connection } from './running-cluster.ts'
import { settingsFor } from './server-settings.ts'

/** The bundled PostgreSQL on a directory (decision D68): how it is reached, and what a start finds. */

const root = mkdtempSync(join(tmpdir(), 'hub-bundled-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const now = new Date('2026-11-24T08:00:00.000Z')
const isRoot = process.platform === 'linux' && process.getuid?.() === 0

async function ask(connection: Connection, question: string): Promise<unknown> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

it('is as safe and as closed as it says', async () => {
  const { connection, close } = await startBundled(join(root, 'safe'), now)
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']
  for (const name of settings) expect([name, await ask(connection, `show ${name}`)]).toEqual([name, 'on'])
  expect(await ask(connection, 'show listen_addresses')).toBe('')
  expect(await ask(connection, 'show ssl')).toBe('off')
  expect(
    await ask(connection, "select datlocale || ' ' || datlocprovider::text from pg_database limit 1"),
  ).toBe('C.UTF-8 b')
  expect(statSync(connection.host).mode & 0o777).toBe(0o700)
  await close()
})

it('goes through a port of this machine with a password where sockets have no path', async () => {
  const { connection, close } = await startBundled(join(root, 'tcp'), now, { overTcp: true })
  expect(connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^[\w-]{32}$/) })
  expect(await ask(connection, 'select 1')).toBe(1)
  await expect(ask({ ...connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
  await close()
})

it('ends a PostgreSQL that a killed hub left running, and works on', async () => {
  const directory = join(root, 'left')
  const first = await startBundled(directory, now)
  await ask(first.connection, 'create table kept (n int)')
  await first.close()
  const { postgres } = await findPrograms()
  const cluster = join(directory, 'postgresql')
  const asAnybody = isRoot ? ['unshare', '--user', '--map-user=1', '--map-group=1', postgres] : [postgres]
  const [command = '', ...args] = [
    ...asAnybody,
    '-D',
    cluster,
    ...settingsFor({ socketDirectory: cluster }, {}),
  ]
  const left = spawn(command, args, { stdio: 'ignore' })
  const ended = new Promise((done) => left.once('exit', done))
  await expect.poll(() => fileOf(cluster), { interval: 20 }).toContain('ready')
  const second = await startBundled(directory, now)
  await ended
  expect(await ask(second.connection, 'select count(*)::int from kept')).toBe(0)
  await second.close()
})

const fileOf = (cluster: string): string => {
  const path = join(cluster, 'postmaster.pid')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

it('takes a number of a process that is another one by now for nobody', async () => {
  const directory = join(root, 'reused')
  await (await startBundled(directory, now)).close()
  writeFileSync(
    join(directory, 'postgresql/postmaster.pid'),
    `${process.ppid}\n${directory}\n1\n5432\n\n\n\nready\n`,
  )
  const { connection, close } = await startBundled(directory, now)
  expect(await ask(connection, 'select 1')).toBe(1)
  await close()
})

it.each([
  ['postgresql/PG_VERSION', '19\n', 'was written by PostgreSQL 19'],
  ['pgdata/PG_VERSION', '15\n', 'was written by PostgreSQL 15'],
  ['pgdata/base', '', 'pgdata holds files and no PG_VERSION'],
])('refuses a directory that holds %s', async (name, content, said) => {
  const directory = mkdtempSync(join(root, 'other-'))
  mkdirSync(dirname(join(directory, name)))
  writeFileSync(join(directory, name), content)
  await expect(startBundled(directory, now)).rejects.toThrow(said)
  expect(readFileSync(join(directory, name), 'utf8')).toBe(content)
})

it('refuses a directory that two versions have written', async () => {
  const directory = join(root, 'both')
  await (await startBundled(directory, now)).close()
  mkdirSync(join(directory, 'pgdata'))
  writeFileSync(join(directory, 'pgdata/PG_VERSION'), '18\n')
  await expect(startBundled(directory, now)).rejects.toThrow(
    /holds data of this version \(postgresql\) and of version 0\.7/,
  )
})

describe.skipIf(!isRoot)('as root', () => {
  const path = process.env.PATH
  afterEach(() => {
    process.env.PATH = path
  })

  /** Programs that fail, before all others. */
  function without(...names: readonly string[]): void {
    const folder = mkdtempSync(join(root, 'bin-'))
    for (const name of names) {
      writeFileSync(join(folder, name), '#!/bin/sh\nexit 1\n')
      chmodSync(join(folder, name), 0o755)
    }
    process.env.PATH = `${folder}:${path}`
  }

  it('runs in a namespace, else as another account, and takes over the files of either', async () => {
    const directory = join(root, 'closed/data')
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    for (const missing of [[], ['unshare'], []]) {
      without(...missing)
      const { connection, close } = await startBundled(directory, now)
      expect(await ask(connection, 'select 1')).toBe(1)
      await close()
    }
  })

  it('runs as another account that reaches the directory where there is neither', async () => {
    without('unshare', 'setpriv')
    chmodSync(root, 0o755)
    const { connection, close } = await startBundled(join(root, 'plain'), now)
    expect(await ask(connection, 'select 1')).toBe(1)
    await close()
    chmodSync(root, 0o700)
    await expect(startBundled(join(root, 'unreachable'), now)).rejects.toThrow('no other account can reach')
  })
})
