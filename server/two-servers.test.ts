import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isUnfinished, type Job } from '#core/contract/imports.ts'
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

  async function upload(server: ServerProcess | undefined, from: number, to: number): Promise<Job> {
    const { rows, ...table } = madeUpGudidTable(to)
    const body = new FormData()
    body.append('file', new Blob([gudidCsv({ ...table, rows: rows.slice(from) })]), 'devices.csv')
    const headers = { ...client.headers, prefer: 'respond-async' }
    const sent = await fetch(`${server?.address}/api/master-di/bulk-upload`, {
      method: 'POST',
      headers,
      body,
    })
    return (await sent.json()) as Job
  }
  const stateAt = async (server: ServerProcess | undefined, id: number) =>
    (await (await fetch(`${server?.address}/api/jobs/${id}`, { headers: client.headers })).json()) as Job
  async function ended(server: ServerProcess | undefined, id: number): Promise<Job> {
    let job = await stateAt(server, id)
    while (isUnfinished(job.status)) job = await stateAt(server, id)
    return job
  }
  async function isUnderWay(server: ServerProcess | undefined, id: number): Promise<void> {
    while ((await stateAt(server, id)).done === 0) await new Promise((done) => setImmediate(done))
  }
  /** As the clocks of the database would: nobody waits here until a lease, or a transaction, has stood still too long. */
  async function letLeaseRunOut(id: number): Promise<void> {
    const db = new pg.Client(database.url)
    await db.connect()
    const endStanding = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`
    const free = `update jobs set lease_until = now() - interval '1 second'
      where id in (select id from jobs where id = ${id} for update skip locked)`
    try {
      while ((await db.query(free)).rowCount === 0) await db.query(endStanding)
    } finally {
      await db.end()
    }
  }
  const done = (count: number) => ({
    status: 'done',
    done: count,
    successful: count,
    failed: 0,
    created: count,
  })

  it('leaves the import that the first one runs alone', { timeout: 180_000 }, async () => {
    const db = new pg.Client(database.url)
    await db.connect()
    // The import stands still until the second one is there.
    await db.query('begin; lock table master_records in share mode')
    const { id } = await upload(servers[0], 0, 1200)
    await start()
    expect(await stateAt(servers[1], id)).toMatchObject({ status: 'running', done: 0 })
    await db.end()
    expect(await ended(servers[0], id)).toMatchObject({ ...done(1200), message: null })
  })

  it('goes on with the import of one that stands still, which then stores nothing more', {
    timeout: 180_000,
  }, async () => {
    const { id } = await upload(servers[0], 1200, 3200)
    await isUnderWay(servers[0], id)
    const owner = servers[0]
    owner?.kill('SIGSTOP')
    await letLeaseRunOut(id)
    while ((await stateAt(servers[1], id)).done < 1500) await new Promise((next) => setImmediate(next))
    owner?.kill('SIGCONT')
    expect(await ended(servers[1], id)).toMatchObject(done(2000))
    expect(await ended(owner, id)).toMatchObject(done(2000))
  })

  it('goes on with the import of one that is killed', { timeout: 180_000 }, async () => {
    const { id } = await upload(servers[0], 3200, 5200)
    await isUnderWay(servers[0], id)
    const killed = servers.shift()
    killed?.kill('SIGKILL')
    await killed?.ended
    expect(await stateAt(servers[0], id)).toMatchObject({ status: 'running' })
    await letLeaseRunOut(id)
    expect(await ended(servers[0], id)).toMatchObject(done(2000))
    const list = await fetch(`${servers[0]?.address}/api/master-di?limit=1`, { headers: client.headers })
    expect(list.headers.get('x-total-count')).toBe('5200')
  })
})
