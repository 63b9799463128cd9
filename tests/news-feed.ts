import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { keepBuiltIn } from '#server/features/intelligence/built-in.ts'
import { startRefresh } from '#server/features/intelligence/refresh-service.ts'
import { person } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A regulator in Japan, the only one the hub asks, that publishes what a test wants. */
export interface NewsFeed {
  /** What it publishes from now on. */
  publish(...titles: readonly string[]): void
  /** Publishes these, and has the hub read them. */
  arrive(...titles: readonly string[]): Promise<void>
  close(): void
}

export async function startNewsFeed(hub: TestApp): Promise<NewsFeed> {
  let news: readonly string[] = []
  const item = (title: string) => `<item><title>${title}</title><guid>${title}</guid></item>`
  const service = createServer((_, response) =>
    response.end(`<rss version="2.0"><channel>${news.map(item).join('')}</channel></rss>`),
  )
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  await keepBuiltIn(hub.hub)
  // Nobody asks regulators from here.
  await hub.hub.db.updateTable('feeds').set({ enabled: false }).execute()
  const admin = await person(hub, ['admin'])
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/feed`
  await admin.api.call(intelligenceApi.addFeed, {
    body: { name: 'Regulator', url, format: 'rss', country: 'JP' },
  })
  return {
    publish: (...titles) => {
      news = titles
    },
    arrive: async (...titles) => {
      news = titles
      await startRefresh(hub.hub, null)
      await hub.hub.jobs.idle()
    },
    close: () => {
      service.closeAllConnections()
      service.close()
    },
  }
}
