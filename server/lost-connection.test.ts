import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { masterInput } from '#tests/factories.ts'
import { builtServer, type ServerProcess } from '#tests/server-process.ts'
import { asAdministrator, serverDatabase } from '#tests/test-database.ts'
import { signUp, type WebAnswer, type WebClient } from '#tests/web-client.ts'

/** PostgreSQL ends connections: when it is restarted, when somebody tidies up, when the network breaks (decision D49). */
describe('a connection to PostgreSQL that is ended', () => {
  let database: Awaited<ReturnType<typeof serverDatabase>>
  let server: ServerProcess
  let client: WebClient
  beforeAll(async () => {
    database = await serverDatabase(inject('testServer'))
    server = await builtServer().start({ environment: { DATABASE_URL: database.url } })
    client = await signUp(server.address)
  })
  afterAll(async () => {
    server?.kill('SIGTERM')
    await server?.ended
    await database?.remove()
  })

  /** The hub hears of it a moment later. */
  const endConnections = () =>
    asAdministrator(inject('testServer'), (admin) =>
      admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
        database.name,
      ]),
    )

  it('in the middle of a request costs that request a 503, and nobody the server', async () => {
    const acknowledged: unknown[] = []
    const refused: WebAnswer[] = []
    let ending = true
    const writer = async () => {
      while (ending) {
        const answer = await client.send('POST', '/api/master-di', masterInput())
        if (answer.status === 201) acknowledged.push(answer.body.deviceNumber)
        else refused.push(answer)
      }
    }
    const writers = Array.from({ length: 8 }, writer)
    for (let n = 0; n < 12 || refused.length === 0; n++) await endConnections()
    ending = false
    await Promise.all(writers)
    for (const { status, retryAfter, body } of refused) {
      expect({ status, retryAfter, type: body.type }).toEqual({
        status: 503,
        retryAfter: '5',
        type: 'unavailable',
      })
    }
    const list = await client.send('GET', '/api/master-di')
    const stored = new Set(
      (list.body as unknown as { deviceNumber: string }[]).map((each) => each.deviceNumber),
    )
    expect(acknowledged.filter((number) => !stored.has(String(number)))).toEqual([])
    expect((await client.send('GET', '/readyz')).status).toBe(200)
  })

  it('of a database that has been made read-only makes the hub not ready', async () => {
    const readOnly = (is: boolean) =>
      asAdministrator(inject('testServer'), (admin) =>
        admin.query(`alter database ${database.name} set default_transaction_read_only = ${is}`),
      )
    await readOnly(true)
    await endConnections()
    expect(await client.send('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', reason: 'database: it takes no writes' },
    })
    await readOnly(false)
    await endConnections()
    await expect.poll(async () => (await client.send('GET', '/readyz')).status).toBe(200)
  })

  it('and cannot be made again is told within a second, until it can', async () => {
    const allow = (connections: number) =>
      asAdministrator(inject('testServer'), (admin) =>
        admin.query(`alter database ${database.name} with allow_connections ${connections > 0}`),
      )
    await allow(0)
    await endConnections()
    expect(await client.send('GET', '/readyz')).toMatchObject({ status: 503, retryAfter: '5' })
    expect(await client.send('GET', '/api/master-di')).toMatchObject({ status: 503, retryAfter: '5' })
    expect((await client.send('GET', '/healthz')).status).toBe(200)
    await allow(1)
    expect((await client.send('GET', '/readyz')).status).toBe(200)
    expect((await client.send('GET', '/api/master-di')).status).toBe(200)
  })
})
