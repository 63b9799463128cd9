import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Job } from '#core/contract/imports.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { builtServer, type ServerProcess } from '#tests/server-process.ts'
import { serverDatabase } from '#tests/test-database.ts'
import { signUp, type WebClient } from '#tests/web-client.ts'

/** Two servers on one PostgreSQL database, as when the one is to replace the other. */
describe('a second server on the same database', () => {
  let database: Awaited<ReturnType<typeof serverDatabase>>
  const servers: ServerProcess[] = []
  const start = async () => {
    const server = await builtServer().start({ environment: { DATABASE_URL: database.url } })
    servers.push(server)
    return server
  }
  let client: WebClient
  beforeAll(async () => {
    database = await serverDatabase(inject('testServer'))
    client = await signUp((await start()).address)
  })
  afterAll(async () => {
    for (const server of servers) server.kill('SIGTERM')
    for (const server of servers) await server.ended
    await database?.remove()
  })

  it('leaves the import that the first one runs alone', { timeout: 180_000 }, async () => {
    const count = 6000
    const body = new FormData()
    body.append('file', new Blob([gudidCsv(madeUpGudidTable(count))]), 'devices.csv')
    const headers = { ...client.headers, prefer: 'respond-async' }
    const address = servers[0]?.address
    const sent = await fetch(`${address}/api/master-di/bulk-upload`, { method: 'POST', headers, body })
    const { id } = (await sent.json()) as Job
    const state = async () => (await client.send('GET', `/api/jobs/${id}`)).body
    await start()
    let job = await state()
    while (job.status === 'running') job = await state()
    expect(job).toMatchObject({ status: 'done', done: count, successful: count, message: null })
  })
})
