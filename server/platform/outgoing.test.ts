import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutgoing } from './outgoing.ts'

/** The network the hub stands in is asked nothing, unless whoever runs it allows that. */
describe('what the hub asks of others', () => {
  let service: Server
  let port = 0
  beforeAll(async () => {
    service = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end()
      else if (request.url === '/large') response.end('x'.repeat(2000))
      else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
      else if (request.url === '/endless') trickle(response)
      else if (request.url === '/echo') {
        const from = request.headers['x-from']
        request.on('data', (body) =>
          response.setHeader('etag', 'W/"1"').end(`${request.method} ${from} ${body}`),
        )
      } else if (request.url !== '/silent') response.end('here')
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    port = (service.address() as AddressInfo).port
  })
  afterAll(() => service.close())

  it.each([
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fec0::1]/',
    'https://localhost/',
  ])('is never %s', async (address) => {
    await expect(createOutgoing().ask(address)).rejects.toThrow('private network')
  })

  it.each(['http://example.org/', 'file:///etc/passwd', 'ftp://example.org/', 'nonsense'])(
    'nor %s',
    async (address) => {
      await expect(createOutgoing().ask(address)).rejects.toThrow(/https|not an address/)
    },
  )

  it('is answered where that is allowed; no redirection is followed, and nothing is waited for or read without end', async () => {
    const outgoing = createOutgoing({ allowPrivate: true, timeoutMs: 200, maxBytes: 1000 })
    const ask = (path: string) => outgoing.ask(`http://127.0.0.1:${port}${path}`)
    const { status, bytes } = await ask('/')
    expect([status, bytes.toString()]).toEqual([200, 'here'])
    expect((await ask('/moved')).status).toBe(302)
    await expect(ask('/large')).rejects.toThrow('too large')
    await expect(ask('/silent')).rejects.toThrow('in time')
    await expect(ask('/endless')).rejects.toThrow('in time')
    await expect(outgoing.ask('http://127.0.0.1:1/')).rejects.toThrow('No answer came')
  })

  it('may carry a body and headers, and follow as many redirections as it says', async () => {
    const outgoing = createOutgoing({ allowPrivate: true })
    const at = (path: string) => `http://127.0.0.1:${port}${path}`
    const pieces: string[] = []
    const { bytes, headers } = await outgoing.ask(at('/echo'), {
      body: 'hello',
      headers: { 'x-from': 'the hub' },
      onPiece: (piece) => pieces.push(piece.toString()),
    })
    expect([bytes.toString(), headers.etag, pieces.join('')]).toEqual([
      'POST the hub hello',
      'W/"1"',
      'POST the hub hello',
    ])
    expect((await outgoing.ask(at('/moved'), { redirects: 1 })).bytes.toString()).toBe('here')
    expect((await outgoing.ask(at('/round'), { redirects: 3 })).status).toBe(302)
    await expect(createOutgoing().ask('https://192.0.0.1/', { redirects: 3 })).rejects.toThrow(
      'private network',
    )
    const gone = new AbortController()
    const waiting = outgoing.ask(at('/silent'), { signal: gone.signal })
    gone.abort()
    await expect(waiting).rejects.toThrow('No answer came')
  })
})

/** A little now and then, and no end. */
function trickle(response: ServerResponse): void {
  const timer = setInterval(() => response.write('.'), 20)
  response.on('close', () => clearInterval(timer))
}
