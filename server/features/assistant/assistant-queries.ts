import { type Selectable, sql } from 'kysely'
import type { Feedback, FeedbackQuery } from '#core/contract/assistant.ts'
import { fold } from '#core/text/fold.ts'
import type { AssistantFeedbackTable, AssistantModelTable } from '#server/database/assistant-tables.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, startOfDay, startOfNextDay } from '#server/database/expressions.ts'
import { defineList } from '#server/lists/list.ts'
import { column, equals, instant } from '#server/lists/properties.ts'
import type { Tx } from '#server/platform/hub.ts'

export type FeedbackRow = Selectable<AssistantFeedbackTable> & { readonly user_name: string }

const as = column<FeedbackRow>()
const at = instant<FeedbackRow>()

/** Feedback on answers, for administrators. */
export const feedbackList = defineList<FeedbackRow, Feedback, FeedbackQuery>()({
  table: 'assistant_feedback',
  key: 'id',
  derived: {
    user_name: sql`(select first_name || ' ' || last_name from users where id = assistant_feedback.user_id)`,
  },
  properties: {
    id: as('id'),
    createdAt: at('created_at'),
    userId: as('user_id'),
    userName: as('user_name'),
    assistant: as('assistant'),
    question: as('question'),
    answer: as('answer'),
    sources: as('sources'),
    confidence: as('confidence'),
    category: as('category'),
    helpful: as('helpful'),
  },
  sorts: { createdAt: { by: sql`created_at` } },
  defaultSort: '-createdAt',
  filters: {
    helpful: (helpful) => sql`helpful = ${helpful}`,
    assistant: equals('assistant'),
    from: (day) => sql`created_at >= ${startOfDay(day)}`,
    to: (day) => sql`created_at < ${startOfNextDay(day)}`,
  },
  search: async (text) => sql`(question ilike ${anywhere(text)} or answer ilike ${anywhere(text)})`,
  changes: null,
  file: {
    name: 'assistant-feedback',
    entityType: 'export',
    columns: [
      { header: 'When (UTC)', ...at('created_at') },
      { header: 'Person', ...as('user_name') },
      { header: 'Assistant', ...as('assistant') },
      { header: 'Helpful', ...as('helpful') },
      { header: 'Question', ...as('question') },
      { header: 'Answer', ...as('answer') },
      { header: 'Sources', from: ['sources'], value: ({ sources }) => sources.join('; ') },
      { header: 'Confidence', ...as('confidence') },
      { header: 'Category', ...as('category') },
    ],
  },
})

export const feedbackOf = (
  tx: Tx,
  userId: number,
  messageId: string,
): Promise<Selectable<AssistantFeedbackTable> | undefined> =>
  tx
    .selectFrom('assistant_feedback')
    .selectAll()
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()

export const modelRow = (db: Db | Tx): Promise<Selectable<AssistantModelTable> | undefined> =>
  db.selectFrom('assistant_model').selectAll().executeTakeFirst()

/** Regulatory updates that came from feeds; the built-in ones are known from the markets themselves. */
export const newestUpdates = (db: Db, limit: number) =>
  db
    .selectFrom('updates')
    .select(['id', 'title', 'summary', 'country', 'category', 'tags', 'source', 'url', 'published_on'])
    .where('feed_id', 'is not', null)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

interface NamedDevice {
  readonly id: number
  readonly deviceName: string
  readonly deviceNumber: string
  readonly versionNumber: string
}

/** The devices of which these are numbers, names or UDI-DIs, this many at most. */
export async function devicesNamed(
  db: Db,
  names: readonly string[],
  atMost: number,
): Promise<readonly NamedDevice[]> {
  const keys = names.map(fold)
  const { rows } = await sql<NamedDevice>`
    select id, device_name as "deviceName", device_number as "deviceNumber", version_number as "versionNumber"
    from master_records
    where is_latest and status <> 'deleted' and (
      device_number_key = any(${keys}::text[]) or device_name_key = any(${keys}::text[])
      or document ->> 'udiDi' = any(${[...names]}::text[]))
    order by device_number limit ${atMost}`.execute(db)
  return rows
}
