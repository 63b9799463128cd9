import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount } from '#tests/amount.ts'
import { backupPlaces, type Place } from '#tests/backup-places.ts'
import { backupText, restamped } from '#tests/backup-text.ts'
import { masterInput } from '#tests/factories.ts'
import { type ServerProcess, unusedHub } from '#tests/server-process.ts'
import { signUp, type WebClient } from '#tests/web-client.ts'
import { inspectBackup } from './backup/backup.ts'
import { BackupRefused } from './backup/backup-header.ts'

/** Backup and restore from the command line (decision D29), beside a server at which people work. */

const places = backupPlaces()
const { otherServer, built, inDirectory, ownPlace, serverPlace, emptyPlace, start, stop } = places
afterAll(places.removeAll)

/** Signed in as somebody of another hub: nobody's session is restored. */
interface Device {
  readonly deviceNumber: string
  readonly at: string
}

/** How many have been acknowledged before the backup begins. */
const before = amount(60, 600)

async function writeUntil(ended: () => boolean, client: WebClient, acknowledged: Device[]): Promise<void> {
  const writer = async () => {
    while (!ended()) {
      const { status, body } = await client.send('POST', '/api/master-di', masterInput())
      if (status !== 201) throw new Error(JSON.stringify(body))
      acknowledged.push({ deviceNumber: String(body.deviceNumber), at: new Date().toISOString() })
    }
  }
  await Promise.all(Array.from({ length: 20 }, writer))
}

const devicesOf = async (client: WebClient): Promise<Set<string>> => {
  const { body } = await client.send('GET', '/api/master-di?fields=deviceNumber')
  return new Set((body as unknown as { deviceNumber: string }[]).map(({ deviceNumber }) => deviceNumber))
}

/** The newest entries of the trail, as somebody reads them. */
const trailOf = async (client: WebClient, action: string) => {
  const { body } = await client.send('GET', `/api/audit-trail?action=${action}`)
  return body as unknown as {
    performedByName: string
    entityType: string
    changesData: { changes: unknown }
  }[]
}

describe('a backup of a hub at which twenty people work', () => {
  const file = inDirectory('busy.backup')
  let source: Place
  let server: ServerProcess
  let client: WebClient
  const acknowledged: Device[] = []
  let madeAt = ''

  beforeAll(async () => {
    source = await emptyPlace('source')
    server = await start(source)
    client = await signUp(server.address)
    await client.send('POST', '/api/submissions', {})
    let enough = false
    const writing = writeUntil(() => enough, client, acknowledged)
    while (acknowledged.length < before) await Promise.race([breathe(), writing])
    const backup = await built.command(['backup', file], source)
    enough = true
    await writing
    expect(backup).toMatchObject({ code: 0, errors: '' })
    madeAt = /everything acknowledged before (\S+):/.exec(backup.output)?.[1] ?? ''
  }, 300_000)

  it('is whole, is its owner’s alone, and is told to the trail', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.part`)).toBe(false)
    const [told] = await trailOf(client, 'backed_up')
    expect(told).toMatchObject({ performedByName: 'system', entityType: 'backup' })
    expect(told?.changesData.changes).toContainEqual({ field: 'file', from: null, to: file })
    expect(told?.changesData.changes).toContainEqual({ field: 'madeAt', from: null, to: madeAt })
    expect(backupText(file)).not.toContain(client.headers.authorization?.slice('Bearer '.length))
  })

  it('holds what was acknowledged before its moment, wherever it is restored', async () => {
    const target = await emptyPlace('target')
    const restored = await built.command(['restore', file], target)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toMatch(/The audit trail is intact: ok, \d+ entries\./)
    const other = await start(target)
    const reader = await signUp(other.address)
    const devices = await devicesOf(reader)
    const earlier = acknowledged.filter(({ at }) => at < madeAt)
    expect(earlier.length).toBeGreaterThanOrEqual(before)
    expect(earlier.filter(({ deviceNumber }) => !devices.has(deviceNumber))).toEqual([])
    // It is a hub like any other: numbers go on, the trail too, and the sessions of the other one are not its own.
    expect((await reader.send('POST', '/api/master-di', masterInput())).status).toBe(201)
    expect(await built.command(['audit', 'verify'], target)).toMatchObject({ code: 0, errors: '' })
    expect((await trailOf(reader, 'restored'))[0]).toMatchObject({ entityType: 'backup' })
    const answer = await fetch(`${other.address}/api/auth/me`, { headers: client.headers })
    expect(answer.status).toBe(401)
    await stop(other)
  })

  it('is not restored into a hub that somebody uses, and overwrites no file', async () => {
    const inUse = await built.command(['restore', file], source)
    expect(inUse).toMatchObject({ code: 2, output: '' })
    expect(inUse.errors).toMatch(
      source.HUB_DATA_DIR ? /in use by process.*\nStop that process first\.$/m : /The hub is not empty\./,
    )
    await stop(server)
    const refused = await built.command(['restore', file], source)
    expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining('The hub is not empty.') })
    const bytes = readFileSync(file)
    const again = await built.command(['backup', file], source)
    expect(again).toMatchObject({ code: 2, errors: `${file} is there already. Nothing was written.\n` })
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  it('is made without a server too', async () => {
    const quiet = inDirectory('quiet.backup')
    expect(await built.command(['backup', quiet], source)).toMatchObject({ code: 0, errors: '' })
    expect(backupText(quiet)).toContain('"backed_up"')
  })

  it.skipIf(otherServer === '')('goes from a PostgreSQL server to the bundled one, and back', async () => {
    const bundled = ownPlace('moved')
    expect(await built.command(['restore', file], bundled)).toMatchObject({ code: 0, errors: '' })
    const back = inDirectory('back.backup')
    expect(await built.command(['backup', back], bundled)).toMatchObject({ code: 0, errors: '' })
    const target = await serverPlace()
    const restored = await built.command(['restore', back], target)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(restored.output).toContain('The audit trail is intact')
  })
})

describe('what is no backup', () => {
  const good = inDirectory('good.backup')
  beforeAll(async () => {
    const place = await emptyPlace('small')
    const server = await start(place)
    await signUp(server.address)
    await stop(server)
    expect(await built.command(['backup', good], place)).toMatchObject({ code: 0 })
  }, 300_000)

  const bytes = () => readFileSync(good)
  const lines = () => backupText(good).trimEnd().split('\n')
  const withHeader = (change: object) => {
    const [first = '{}', ...rest] = lines()
    return restamped([JSON.stringify({ ...JSON.parse(first), ...change }), ...rest])
  }

  // No database is opened: nothing of it depends on the server.
  it.skipIf(otherServer !== '').each([
    ['is cut off', () => bytes().subarray(0, bytes().length / 2), /It is not whole/],
    ['lost its last line', () => gzipSync(`${lines().slice(0, -1).join('\n')}\n`), /It is not whole/],
    [
      'has another letter in it',
      () => gzipSync(backupText(good).replace('Ada', 'Ida')),
      /does not have the SHA-256/,
    ],
    ['goes on after its end', () => gzipSync(`${backupText(good)}{}\n`), /something follows its last line/],
    ['is a text', () => Buffer.from('deviceNumber\n1\n'), /It is no backup of a hub/],
    ['is some other packed file', () => gzipSync('deviceNumber\n1\n'), /It is no backup of a hub/],
    [
      'is of a later format',
      () => withHeader({ formatVersion: 2, hubVersion: '9.0.0' }),
      /version 9\.0\.0 of the hub/,
    ],
    [
      'has seen a migration this hub does not know',
      () => withHeader({ migrations: ['999-later'], hubVersion: '9.0.0' }),
      /version 9\.0\.0 of the hub/,
    ],
    [
      'names a table no hub has',
      () => withHeader({ tables: [{ name: 'kysely_migration', rows: 0 }] }),
      /damaged/,
    ],
  ])('is refused when it %s', async (_, content, reason) => {
    const file = inDirectory('bad.backup')
    writeFileSync(file, content())
    const refused = await inspectBackup(file).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(BackupRefused)
    expect(String(refused)).toMatch(reason)
  })

  it.skipIf(otherServer !== '')('is refused before anything is changed', async () => {
    const file = inDirectory('bad.backup')
    writeFileSync(file, bytes().subarray(0, bytes().length / 2))
    const place = ownPlace('nowhere')
    const refused = await built.command(['restore', '--accept-unproven', file], place)
    expect(refused).toMatchObject({ code: 2, output: '' })
    expect(refused.errors).toMatch(/It is not whole.* Nothing was changed\./)
    expect(existsSync(join(place.HUB_DATA_DIR ?? '', 'postgresql'))).toBe(false)
  })

  it('changes nothing where a row of it cannot be stored', async () => {
    const file = inDirectory('bad.backup')
    const spoilt = lines().map((line) => line.replace('"username":"', '"username":null,"was":"'))
    writeFileSync(file, restamped(spoilt))
    const place = await emptyPlace('spoilt')
    const refused = await built.command(['restore', '--accept-unproven', file], place)
    expect(refused).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('username') })
    if (place.HUB_DATA_DIR) {
      expect(existsSync(join(place.HUB_DATA_DIR, 'postgresql'))).toBe(false)
      return
    }
    const server = await start(place)
    // Nobody is there yet: the next one is the administrator.
    const { status } = await (await signUp(server.address)).send('GET', '/api/security-events')
    expect(status).toBe(200)
    await stop(server)
  })

  it('is one all the same where an earlier version made it: what was migrated since is made up for', async () => {
    const file = inDirectory('earlier.backup')
    const { migrations } = JSON.parse(lines()[0] ?? '') as { migrations: string[] }
    const since = '018-decisions'
    expect(migrations).toContain(since)
    writeFileSync(file, withHeader({ migrations: migrations.filter((name) => name !== since) }))
    const place = await emptyPlace('earlier')
    if (place.HUB_DATA_DIR) await unusedHub(place.HUB_DATA_DIR)
    const unproven = await built.command(['restore', file], place)
    expect(unproven).toMatchObject({ code: 2, errors: expect.stringContaining('It is not signed') })
    const words = ['restore', '--accept-unproven', file]
    expect(await built.command(words, place)).toMatchObject({ code: 0, errors: '' })
    const again = inDirectory('again.backup')
    expect(await built.command(['backup', again], place)).toMatchObject({ code: 0, errors: '' })
    expect(JSON.parse(backupText(again).split('\n', 1)[0] ?? '')).toMatchObject({ migrations })
  })

  it('is not taken for one where there is no file, and no hub is made to back up', async () => {
    const nothing = await built.command(['restore', inDirectory('none')], ownPlace('nowhere'))
    expect(nothing).toMatchObject({ code: 2, errors: expect.stringContaining('This file does not exist.') })
    const noHub = await built.command(['backup', inDirectory('none')], ownPlace('nowhere'))
    expect(noHub).toMatchObject({ code: 2, errors: expect.stringContaining('There is no hub in') })
    expect(existsSync(inDirectory('nowhere'))).toBe(false)
    if (otherServer !== '') {
      const template = new URL(otherServer)
      template.pathname = '/template1'
      const nobody = await built.command(['backup', inDirectory('none')], { DATABASE_URL: template.href })
      expect(nobody).toMatchObject({
        code: 2,
        errors: expect.stringContaining('There is no hub in this database'),
      })
    }
    expect(existsSync(inDirectory('none'))).toBe(false)
    const usage = await built.command(['backup'], {})
    expect(usage).toMatchObject({ code: 2, errors: expect.stringContaining('npm run hub -- restore FILE') })
  })
})
