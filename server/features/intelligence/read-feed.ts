import { type AtomFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import type { FeedFormat } from '#core/intelligence/feeds.ts'
import { plainTextOf, shortened } from '#core/text/plain-text.ts'
import { dayOf } from '#server/platform/day.ts'
import { storableText } from '#server/platform/storable-text.ts'
import type { RawEntry } from './raw-entry.ts'
import { readOpenFda } from './read-open-fda.ts'

/** An entry of a feed, as plain text. */
export interface FeedEntry {
  /** The entry’s id in the feed. */
  readonly guid: string
  readonly title: string
  readonly summary: string
  /** http or https. */
  readonly url: string | null
  /** YYYY-MM-DD; null where the feed says none that can be read. */
  readonly day: string | null
  readonly tags: readonly string[]
}

/** The message can be shown to users. */
export class UnreadableFeed extends Error {
  override readonly name = 'UnreadableFeed'
}

/** Upper limit per request; the rest comes with the next one. */
const mostEntries = 500

export interface Answer {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Reads what a feed answered, the newest first as they stand there. Throws an UnreadableFeed. */
export function readFeed(format: FeedFormat, answer: Answer): FeedEntry[] {
  const raw = format === 'openfda-json' ? readOpenFda(jsonOf(answer.bytes)) : entriesOf(textOf(answer))
  const entries = raw.slice(0, mostEntries).flatMap(tidy)
  return [...new Map(entries.toReversed().map((entry) => [entry.guid, entry])).values()].toReversed()
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new UnreadableFeed('The answer is not JSON')
  }
}

/** In the encoding the answer names, else the one in its first line; of an unknown one UTF-8. */
function textOf({ bytes, contentType }: Answer): string {
  const head = bytes.subarray(0, 200).toString('latin1')
  const named = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? /encoding=["']([\w-]+)["']/i.exec(head)?.[1]
  const unicode = head.startsWith('\xff\xfe')
    ? 'utf-16le'
    : head.startsWith('\xfe\xff')
      ? 'utf-16be'
      : undefined
  try {
    return new TextDecoder(unicode ?? named ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}

function entriesOf(text: string): RawEntry[] {
  if (/<!ENTITY/i.test(text))
    throw new UnreadableFeed('The feed declares entities, which no feed needs; it was not read')
  const begins = /<([\w-]+:)?(rss|feed|rdf)[\s>]/i.test(text.slice(0, 2000))
  if (begins && !/<\/([\w-]+:)?(rss|feed|rdf)\s*>/i.test(text.slice(-2000)))
    throw new UnreadableFeed('The feed breaks off before its end')
  const told = parsed(text)
  if (told.format === 'atom') return (told.feed.entries ?? []).map(ofAtom)
  if (told.format === 'json') throw new UnreadableFeed('The answer is JSON Feed; RSS and Atom are read')
  return (told.feed.items ?? []).map(ofRss)
}

function parsed(text: string) {
  try {
    return parseFeed(text)
  } catch {
    const start = text.slice(0, 2000)
    if (text.trim() === '') throw new UnreadableFeed('The answer is empty')
    if (/<html|<!doctype html/i.test(start) && !/<(rss|feed|rdf:rdf)[\s>]/i.test(start))
      throw new UnreadableFeed('The address answers with a web page, not with a feed')
    throw new UnreadableFeed('The answer is no RSS and no Atom that can be read')
  }
}

type RssItem = NonNullable<RssFeed.Feed<string>['items']>[number]
type RdfItem = NonNullable<RdfFeed.Feed<string>['items']>[number]
type AtomEntry = NonNullable<AtomFeed.Feed<string>['entries']>[number]

function ofRss(item: RssItem | RdfItem): RawEntry {
  const own: Partial<RssItem> = 'pubDate' in item || 'guid' in item || 'categories' in item ? item : {}
  return {
    id: own.guid?.value ?? item.link,
    title: item.title,
    summary: item.description ?? item.content?.encoded,
    url: item.link ?? (own.guid?.isPermaLink === false ? undefined : own.guid?.value),
    date: own.pubDate ?? item.dc?.dates?.[0],
    tags: own.categories?.map(({ name }) => name),
  }
}

function ofAtom(entry: AtomEntry): RawEntry {
  const links = entry.links ?? []
  const link = links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0]
  return {
    id: entry.id ?? link?.href,
    title: entry.title?.value,
    summary: entry.summary?.value ?? entry.content?.value,
    url: link?.href,
    date: entry.published ?? entry.updated,
    tags: entry.categories?.map(({ label, term }) => label ?? term),
  }
}

/** As much of a text as is looked at, marks and all. */
const looked = 20_000
const plain = (text: string | undefined, most: number): string =>
  shortened(storableText(plainTextOf((text ?? '').slice(0, looked))), most)

function tidy(raw: RawEntry): FeedEntry[] {
  const url = webAddress(raw.url)
  const summary = plain(raw.summary, 2000)
  const title = plain(raw.title, 300) || shortened(summary, 120)
  const guid = storableText(raw.id?.trim() || url || title).slice(0, 1000)
  if (title === '') return []
  const tags = [...new Set(raw.tags?.map((tag) => plain(tag, 60)).filter((tag) => tag !== ''))].slice(0, 8)
  return [{ guid, title, summary, url, day: dayFrom(raw.date), tags }]
}

/** Nothing but http and https is ever linked to; what only counts visitors is left out. */
function webAddress(text: string | undefined): string | null {
  if (text === undefined || !URL.canParse(text.trim())) return null
  const url = new URL(text.trim())
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name)
  return url.href.length > 2000 ? null : url.href
}

/** A zone stands after a time, and is not its half of the day. */
const namesZone = /:\d{2}\s*(?:[ap]m\s*)?(?:[+-]\d|(?![ap]m\b)[a-z])/i

/** The day where it was written, or in UTC: never in the zone of the server. */
function dayFrom(written = ''): string | null {
  const iso = /^\s*(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(written)
  const text = iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : namesZone.test(written) ? written : `${written} UTC`
  const time = Date.parse(text)
  if (Number.isNaN(time)) return null
  const day = dayOf(new Date(time))
  return /^[12]\d{3}-/.test(day) ? day : null
}
