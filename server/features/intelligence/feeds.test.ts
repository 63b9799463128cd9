import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import type { Feed, NewFeed } from '#core/contract/intelligence-feeds.ts'
import { createOutgoing } from '#server/platform/outgoing.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { refreshWhenDue, startRefresh } from './refresh-service.ts'

/** Feeds on a server of the test's own: good ones are stored once, bad ones say what is wrong, nothing hangs (D25). */

let hub: TestApp
let admin: Person
const service = createServer((request, response) => answer(request, response))
let base = ''
beforeAll(async () => {
  hub = await startTestApp({ outgoing: createOutgoing({ allowPrivate: true, pauseMs: 1, timeoutMs: 2500 }) })
  admin = await person(hub, ['admin'])
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(async () => {
  service.close().closeAllConnections()
  await hub.close()
})

const item = (guid: string, title: string, more = '') =>
  `<item><title>${title}</title><guid isPermaLink="false">${guid}</guid>${more}</item>`
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title>${items.join('')}</channel></rss>`

const asked: { readonly path: string; readonly etag: string | undefined }[] = []
const pages = new Map<string, (response: ServerResponse, request: IncomingMessage) => void>()

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? ''
  asked.push({ path, etag: request.headers['if-none-match'] })
  const page = pages.get(path.split('?')[0] ?? '')
  if (page) page(response, request)
  else response.writeHead(404).end()
}
const page = (path: string, body: string, headers: Record<string, string> = {}) =>
  pages.set(path, (response) => response.writeHead(200, headers).end(body))

const feeds = new Map<string, number>()
async function add(path: string, more: Partial<NewFeed> = {}): Promise<void> {
  const body = { name: `Feed ${path}`, url: `${base}${path}`, format: 'rss', country: 'US', ...more }
  feeds.set(path, (await admin.api.call(intelligenceApi.addFeed, { body })).body.id)
}
async function feedAt(path: string): Promise<Feed> {
  const { body } = await admin.api.call(intelligenceApi.feeds)
  return body.find(({ id }) => id === feeds.get(path)) as Feed
}
async function refresh() {
  const { body } = await admin.api.call(intelligenceApi.refresh)
  await hub.hub.jobs.idle()
  const last = (await admin.api.call(intelligenceApi.lastRefresh)).body
  expect(last?.id).toBe(body.id)
  return last
}
const updates = async (search: string) =>
  (await admin.api.call(intelligenceApi.updates, { query: { search, sort: 'title' } })).body
async function offAll() {
  for (const { id, enabled } of (await admin.api.call(intelligenceApi.feeds)).body) {
    if (enabled) await admin.api.call(intelligenceApi.changeFeed, { id, body: { enabled: false } })
  }
}

describe('feeds', () => {
  it('are read as RSS, Atom and openFDA, each entry once, in plain words, classified and linked safely [S3-2.10-03, S1-1-18]', async () => {
    page(
      '/rss',
      rss(
        item(
          'a1',
          'Recall: pump &amp; set',
          '<link>https://example.org/n/1?utm_source=rss&amp;id=2</link><description><![CDATA[<p>Stop <b>using</b> it.</p><script>alert(1)</script>]]></description><pubDate>Thu, 30 Apr 2026 10:00:00 GMT</pubDate><category>Pumps</category>',
        ),
        item(
          'a2',
          'Bad link',
          '<link>javascript:alert(1)</link><pubDate>Fri, 01 Jan 2100 00:00:00 GMT</pubDate>',
        ),
        item('a1', 'Recall: pump told twice'),
        '<item><guid>a3</guid></item>',
      ),
    )
    page(
      '/atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><id>f</id><entry><id>tag:1</id><title>Guidance on Müller sutures</title><updated>2026-03-02T23:30:00+01:00</updated><link rel="alternate" href="https://example.org/atom/1"/><summary type="html">&lt;p&gt;Device rules&lt;/p&gt;</summary></entry><entry><id>tag:2</id><title>Aspirin tablets</title><updated>2026-03-02T00:00:00Z</updated></entry></feed>`,
    )
    page(
      '/fda',
      JSON.stringify({
        results: [
          {
            product_res_number: 'Z-1-2026',
            cfres_id: '12345',
            event_date_posted: '2026-11-02',
            recalling_firm: 'Firm',
            product_description: 'Catheter, sterile. Ref 1',
            reason_for_recall: 'Label',
            classification: 'Class II',
          },
          null,
          'nonsense',
        ],
      }),
    )
    pages.set('/empty-fda', (response) => response.writeHead(404).end('{"error":{"code":"NOT_FOUND"}}'))
    await add('/rss')
    await add('/atom', { format: 'atom', country: 'UK', isGeneral: true })
    await add('/fda?search=date:[{from}+TO+{to}]', { format: 'openfda-json' })
    await add('/empty-fda', { format: 'openfda-json' })
    expect(await refresh()).toMatchObject({ status: 'done', done: 4, total: 4, failedFeeds: 0 })
    expect(asked.some(({ path }) => path === '/fda?search=date:[20261021+TO+20261120]')).toBe(true)
    expect(await updates('pump')).toMatchObject([
      {
        ...{
          title: 'Recall: pump & set',
          summary: 'Stop using it.',
          priority: 'high',
          category: 'Post-Market',
        },
        ...{
          publishedDate: '2026-04-30',
          tags: ['Pumps'],
          source: 'Feed /rss',
          country: 'US',
          isRead: false,
        },
        url: 'https://example.org/n/1?id=2',
      },
    ])
    expect(await updates('bad link')).toMatchObject([{ url: null, publishedDate: '2026-11-20' }])
    expect(await updates('muller')).toMatchObject([
      {
        country: 'GB',
        publishedDate: '2026-03-02',
        summary: 'Device rules',
        url: 'https://example.org/atom/1',
      },
    ])
    expect(await updates('aspirin')).toEqual([])
    expect(await updates('catheter')).toMatchObject([
      {
        title: 'Recall Z-1-2026: Catheter, sterile (Firm)',
        publishedDate: '2026-11-02',
        url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfRES/res.cfm?id=12345',
        tags: ['Class II'],
      },
    ])
    const count = (await updates('')).length
    expect(await refresh()).toMatchObject({ newUpdates: 0 })
    expect(await updates('')).toHaveLength(count)
    expect(await feedAt('/empty-fda')).toMatchObject({ status: 'ok', error: null, items: 0 })
    expect(await feedAt('/rss')).toMatchObject({ status: 'ok', items: 2 })
  })

  it('are asked for what is new alone, and whole again when they are read otherwise', async () => {
    await offAll()
    pages.set('/kept', (response, request) => {
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"v1"', 'last-modified': 'x' }).end(rss(item('k1', 'Kept')))
    })
    await add('/kept')
    await refresh()
    expect(await feedAt('/kept')).toMatchObject({ status: 'ok', items: 1 })
    await refresh()
    expect(await feedAt('/kept')).toMatchObject({ status: 'unchanged', error: null, items: 1 })
    const id = feeds.get('/kept') ?? 0
    await admin.api.call(intelligenceApi.changeFeed, { id, body: { isGeneral: true } })
    await refresh()
    expect(asked.filter(({ path }) => path === '/kept').map(({ etag }) => etag)).toEqual([
      undefined,
      '"v1"',
      undefined,
    ])
  })

  it('that fail say why, and none keeps another from being read', async () => {
    await offAll()
    const broken: Record<string, [page: (response: ServerResponse) => void, error: RegExp]> = {
      '/500': [(response) => response.writeHead(500).end(), /answered with status 500/],
      '/html': [(response) => response.end('<!doctype html><html><body>Blocked</body></html>'), /a web page/],
      '/nothing': [(response) => response.end(), /is empty/],
      '/garbage': [(response) => response.end('\x00\x01\x02'), /no RSS and no Atom/],
      '/cut': [(response) => response.end('<rss version="2.0"><channel><item><title>a'), /breaks off/],
      '/laughs': [
        (response) =>
          response.end(
            `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>${rss(item('l', '&b;&c;'))}`,
          ),
        /declares entities/,
      ],
      '/deep': [
        (response) => response.end(`<rss version="2.0"><channel>${'<a>'.repeat(50_000)}`),
        /breaks off/,
      ],
      '/round': [(response) => response.writeHead(302, { location: '/round' }).end(), /redirects too often/],
      '/to-file': [
        (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
        /Only https/,
      ],
      '/large': [(response) => response.end('x'.repeat(5 * 1024 * 1024)), /too large/],
      '/silent': [() => undefined, /in time/],
      '/endless': [
        (response) => {
          const more = () => response.destroyed || response.write('<a>', () => setImmediate(more))
          more()
        },
        /in time|too large/,
      ],
      '/broken-off': [
        (response) => {
          response.writeHead(200, { 'content-length': '100' }).write('<rss')
          setImmediate(() => response.destroy())
        },
        /broke off|No answer came/,
      ],
    }
    for (const [path, [respond]] of Object.entries(broken)) {
      pages.set(path, respond)
      await add(path)
    }
    page('/good', rss(item('g1', 'Good news')))
    await add('/good')
    const total = Object.keys(broken).length
    expect(await refresh()).toMatchObject({
      status: 'done',
      done: total + 1,
      failedFeeds: total,
      newUpdates: 1,
    })
    for (const [path, [, error]] of Object.entries(broken)) {
      const feed = await feedAt(path)
      expect([path, feed.status, feed.items]).toEqual([path, 'failed', 0])
      expect(feed.error).toMatch(error)
    }
    expect(await feedAt('/good')).toMatchObject({ status: 'ok', items: 1 })
    expect(hub.jobErrors).toEqual([])
  })

  it('are not looked for in the network the hub stands in, whatever name they go by', async () => {
    await offAll()
    const outside = { ...hub.hub, outgoing: createOutgoing({ timeoutMs: 1000 }) }
    const { port } = service.address() as AddressInfo
    for (const url of [`https://127.0.0.1:${port}/x`, `https://localhost:${port}/x`, 'https://[::1]/x'])
      await add(url, { url })
    const before = asked.length
    await startRefresh(outside, null)
    await hub.hub.jobs.idle()
    for (const { enabled, status, error } of (await admin.api.call(intelligenceApi.feeds)).body) {
      if (enabled) expect([status, error]).toEqual(['failed', expect.stringContaining('private network')])
    }
    expect(asked).toHaveLength(before)
  })

  it('are asked once a day, by one server of several', async () => {
    await offAll()
    page('/daily', rss(item('d1', 'Daily')))
    await add('/daily')
    await refresh()
    const times = () => asked.filter(({ path }) => path === '/daily').length
    await Promise.all([refreshWhenDue(hub.hub), refreshWhenDue(hub.hub)])
    expect(times()).toBe(1)
    hub.clock.advance({ hours: 24 })
    // Nobody stays signed in for so long.
    admin = await person(hub, ['admin'])
    await Promise.all([refreshWhenDue(hub.hub), refreshWhenDue(hub.hub), refreshWhenDue(hub.hub)])
    expect(times()).toBe(2)
  })
})
