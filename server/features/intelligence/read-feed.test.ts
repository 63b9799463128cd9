import { afterEach, describe, expect, it } from 'vitest'
import { readFeed } from './read-feed.ts'

/** The day of an entry is the one that was written, wherever the server stands. */
describe('the day of an entry', () => {
  const before = process.env.TZ
  afterEach(() => {
    process.env.TZ = before
    if (before === undefined) delete process.env.TZ
  })
  const dayOf = (written: string) => {
    const body = `<rss version="2.0"><channel><item><title>x</title><guid>1</guid><pubDate>${written}</pubDate></item></channel></rss>`
    return readFeed('rss', { bytes: Buffer.from(body), contentType: 'text/xml' })[0]?.day
  }

  it.each(['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati'])('read in %s', (zone) => {
    process.env.TZ = zone
    for (const written of [
      'Mon, 05 Jan 2026',
      'January 5, 2026',
      '05-Jan-2026',
      '5 Jan 2026 10:30 PM',
      'Mon, 05 Jan 2026 23:59:00 GMT',
      'Mon, 05 Jan 2026 20:00:00 +0900',
      '2026-01-05',
      '20260105',
      '2026-01-05T23:00:00-05:00',
    ]) {
      expect([written, dayOf(written)]).toEqual([written, '2026-01-05'])
    }
    expect(dayOf('soon')).toBeNull()
  })
})
