import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterInput, registration } from '#tests/factories.ts'
import { builtServer, type ServerProcess, unusedHub } from '#tests/server-process.ts'

/** Different requests at once on the hub as it is started: each gets its own answer, never another one's. */
describe('requests at the same time on the built server', () => {
  let server: ServerProcess
  let directory: string
  const json = { 'content-type': 'application/json' }

  beforeAll(async () => {
    directory = await unusedHub()
    server = await builtServer().start({ environment: { HUB_DATA_DIR: directory } })
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await server.ended
    rmSync(dirname(directory), { recursive: true, force: true })
  })

  it('never mix: 12 people write, read, list and count in parallel', { timeout: 300_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 12 }, signUp))
    await Promise.all(
      people.map(async ({ headers, email }) => {
        for (let round = 0; round < 8; round++) {
          const input = masterInput()
          const created = await send('/api/master-di', {
            method: 'POST',
            headers,
            body: JSON.stringify(input),
          })
          expect([created.status, created.body.deviceNumber]).toEqual([201, input.deviceNumber])
          const [me, read, list, stats] = await Promise.all([
            send('/api/auth/me', { headers }),
            send(`/api/master-di/${created.body.id}`, { headers }),
            send(`/api/master-di?search=${input.deviceNumber}`, { headers }),
            send('/api/master-di/stats', { headers }),
          ])
          expect([me.status, me.body.email]).toEqual([200, email])
          expect([read.status, read.body.deviceNumber]).toEqual([200, input.deviceNumber])
          expect(list.status).toBe(200)
          expect(stats.body.total).toBeGreaterThan(0)
        }
      }),
    )
  })

  async function send(path: string, init: RequestInit) {
    const response = await fetch(server.address + path, init)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  async function signUp(): Promise<{ headers: Record<string, string>; email: string }> {
    const account = registration()
    const registered = await send('/api/auth/register', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(account),
    })
    expect(registered.status).toBe(201)
    const credentials = { emailOrUsername: account.username, password: account.password }
    const { body } = await send('/api/auth/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(credentials),
    })
    return { headers: { ...json, authorization: `Bearer ${body.token}` }, email: account.email }
  }
})
