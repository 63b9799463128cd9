import type { FeedFormat } from '#core/intelligence/feeds.ts'
import { dayOf } from '#server/platform/day.ts'
import { type Outgoing, type OutgoingAnswer, OutgoingError } from '#server/platform/outgoing.ts'
import { type FeedEntry, readFeed, UnreadableFeed } from './read-feed.ts'

export interface AskedFeed {
  readonly url: string
  readonly format: FeedFormat
  readonly etag: string | null
  readonly last_modified: string | null
}

/** Result of checking a feed; the error can be shown to users. */
export type Asked =
  | { readonly is: 'unchanged' }
  | {
      readonly is: 'ok'
      readonly entries: readonly FeedEntry[]
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly is: 'failed'; readonly error: string }

const maxBytes = 4 * 1024 * 1024
const redirects = 5

/** Fetches what is new since the last check. Failures of the feed are returned, not thrown. */
export async function askFeed(outgoing: Outgoing, feed: AskedFeed, now: Date): Promise<Asked> {
  try {
    const answer = await outgoing.ask(addressOf(feed, now), { maxBytes, redirects, headers: headersOf(feed) })
    return read(feed, answer)
  } catch (error) {
    if (error instanceof OutgoingError || error instanceof UnreadableFeed)
      return { is: 'failed', error: `${error.message.replace(/\.$/, '')}.` }
    throw error
  }
}

const headersOf = ({ format, etag, last_modified }: AskedFeed): Record<string, string> => ({
  accept:
    format === 'openfda-json'
      ? 'application/json'
      : 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5',
  ...(etag !== null && { 'if-none-match': etag }),
  ...(last_modified !== null && { 'if-modified-since': last_modified }),
})

const dayMs = 86_400_000
const asked = 30 * dayMs

/** With the last thirty days in it, where the address has room for them. */
function addressOf({ url }: AskedFeed, now: Date): string {
  const day = (at: number) => dayOf(new Date(at)).replaceAll('-', '')
  return url.replaceAll('{from}', day(now.getTime() - asked)).replaceAll('{to}', day(now.getTime()))
}

function read({ format }: AskedFeed, { status, headers, bytes }: OutgoingAnswer): Asked {
  if (status === 304) return { is: 'unchanged' }
  // openFDA answers 404 if nothing matches.
  const isNothing = format === 'openfda-json' && status === 404 && bytes.includes('NOT_FOUND')
  if (status >= 301 && status <= 308)
    throw new UnreadableFeed('The feed redirects too often, or to no address')
  if (status !== 200 && !isNothing) throw new UnreadableFeed(`The feed answered with status ${status}`)
  const contentType = one(headers['content-type']) ?? ''
  return {
    is: 'ok',
    entries: isNothing ? [] : readFeed(format, { bytes, contentType }),
    etag: kept(headers.etag),
    lastModified: kept(headers['last-modified']),
  }
}

const one = (header: string | readonly string[] | undefined) =>
  typeof header === 'string' ? header : header?.[0]

/** What is sent back with the next question, where it can be. */
function kept(header: string | readonly string[] | undefined): string | null {
  const text = one(header)
  return text !== undefined && text.length <= 500 && /^[\x20-\x7e]+$/.test(text) ? text : null
}
