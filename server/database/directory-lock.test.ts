import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clusterIn } from './bundled/cluster.ts'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

/** Whose the data directory is: what a killed server left is taken over, what a living one has never. */

const now = new Date('2026-11-20T08:00:00.000Z')
const boot = readOr('/proc/sys/kernel/random/boot_id')
const root = mkdtempSync(join(tmpdir(), 'hub-lock-'))
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(root, 'data-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function readOr(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

/** Field 22, as proc(5) counts. */
const ticksOf = (pid: number) =>
  readOr(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /, '')
    .split(' ')[19] ?? null

const lock = () => join(directory, 'hub.lock')

function leave(holder: object | string): void {
  const { pid } = process
  const usual = {
    pid,
    host: hostname(),
    since: now.toISOString(),
    startTicks: ticksOf(pid),
    boot,
    renewed: true,
  }
  writeFileSync(lock(), typeof holder === 'string' ? holder : JSON.stringify({ ...usual, ...holder }))
}

/** The number of a process that has ended. */
const nobody = 2 ** 22 - 1
const longAgo = new Date(Date.now() - 3_600_000)

const tryToTake = () => lockDirectory(directory, now)

describe('a lock is taken over', () => {
  it.each<[string, object | string]>([
    ['of a process that is gone', { pid: nobody }],
    ['with the own number and start, as the first process of a container has', {}],
    ['with the own number, where the machine tells no starts', { startTicks: null }],
    ['with a number that is now another process’s', { pid: process.ppid, startTicks: '1' }],
    [
      'from before the machine started again',
      { pid: process.ppid, startTicks: ticksOf(process.ppid), boot: 'x' },
    ],
    ['of a container that is gone, of an older version', { host: 'gone', pid: 1 }],
    ['of an older version', { boot: undefined, renewed: undefined }],
    ['that was never written whole', '{"pid":'],
  ])('%s', async (_, holder) => {
    leave(holder)
    const release = await tryToTake()
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    release()
    expect(readOr(lock())).toBeNull()
  })

  it('of another container that no longer renews it, and whose database does not answer', async () => {
    leave({ host: 'another', pid: 1, pids: 'pid:[1]' })
    utimesSync(lock(), longAgo, longAgo)
    ;(await tryToTake())()
  })

  it('of another machine that has not renewed it for a minute', async () => {
    leave({ host: 'elsewhere', boot: 'another' })
    utimesSync(lock(), longAgo, longAgo)
    ;(await tryToTake())()
  })
})

describe('a lock is kept', () => {
  it.skipIf(boot === null)('of a process that runs', async () => {
    leave({ pid: process.ppid, startTicks: ticksOf(process.ppid) })
    await expect(tryToTake()).rejects.toThrow(DirectoryInUse)
    await expect(tryToTake()).rejects.toThrow(`in use by process ${process.ppid} on ${hostname()}`)
  })

  it('of this very process', async () => {
    const release = await tryToTake()
    await expect(tryToTake()).rejects.toThrow(DirectoryInUse)
    release()
    ;(await tryToTake())()
  })

  it('of another container that answers on the socket', async () => {
    leave({ host: 'another', pid: 1, pids: 'pid:[1]' })
    mkdirSync(clusterIn(directory))
    const server = createServer().listen(join(clusterIn(directory), '.s.PGSQL.5432'))
    await new Promise((done) => server.once('listening', done))
    await expect(tryToTake()).rejects.toThrow('in use by process 1 on another')
    await new Promise((done) => server.close(done))
  })

  it('of another container that renews it, with its socket where nobody else reaches it', async () => {
    leave({ host: 'another', pid: 1, pids: 'pid:[1]' })
    const renewing = setInterval(() => utimesSync(lock(), new Date(), new Date()), 50)
    await expect(tryToTake()).rejects.toThrow('in use by process 1 on another')
    clearInterval(renewing)
  })

  it('of another machine that renews it, or whose version cannot', async () => {
    leave({ host: 'elsewhere', boot: 'another' })
    await expect(tryToTake()).rejects.toThrow(DirectoryInUse)
    leave({ host: 'elsewhere', boot: undefined, renewed: undefined })
    utimesSync(lock(), longAgo, longAgo)
    await expect(tryToTake()).rejects.toThrow(DirectoryInUse)
  })
})
