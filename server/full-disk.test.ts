import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { builtServer, type ServerProcess, unusedHub } from '#tests/server-process.ts'
import { mountSmallDisk } from '#tests/small-disk.ts'
import { signUp, type WebClient } from '#tests/web-client.ts'

/** The bundled database on a disk that fills up (decision D49): 503 until there is room again, and nothing is lost. */

const disk = mountSmallDisk(200)
afterAll(() => disk?.remove())

describe.skipIf(!disk)('on a full disk', () => {
  let server: ServerProcess
  let client: WebClient
  const stored: string[] = []
  const directory = join(disk?.directory ?? '', 'data')
  const start = (PORT = '0') =>
    builtServer().start({ environment: { HUB_DATA_DIR: directory, LOG_LEVEL: 'silent', PORT } })
  beforeAll(async () => {
    await unusedHub(directory)
    server = await start()
    client = await signUp(server.address)
  })
  afterAll(() => server?.kill('SIGKILL'))

  const create = (deviceNumber: string) => {
    const rest = { deviceName: 'Pump', manufacturerName: 'Maker', targetCountries: ['EU'] }
    return client.send('POST', '/api/master-di', { deviceNumber, ...rest })
  }

  /** Large files one after another: sooner or later there is no room for a table, or for the log. */
  async function sendUntilRefused(): Promise<void> {
    for (let n = 0; ; n++) {
      const table = madeUpGudidTable(3000 * (n + 1))
      const body = new FormData()
      body.append('file', new Blob([gudidCsv({ ...table, rows: table.rows.slice(3000 * n) })]), 'devices.csv')
      const address = `${server.address}/api/master-di/bulk-upload`
      const answer = await fetch(address, { method: 'POST', headers: client.headers, body })
      if (answer.status === 200) continue
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.json()).toMatchObject({ type: 'unavailable' })
      return
    }
  }

  async function createUntilRefused(): Promise<void> {
    for (let n = stored.length; ; n++) {
      const { status, retryAfter } = await create(`D-${n}`)
      if (status === 201) {
        stored.push(`D-${n}`)
        continue
      }
      expect([status, retryAfter]).toEqual([503, '5'])
      return
    }
  }

  async function expectAllThere(): Promise<void> {
    const { body } = await client.send('GET', '/api/master-di?search=D-&limit=1000')
    const numbers = new Set((body as unknown as { deviceNumber: string }[]).map((each) => each.deviceNumber))
    expect(stored.filter((number) => !numbers.has(number))).toEqual([])
  }

  it('answers 503, also where PostgreSQL itself breaks, and goes on when there is room', {
    timeout: 400_000,
  }, async () => {
    for (const left of [8_000_000, 0]) {
      disk?.fill(left)
      await sendUntilRefused()
      if (left === 0) await createUntilRefused()
      const { status, body } = await client.send('GET', '/readyz')
      expect([status, body.reason]).toEqual([
        503,
        expect.stringMatching(/^(disk: the data directory|database: )/),
      ])
      expect((await client.send('GET', '/healthz')).status).toBe(200)
      disk?.free()
      let answer = await create(`after-${left}`)
      while (answer.status === 503) {
        await pause(100)
        answer = await create(`after-${left}`)
      }
      expect(answer.status).toBe(201)
      await expectAllThere()
    }
  })

  it('ends when it is told to, and has everything when it starts again', { timeout: 300_000 }, async () => {
    disk?.fill(0)
    await createUntilRefused()
    server.kill('SIGTERM')
    expect((await server.ended).signal).toBeNull()
    disk?.free()
    server = await start(new URL(server.address).port)
    await expectAllThere()
  })
})
