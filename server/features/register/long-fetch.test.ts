import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type RegisterRead, registerApi } from '#core/contract/register.ts'
import { decideSettings, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { hit, srn } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A register that asks for patience is asked again later, and the reading goes on meanwhile. */

let hub: TestApp
let user: Person
let service: Server
let asked = 0
/** What it answers to the list of devices; it asks for patience where nothing is set, and always for the devices. */
let page: object | undefined
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  service = createServer((_, response) => {
    asked += 1
    if (page && asked === 1) response.end(JSON.stringify(page))
    else response.writeHead(429, { 'retry-after': '120' }).end()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  await decideSettings(hub, { registerAddress: `http://127.0.0.1:${port}/api` })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await hub.close()
  service.close()
  expect(hub.jobErrors).toEqual([])
})

it('ends whole where the server stops while it asks for the devices', async () => {
  const other = await startTestApp()
  const reader = await person(other)
  const { port } = service.address() as AddressInfo
  await decideSettings(other, { registerAddress: `http://127.0.0.1:${port}/api` })
  page = { content: [hit(1, uniqueGtin()), hit(2, uniqueGtin())], totalPages: 1 }
  const { body } = await reader.api.post<RegisterRead>('/api/eudamed-import/fetch', { srn })
  await vi.waitUntil(() => asked === 2)
  other.hub.jobs.stop()
  await other.hub.jobs.idle()
  const end = (await reader.api.call(registerApi.get, { id: body.id })).body
  expect(end).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^The server was stopped\. Answers received so far are kept/),
  })
  // Nothing is said of devices that were not asked for.
  expect(end.devices).toBe(0)
  await other.close()
  ;[page, asked] = [undefined, 0]
})

it('runs while it waits, and ends at once where the server stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { body } = await user.api.post<RegisterRead>('/api/eudamed-import/fetch', { srn })
  const now = async () => (await user.api.call(registerApi.get, { id: body.id })).body
  await vi.waitUntil(() => asked === 1)
  // As if it had waited for longer than it is believed to be alive.
  await sql`update register_reads set lease_until = clock_timestamp() - interval '1 second'
    where id = ${body.id}`.execute(hub.hub.db)
  expect((await now()).status).toBe('failed')
  vi.advanceTimersByTime(10_000)
  await vi.waitUntil(async () => (await now()).status === 'running', 10_000)
  expect(asked).toBe(1)

  hub.hub.jobs.stop()
  await hub.hub.jobs.idle()
  expect(await now()).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^The server was stopped\. Answers received so far are kept/),
  })
  expect(asked).toBe(1)
})
