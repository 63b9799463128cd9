import { createServer, type Server } from 'node:http'
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
      else if (request.url !== '/silent') response.end('here')
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
    'https://localhost/',
  ])('is never %s', async (address) => {
    await expect(createOutgoing().ask(address)).rejects.toThrow('private network')
  })

  it.each(['http://example.org/', 'file:///etc/passwd', 'ftp://example.org/', 'nonsense'])(
    'nor %s',
    async (address) => {
      await expect(createOutgoing().ask(address)).rejects.toThrow(/https|no address/)
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
    await expect(outgoing.ask('http://127.0.0.1:1/')).rejects.toThrow('No answer came')
  })
})
