import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { createJobRunner } from '#server/platform/jobs.ts'
import { createOutgoing } from '#server/platform/outgoing.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { startRefresh } from './refresh-service.ts'

/** A refresh that the end of a server cuts off says nothing wrong of any feed, and is made up for (D25). */

let hub: TestApp
let admin: Person
/** Takes every question and answers none. */
const service = createServer()
let base = ''
beforeAll(async () => {
  hub = await startTestApp({ outgoing: createOutgoing({ allowPrivate: true, pauseMs: 1, timeoutMs: 200 }) })
  admin = await person(hub, ['admin'])
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
  // Those of real regulators are not asked here.
  await hub.hub.db.updateTable('feeds').set({ enabled: false }).execute()
})
afterAll(async () => {
  service.close().closeAllConnections()
  await hub.close()
})

describe('feeds', () => {
  it('are left alone when the server is to close, and nothing is said of those that were being asked', async () => {
    const jobs = createJobRunner()
    const outgoing = createOutgoing({ allowPrivate: true, stopping: jobs.stopping })
    service.once('request', () => jobs.stop())
    const feed = { name: 'Patient', url: base, format: 'rss' as const, country: 'US' as const }
    const { id } = (await admin.api.call(intelligenceApi.addFeed, { body: feed })).body
    await startRefresh({ ...hub.hub, jobs, outgoing }, null)
    await jobs.idle()
    const { body: feeds } = await admin.api.call(intelligenceApi.feeds)
    expect(feeds.find((one) => one.id === id)).toMatchObject({ status: 'never', error: null })
    // As it is told of once its lease has run out.
    const over = { status: 'failed' as const, lease_until: new Date(0) }
    await hub.hub.db.updateTable('feed_refreshes').set(over).where('status', '=', 'running').execute()
  })

  it('go on where a server died, once its lease has run out', async () => {
    const { db } = hub.hub
    const dead = {
      status: 'running',
      done: 1,
      total: 9,
      new_updates: 0,
      failed_feeds: 0,
      created_by: null,
    } as const
    const created_at = hub.hub.now()
    const lease = async (lease_until: Date) =>
      db.updateTable('feed_refreshes').set({ lease_until }).where('status', '=', 'running').execute()
    await db
      .insertInto('feed_refreshes')
      .values({ ...dead, created_at, finished_at: null, lease_until: new Date(Date.now() + 60_000) })
      .execute()
    const { body: running } = await admin.api.call(intelligenceApi.refresh)
    expect(running).toMatchObject({ status: 'running', done: 1, total: 9 })
    await lease(new Date(0))
    expect((await admin.api.call(intelligenceApi.lastRefresh)).body).toMatchObject({ status: 'failed' })
    const { body: next } = await admin.api.call(intelligenceApi.refresh)
    expect(next.id).toBeGreaterThan(running.id)
    await hub.hub.jobs.idle()
  })
})
