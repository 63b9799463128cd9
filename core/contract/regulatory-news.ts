import { z } from 'zod'
import { updateCategories, updateKinds, updatePriorities } from '#core/intelligence/update-lists.ts'
import { endpoint } from './endpoint.ts'

/** A regulatory update, and the question every screen asks about new ones; apart from all that one screen needs. */

export const Priority = z.enum(updatePriorities)
export const Category = z.enum(updateCategories)

export const RegulatoryNews = z.object({
  id: z.int(),
  priority: Priority,
  /** Who says so. */
  source: z.string(),
  /** ISO 3166-1, EU, or INT. */
  country: z.string(),
  category: Category,
  /** What it touches. */
  impact: z.string(),
  title: z.string(),
  /** Plain text. */
  summary: z.string(),
  /** A publication of a regulator, or a date the hub knows by itself. */
  kind: z.enum(updateKinds),
  /** YYYY-MM-DD: the day of publication; for a fact, the day it is sorted by. */
  publishedDate: z.string(),
  /** YYYY-MM-DD: the last day one of the hub's own entries was confirmed; null for those from a feed. */
  confirmedOn: z.string().nullable(),
  tags: z.array(z.string()),
  /** http or https; null where none is known. */
  url: z.string().nullable(),
  /** By the person who asks. */
  isRead: z.boolean(),
})
export type RegulatoryNews = z.infer<typeof RegulatoryNews>

export const newsApi = {
  realTime: endpoint({
    method: 'GET',
    path: '/api/regulatory-intelligence/real-time',
    access: 'view-submissions',
    summary: 'What came since the person last asked this; nothing the first time, 200 at most',
    response: z.array(RegulatoryNews),
  }),
}
