import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import type { FeedChange } from '#core/contract/intelligence-feeds.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { startRefresh } from './refresh-service.ts'

/** An answer is of the feed that was asked, not of what somebody made of it meanwhile (D25). */

let hub: TestApp
let admin: Person
let title = ''
/** Done between question and answer. */
let meanwhile = async () => undefined as unknown
const service = createServer(async (_, response) => {
  await meanwhile()
  const item = `<item><title>${title}</title><guid>${title}</guid></item>`
  response.writeHead(200, { etag: '"old"' }).end(`<rss version="2.0"><channel>${item}</channel></rss>`)
})
let base = ''
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  // Those of real regulators are not asked here.
  await hub.hub.db.updateTable('feeds').set({ enabled: false }).execute()
})
afterAll(async () => {
  service.close().closeAllConnections()
  await hub.close()
})

it.each<[string, (() => FeedChange) | null, string | null, number]>([
  ['is kept where nobody changed the feed', null, '"old"', 1],
  ['is not kept where it has another address by then', () => ({ url: `${base}/${unique('new')}` }), null, 0],
  ['is not kept where it was switched off', () => ({ enabled: false }), null, 0],
])('what a feed answers %s', async (_, change, etag, entries) => {
  title = unique('Recall of pumps')
  const url = `${base}/${unique('feed')}`
  const feed = { name: title, url, format: 'rss', country: 'US' } as const
  const { id } = (await admin.api.call(intelligenceApi.addFeed, { body: feed })).body
  meanwhile = async () => {
    if (change) await admin.api.call(intelligenceApi.changeFeed, { id, body: change() })
  }
  await startRefresh(hub.hub, null)
  await hub.hub.jobs.idle()
  const stored = await hub.hub.db.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirst()
  expect(stored?.etag).toBe(etag)
  const query = { search: title }
  expect((await admin.api.call(intelligenceApi.updates, { query })).body).toHaveLength(entries)
  expect((await admin.api.call(intelligenceApi.lastRefresh)).body).toMatchObject({
    status: 'done',
    newUpdates: entries,
    failedFeeds: 0,
  })
  await hub.hub.db.updateTable('feeds').set({ enabled: false }).execute()
})
