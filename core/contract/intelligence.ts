import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { updateCategories, updatePriorities } from '#core/intelligence/update-lists.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { impactApi } from './impact.ts'
import { country, Feed, FeedChange, FeedRefresh, NewFeed } from './intelligence-feeds.ts'
import { updateSorts } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { Category, newsApi, Priority } from './regulatory-news.ts'
import { RegulatoryUpdate } from './regulatory-updates.ts'
import { Id } from './whole-number.ts'

/** Regulatory updates, alerts and figures (specification, document 3 sections 2.10 and 7; decision D25). */

/** Any of several; "all" and nothing narrow nothing, as the specified client leaves them out (document 3 section 7). */
const any = several.transform((values) => values.filter((value) => value !== '' && value !== 'all'))

export const UpdateQuery = listQuery(RegulatoryUpdate, updateSorts, {
  country: any.pipe(z.array(country)).optional(),
  category: any.pipe(z.array(z.enum(updateCategories, 'No category of the list'))).optional(),
  priority: any.pipe(z.array(z.enum(updatePriorities, 'One of high, medium, low'))).optional(),
  /** Only updates the user has not read. */
  unread: z.enum(['true'], 'Only true').optional(),
  /** Only updates of markets that devices of the hub have. */
  own: z.enum(['true'], 'Only true').optional(),
  /** Only updates that affect devices of the hub. */
  affects: z.enum(['true'], 'Only true').optional(),
  /** Only updates nobody has begun to assess. */
  unassessed: z.enum(['true'], 'Only true').optional(),
  /** Only matches of the user’s own alerts. */
  alert: Id.optional(),
})
export type UpdateQuery = z.output<typeof UpdateQuery>

const YearFigures = z.object({
  total: z.int(),
  high: z.int(),
  medium: z.int(),
  low: z.int(),
  months: z.array(z.int()),
  categories: z.partialRecord(Category, z.int()),
})

export const UpdateAnalytics = z.object({
  totalUpdates: z.int(),
  unreadCount: z.int(),
  highPriorityCount: z.int(),
  /** By year, as YYYY. */
  yearlyBreakdown: z.record(z.string(), YearFigures),
  /** The most frequent first; the last six months and the six before. */
  categoryTrends: z.array(z.object({ category: Category, total: z.int(), recent: z.int(), before: z.int() })),
  /** The last twelve months. */
  recentTrends: z.array(z.object({ month: z.string(), total: z.int(), high: z.int() })),
  priorityDistribution: z.record(Priority, z.int()),
})
export type UpdateAnalytics = z.infer<typeof UpdateAnalytics>

export const Alert = z.object({
  id: z.int(),
  name: z.string(),
  priority: Priority,
  isActive: z.boolean(),
  keywords: z.array(z.string()),
  countries: z.array(z.string()),
  /** Whether the person is told in the hub. */
  notify: z.boolean(),
  /** Whether notices and webhooks leave out updates that affect no device of the hub, not even perhaps. */
  affectedOnly: z.boolean(),
  /** Updates it has found, whatever they affect. */
  matchCount: z.int(),
  /** When an update last came that it was waiting for. */
  lastTriggered: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

const words = plainText(80).trim().min(1, 'Must not be blank')
const once = <T>(values: T[]): T[] => [...new Set(values)]

const alertShape = {
  name: plainText(120).trim().min(1, 'Alert name is required'),
  priority: z.enum(updatePriorities, 'One of high, medium, low'),
  keywords: z.array(words).max(50, 'At most 50').transform(once),
  countries: z.array(country).max(50, 'At most 50').transform(once),
  isActive: z.boolean(),
  notify: z.boolean(),
  affectedOnly: z.boolean(),
}
export const NewAlert = z.object({
  name: z.string('Alert name is required').pipe(alertShape.name),
  priority: alertShape.priority.default('medium'),
  keywords: alertShape.keywords.default([]),
  countries: alertShape.countries.default([]),
  isActive: alertShape.isActive.default(true),
  notify: alertShape.notify.default(true),
  affectedOnly: alertShape.affectedOnly.default(false),
})
export type NewAlert = z.output<typeof NewAlert>

/** An absent property stays as it is. */
export const AlertChange = z.object(alertShape).partial()
export type AlertChange = z.output<typeof AlertChange>

const base = '/api/regulatory-intelligence'
const view = 'view-submissions'

export const intelligenceApi = {
  updates: endpoint({
    method: 'GET',
    path: `${base}/updates`,
    access: view,
    summary: 'Regulatory updates, the newest first',
    query: UpdateQuery,
    response: z.array(RegulatoryUpdate),
    list: true,
  }),
  updatesExport: endpoint({
    method: 'GET',
    path: `${base}/updates/export`,
    access: 'export-data',
    summary: 'The same as CSV',
    query: UpdateQuery.omit(wholeList),
    response: 'file',
  }),
  read: endpoint({
    method: 'POST',
    path: `${base}/updates/:id/read`,
    access: view,
    summary: 'Mark one as read, for the person who asks',
    params: IdParams,
    response: RegulatoryUpdate,
  }),
  readAll: endpoint({
    method: 'POST',
    path: `${base}/updates/read-all`,
    access: view,
    summary: 'Mark all as read, for the person who asks',
    response: z.object({ marked: z.int() }),
  }),
  analytics: endpoint({
    method: 'GET',
    path: `${base}/analytics`,
    access: view,
    summary: 'How many updates there are, by year, month, category and priority',
    response: UpdateAnalytics,
  }),
  ...newsApi,
  ...impactApi,
  alerts: endpoint({
    method: 'GET',
    path: `${base}/alerts`,
    access: view,
    summary: "One's own alerts by name, with what they have found",
    response: z.array(Alert),
  }),
  createAlert: endpoint({
    method: 'POST',
    path: `${base}/alerts`,
    access: view,
    summary: 'A new alert of one’s own; what it finds among the updates that are there counts at once',
    body: NewAlert,
    response: Alert,
    status: 201,
  }),
  updateAlert: endpoint({
    method: 'PUT',
    path: `${base}/alerts/:id`,
    access: view,
    summary: 'Change what is named, isActive too; what is absent stays',
    params: IdParams,
    body: AlertChange,
    response: Alert,
  }),
  deleteAlert: endpoint({
    method: 'DELETE',
    path: `${base}/alerts/:id`,
    access: view,
    summary: 'Delete an alert of one’s own; the updates stay',
    params: IdParams,
    response: Alert,
  }),
  refresh: endpoint({
    method: 'POST',
    path: `${base}/refresh`,
    access: view,
    summary: 'Ask all feeds now; answers the one that runs, where one does',
    response: FeedRefresh,
  }),
  lastRefresh: endpoint({
    method: 'GET',
    path: `${base}/refresh`,
    access: view,
    summary: 'How far the feeds are asked, or when they last were; null where they never were',
    response: FeedRefresh.nullable(),
  }),
  feeds: endpoint({
    method: 'GET',
    path: `${base}/feeds`,
    access: 'system-admin',
    summary: 'Where updates come from, and how each feed does',
    response: z.array(Feed),
  }),
  addFeed: endpoint({
    method: 'POST',
    path: `${base}/feeds`,
    access: 'system-admin',
    summary: 'A further feed',
    body: NewFeed,
    response: Feed,
    status: 201,
  }),
  changeFeed: endpoint({
    method: 'PUT',
    path: `${base}/feeds/:id`,
    access: 'system-admin',
    summary: 'Change what is named; what is absent stays',
    params: IdParams,
    body: FeedChange,
    response: Feed,
  }),
}
