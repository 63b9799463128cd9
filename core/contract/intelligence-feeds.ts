import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { feedFormats } from '#core/intelligence/feeds.ts'
import { findUpdateCountry, updateCategories } from '#core/intelligence/update-lists.ts'
import { givenNumber } from './whole-number.ts'

/** Where regulatory updates come from, and asking for them (decision D25). */

export const country = plainText(60).transform((written, context) => {
  if (written.trim() === '') {
    context.issues.push({ code: 'custom', input: written, message: 'Choose a country' })
    return z.NEVER
  }
  const found = findUpdateCountry(written)
  if (found) return found.code
  context.issues.push({
    code: 'custom',
    input: written,
    message: `"${written}" is no country of the list; write a code like US, EU or UK`,
  })
  return z.NEVER
})

export const Feed = z.object({
  id: z.int(),
  revision: z.int(),
  name: z.string(),
  url: z.string(),
  format: z.enum(feedFormats),
  country: z.string(),
  /** What an entry is about that no word tells. */
  category: z.enum(updateCategories),
  /** Entries that name no device are left out. */
  isGeneral: z.boolean(),
  enabled: z.boolean(),
  /** The hub knew it from the start. */
  isKnown: z.boolean(),
  note: z.string().nullable(),
  status: z.enum(['never', 'ok', 'unchanged', 'failed']),
  /** What went wrong when it was asked last. */
  error: z.string().nullable(),
  askedAt: z.string().nullable(),
  /** When it last answered something that could be read. */
  answeredAt: z.string().nullable(),
  /** Updates that came from it. */
  items: z.int(),
})
export type Feed = z.infer<typeof Feed>

/** Without a name and a password in it: addresses are shown. */
const feedAddress = /^https?:\/\/([^\s/?#:@[\]]+|\[[0-9a-f:.]+\])(:\d{1,5})?([/?#]\S*)?$/i

const feedShape = {
  name: plainText(120).trim().min(1, 'Must not be blank'),
  url: plainText(1000)
    .trim()
    .refine((text) => feedAddress.test(text), 'Write an address like https://example.org/feed.xml'),
  format: z.enum(feedFormats, `One of ${feedFormats.join(', ')}`),
  country,
  category: z.enum(updateCategories, 'Choose a category of the list'),
  isGeneral: z.boolean(),
  enabled: z.boolean(),
}
export const NewFeed = z.object({
  ...feedShape,
  name: z.string('Name the feed').pipe(feedShape.name),
  url: z.string('Write its address').pipe(feedShape.url),
  country: z.string('Choose a country').pipe(country),
  category: feedShape.category.default('Guidelines'),
  isGeneral: feedShape.isGeneral.default(false),
  enabled: feedShape.enabled.default(true),
})
export type NewFeed = z.output<typeof NewFeed>

/** An absent property stays as it is. */
export const FeedChange = z.object({ ...feedShape, revision: givenNumber() }).partial()
export type FeedChange = z.output<typeof FeedChange>

export const FeedRefresh = z.object({
  id: z.int(),
  status: z.enum(['running', 'done', 'failed']),
  /** Feeds that were asked, and those there are to ask. */
  done: z.int(),
  total: z.int(),
  newUpdates: z.int(),
  failedFeeds: z.int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type FeedRefresh = z.infer<typeof FeedRefresh>
