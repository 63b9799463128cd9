import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityEventsApi } from '#core/contract/security-events.ts'
import { masterInput, type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Clients that send or read as slowly as they can, on real connections (decision D49). */

const patience = { json: 1500, file: 1500, standstill: 900, look: 50 }
let hub: TestApp
let user: Person
let port: number
beforeAll(async () => {
  hub = await startTestApp({ patience })
  user = await person(hub)
  port = Number(new URL(await hub.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => hub.close())

interface Sent {
  readonly socket: Socket
  /** All that came until the connection ended. */
  readonly answer: Promise<string>
}

function send(method: string, path: string, headers: Record<string, string>, begin: string): Sent {
  const socket = connect(port, '127.0.0.1')
  const all = { host: 'hub', authorization: `Bearer ${user.token}`, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', begin].join('\r\n'))
  const answer = new Promise<string>((done) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done(text))
  })
  return { socket, answer }
}

/** One byte after another until the server has enough of it; answers how many it took. */
async function drip({ socket }: Sent, text: string): Promise<number> {
  let sent = 0
  for (const byte of text) {
    if (socket.destroyed || socket.closed) break
    socket.write(byte)
    sent += 1
    await pause(patience.look)
  }
  return sent
}

const json = { 'content-type': 'application/json', 'content-length': '100000' }
const form = (length: number) => ({
  'content-type': 'multipart/form-data; boundary=b',
  'content-length': String(length),
})
const formBegin = (name: string) =>
  `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
const formEnd = '\r\n--b--\r\n'
const spaces = ' '.repeat(500)

/** All at once: what they take is patience. */
describe('a body that does not end', () => {
  it.concurrent.each([
    ['of JSON, byte by byte', '/api/master-di', json, '{', spaces],
    ['of JSON, of which nothing more comes', '/api/master-di', json, '{', ''],
    ['of a file, byte by byte', '/api/master-di/bulk-upload', form(100_000), formBegin('a.csv'), spaces],
    [
      'of a file, of which nothing more comes',
      '/api/master-di/bulk-upload',
      form(100_000),
      formBegin('a.csv'),
      '',
    ],
    [
      'of a larger file, of which nothing more comes',
      '/api/imports?source=gudid',
      form(100_000),
      formBegin('a.csv'),
      '',
    ],
    ['of somebody unknown', '/api/auth/login', json, '{', spaces],
  ])(
    '%s is answered 408 and its connection closed, while others are served',
    async (_, path, headers, begin, rest) => {
      const slow = send('POST', path, headers, begin)
      const dripped = drip(slow, rest)
      expect((await user.api.post('/api/master-di', masterInput())).status).toBe(201)
      const answer = await slow.answer
      expect(answer).toMatch(/^HTTP\/1.1 408 /)
      expect(answer).toMatch(/connection: close/i)
      expect(answer).toContain('"type":"too_slow"')
      expect(await dripped).toBeLessThan(rest.length || 1)
    },
  )
})

describe('a larger file', () => {
  it('may take longer than any other body, as long as it moves', { timeout: 300_000 }, async () => {
    const csv = gudidCsv(madeUpGudidTable(2))
    const text = formBegin('a.csv') + csv + formEnd
    const slow = send(
      'POST',
      '/api/imports?source=gudid',
      { ...form(Buffer.byteLength(text)), connection: 'close' },
      '',
    )
    const began = performance.now()
    const piece = Math.ceil(text.length / 40)
    for (let at = 0; at < text.length; at += piece) {
      slow.socket.write(text.slice(at, at + piece))
      await pause(patience.look)
    }
    expect(performance.now() - began).toBeGreaterThan(patience.file)
    expect(await slow.answer).toMatch(/^HTTP\/1.1 200 [\s\S]*"successful":2/)
  })
})

describe('a connection on which nothing was asked', () => {
  let other: TestApp
  beforeAll(async () => {
    other = await startTestApp()
  })

  it('does not keep the server from ending', async () => {
    const asked = new Promise((done) => other.app.server.once('connection', done))
    const { port: open } = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(open), '127.0.0.1')
    socket.on('error', () => undefined)
    await asked
    await other.close()
  })
})

describe('an answer that nobody reads', () => {
  it('is given up', { timeout: 300_000 }, async () => {
    const accepted = once(hub.app.server, 'connection')
    const { socket } = send('GET', '/api/openapi.json', {}, '')
    socket.pause()
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: hub\r\n\r\n'.repeat(400))
    const [theirs] = await accepted
    await new Promise((done) => theirs.once('close', done))
    socket.destroy()
  })
})

describe('a client that goes at once', () => {
  it('is counted under its address, and what was refused can still be read', async () => {
    for (let n = 0; n < 20; n += 1) {
      const received = once(hub.app.server, 'request')
      const { socket, answer } = send(
        'GET',
        '/api/auth/me',
        { authorization: `Bearer ${'x'.repeat(43)}` },
        '\r\n',
      )
      await received
      socket.resetAndDestroy()
      await answer
    }
    const admin = await person(hub, ['admin'])
    await expect
      .poll(async () => {
        const { body } = await admin.api.call(securityEventsApi.list, { query: { kind: 'invalid-token' } })
        return body.map(({ address }) => address)
      })
      .toEqual(['127.0.0.1'])
  })
})

describe('a body that nobody reads to its end', () => {
  const size = 1_500_000
  it.each(['gzip', 'br', 'identity'])(
    '%s does not hold up what is asked next on its connection',
    async (encoding) => {
      const headers = {
        'content-type': 'application/json',
        'content-encoding': encoding,
        'content-length': `${size}`,
      }
      const { socket, answer } = send('POST', '/api/master-di', headers, '')
      socket.write('['.repeat(size))
      socket.write('GET /healthz HTTP/1.1\r\nhost: hub\r\nconnection: close\r\n\r\n')
      expect((await answer).match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 200')
    },
  )
})
