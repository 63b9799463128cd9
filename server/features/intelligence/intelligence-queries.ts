import { sql } from 'kysely'
import { markets } from '#core/code-lists/markets.ts'
import type { UpdateQuery } from '#core/contract/intelligence.ts'
import type { RegulatoryNews } from '#core/contract/regulatory-news.ts'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import type { AssessmentOutcome, AssessmentState } from '#core/dictionary/assessment/index.ts'
import type { UpdateCount } from '#core/intelligence/analytics.ts'
import { scopeOf, type UpdateScope, wordsOfScope } from '#core/intelligence/update-scope.ts'
import type { Db } from '#server/database/connect.ts'
import type { Impacts } from '#server/impact/impacts.ts'
import { scopeColumn } from '#server/impact/scope-queries.ts'
import { defineList, type Properties } from '#server/lists/list.ts'
import { column, contains, oneOf } from '#server/lists/properties.ts'
import type { Tx } from '#server/platform/hub.ts'
import { inUse, isMarketOfDevice } from '#server/standing/markets-of-device-queries.ts'

interface AssessmentOfUpdate {
  readonly id: number
  readonly state: AssessmentState
  readonly outcome: AssessmentOutcome | null
  readonly assigneeName: string | null
}

const derived = {
  scope: scopeColumn,
  assessment: sql<AssessmentOfUpdate | null>`(
    select json_build_object('id', id, 'state', state, 'outcome', outcome, 'assigneeName',
      (select first_name || ' ' || last_name from users where users.id = assignee_id))
    from assessments where update_id = updates.id and not deleted order by (state <> 'completed') desc, id desc limit 1)`,
  read_by: sql<number[]>`array(select user_id from update_reads where update_id = updates.id)`,
}

export type UpdateRow = Awaited<ReturnType<typeof updatesAfter>>[number]

/** Without the scope of the text, which may have been corrected. */
function selected(db: Db | Tx) {
  return db
    .selectFrom('updates')
    .select([
      'updates.id',
      'feed_id',
      'guid',
      'title',
      'summary',
      'url',
      'published_on',
      'country',
      'category',
    ])
    .select(['priority', 'impact', 'tags', 'source', 'kind', 'confirmed_on', 'stored_at'])
    .select([derived.read_by.as('read_by'), derived.scope.as('scope'), derived.assessment.as('assessment')])
}

const as = column<UpdateRow>()

export const newsProperties: Properties<UpdateRow, RegulatoryNews> = {
  id: as('id'),
  priority: as('priority'),
  source: as('source'),
  country: as('country'),
  category: as('category'),
  impact: as('impact'),
  title: as('title'),
  summary: as('summary'),
  kind: as('kind'),
  publishedDate: as('published_on'),
  confirmedOn: as('confirmed_on'),
  tags: as('tags'),
  url: as('url'),
  isRead: { from: ['read_by'], value: ({ read_by }, { id }) => read_by.includes(id) },
}

export const updateProperties = (impacts: Impacts): Properties<UpdateRow, RegulatoryUpdate> => ({
  ...newsProperties,
  scope: { from: ['scope', 'country'], value: (row) => presentScope(scopeOf(row)) },
  affected: { from: ['scope', 'country'], value: (row) => impacts.of(scopeOf(row)) },
  assessment: as('assessment'),
})

export const presentScope = ({ ...scope }: UpdateScope): RegulatoryUpdate['scope'] => ({
  ...scope,
  markets: [...scope.markets],
  riskClasses: [...scope.riskClasses],
  laws: [...scope.laws],
  emdn: [...scope.emdn],
  productCodes: [...scope.productCodes],
})

const readBy = (userId: number) =>
  sql<boolean>`exists (select from update_reads where update_id = updates.id and user_id = ${userId}::int)`

/** `affecting`: the updates that affect devices, where somebody asks for those. */
export const updateListOf = (impacts: Impacts, affecting: readonly number[]) =>
  defineList<UpdateRow, RegulatoryUpdate, UpdateQuery>()({
    table: 'updates',
    key: 'id',
    derived,
    properties: updateProperties(impacts),
    sorts: {
      publishedDate: { by: sql`published_on collate "C"` },
      priority: { by: sql`case priority when 'high' then 3 when 'medium' then 2 else 1 end` },
      title: { by: sql`title collate "C"` },
    },
    defaultSort: '-publishedDate',
    filters: {
      country: (values) => anyOf('country', values),
      category: (values) => anyOf('category', values),
      priority: (values) => anyOf('priority', values),
      unread: (_, { viewer }) => sql<boolean>`not ${readBy(viewer.id)}`,
      own: () =>
        sql<boolean>`(${sql.join(
          markets.map(({ code }) => isOfOwnMarket(code)),
          sql` or `,
        )})`,
      affects: () => sql<boolean>`updates.id = any(${affecting}::int[])`,
      unassessed: () =>
        sql<boolean>`not exists (select from assessments where update_id = updates.id and not assessments.deleted)`,
      // Another user’s alert matches nothing.
      alert: (id, { viewer }) => sql<boolean>`exists (
      select from alert_matches join alerts on alerts.id = alert_matches.alert_id
      where alert_matches.update_id = updates.id and alerts.id = ${id}::int and alerts.user_id = ${viewer.id}::int)`,
    },
    search: contains('search_text'),
    changes: null,
    file: {
      name: 'regulatory-updates',
      entityType: 'export',
      columns: [
        {
          header: 'Published',
          from: ['kind', 'published_on'],
          value: ({ kind, published_on }) => (kind === 'publication' ? published_on : ''),
        },
        { header: 'Confirmed on', ...as('confirmed_on') },
        { header: 'Priority', ...as('priority') },
        { header: 'Country', ...as('country') },
        { header: 'Category', ...as('category') },
        { header: 'Title', ...as('title') },
        { header: 'Summary', ...as('summary') },
        { header: 'Impact', ...as('impact') },
        { header: 'Source', ...as('source') },
        { header: 'Concerns', from: ['scope', 'country'], value: (row) => wordsOfScope(scopeOf(row)) },
        {
          header: 'Affected Devices',
          from: ['scope', 'country'],
          value: (row) => impacts.of(scopeOf(row)).devices,
        },
        { header: 'Tags', from: ['tags'], value: ({ tags }) => tags.join('; ') },
        { header: 'URL', ...as('url') },
      ],
    },
  })

const isOfOwnMarket = (code: string) => sql`(updates.country = ${code} and exists (
  select from master_records where ${inUse} and ${isMarketOfDevice([code])}))`

/** "all" narrows nothing, and nothing is left of it by then. */
const anyOf = (name: string, values: readonly string[]) =>
  values.length === 0 ? undefined : oneOf(name)(values)

/** The updates that were stored after one, the newest first. */
export async function updatesAfter(db: Db | Tx, id: number, limit: number) {
  return selected(db).where('updates.id', '>', id).orderBy('updates.id', 'desc').limit(limit).execute()
}

export async function findUpdate(db: Db | Tx, id: number): Promise<UpdateRow | undefined> {
  return selected(db).where('updates.id', '=', id).executeTakeFirst()
}

export async function updateCounts(db: Db): Promise<UpdateCount[]> {
  return (
    db
      .selectFrom('updates')
      // A fact of the hub was not published in any month: it is counted under a blank one.
      .select(['category', 'priority'])
      .select(sql<string>`case kind when 'fact' then '' else left(published_on, 7) end`.as('month'))
      .select(sql<number>`count(*)::int`.as('count'))
      .groupBy(['month', 'category', 'priority'])
      .execute()
  )
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('updates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`not ${readBy(userId)}`)
    .executeTakeFirstOrThrow()
  return count
}

/** The update a person was shown last when asking for news; undefined where they never asked. */
export async function lastAsked(tx: Tx, userId: number) {
  return tx
    .selectFrom('update_asks')
    .select('last_update')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function newestUpdate(db: Db | Tx): Promise<number> {
  const { newest } = await db
    .selectFrom('updates')
    .select(sql<number>`coalesce(max(id), 0)::int`.as('newest'))
    .executeTakeFirstOrThrow()
  return newest
}

/** What each of the updates concerns. */
export async function scopesOfAll(db: Db) {
  return db
    .selectFrom('updates')
    .select(['updates.id', 'country', scopeColumn.as('scope')])
    .execute()
}

/** Texts that were stored before anybody read them for what they concern. */
export async function unreadTexts(tx: Tx, limit: number) {
  return tx
    .selectFrom('updates')
    .select(['id', 'title', 'summary', 'tags', 'country'])
    .where('scope', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}
