import { type Selectable, sql } from 'kysely'
import type { Feedback, FeedbackQuery } from '#core/contract/assistant.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { type DeviceFilter, type Trait, withoutFields } from '#core/knowledge/own/own-asks.ts'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import { fold } from '#core/text/fold.ts'
import type { AssistantFeedbackTable, AssistantModelTable } from '#server/database/assistant-tables.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, startOfDay, startOfNextDay } from '#server/database/expressions.ts'
import { defineList } from '#server/lists/list.ts'
import { column, equals, instant } from '#server/lists/properties.ts'
import type { Tx } from '#server/platform/hub.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'

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

export interface NamedDevice {
  readonly id: number
  readonly deviceName: string
  readonly deviceNumber: string
  readonly versionNumber: string
  readonly status: MasterStatus
  readonly targetCountries: readonly string[]
  readonly document: AnyDocument
  readonly changeReason: string | null
  readonly deleteReason: string | null
  readonly updatedAt: Date
  readonly basicUdiDis: readonly string[]
}

const namedColumns = sql`id, device_name as "deviceName", device_number as "deviceNumber",
  version_number as "versionNumber", status, target_countries as "targetCountries", document,
  change_reason as "changeReason", delete_reason as "deleteReason", updated_at as "updatedAt", dictionary,
  array(select distinct basic_udi_di from submissions where submissions.device_number = master_records.device_number
    and basic_udi_di is not null) as "basicUdiDis"`

/** The newest version of a device; of a deleted device there is none that is the latest. */
const isNewest = sql<boolean>`(is_latest or (status = 'deleted' and not exists (
  select 1 from master_records other where other.device_number = master_records.device_number and other.is_latest)))`

/**
 * The devices of which these are numbers, names or UDI-DIs, and those whose name, or its first word, may be in the
 * question; deleted ones too.
 */
export async function devicesNamed(
  db: Db,
  {
    names,
    question,
    words,
    beginnings,
  }: {
    names: readonly string[]
    question: string
    words: readonly string[]
    beginnings: readonly string[]
  },
  atMost: number,
): Promise<readonly NamedDevice[]> {
  const keys = names.map(fold)
  const { rows } = await sql<NamedDevice>`
    select distinct on (device_number_key) ${namedColumns}
    from master_records
    where ${isNewest} and (
      device_number_key = any(${keys}::text[]) or device_name_key = any(${keys}::text[])
      or document ->> 'udiDi' = any(${[...names]}::text[])
      or device_number in (select device_number from submissions where basic_udi_di = any(${[...names]}::text[]))
      or strpos(${fold(question)}, device_name_key) > 0
      or split_part(device_name_key, ' ', 1) = any(${[...words]}::text[])
      or left(device_name_key, 3) = any(${[...beginnings]}::text[]))
    order by device_number_key, id desc limit ${atMost}`.execute(db)
  return rows
}

/** Whether numbers of devices in this hub look like this one: the same but for the digits. */
export async function hasNumberLike(db: Db, number: string): Promise<boolean> {
  const shape = fold(number).replace(/\d/g, '9')
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from master_records where regexp_replace(device_number_key, '[0-9]', '9', 'g') = ${shape}) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

export async function devicesById(db: Db, ids: readonly number[]): Promise<readonly NamedDevice[]> {
  const { rows } = await sql<NamedDevice>`
    select ${namedColumns} from master_records where id = any(${[...ids]}::int[]) order by device_number`.execute(
    db,
  )
  return rows
}

const traitFields: Readonly<Record<Trait, string>> = {
  implantable: 'implantableDevice',
  sterile: 'sterile',
  'single-use': 'singleUse',
  reusable: 'reusableDevice',
  software: 'softwareDevice',
  active: 'activeDevice',
  latex: 'containsLatex',
}

/** A Basic UDI-DI stands in submissions only. */
const isWithout = (field: string | null) =>
  field === 'targetCountries'
    ? sql<boolean>`cardinality(target_countries) = 0`
    : field === null
      ? sql<boolean>`not exists (select from submissions where submissions.device_number = master_records.device_number
        and coalesce(basic_udi_di, '') <> '')`
      : sql<boolean>`coalesce(document ->> ${field}::text, '') = ''`

/** Devices in use whose records say all of this. */
export async function deviceIdsWith(
  db: Db,
  { classes, without, traits }: Pick<DeviceFilter, 'classes' | 'without' | 'traits'>,
): Promise<number[]> {
  const conditions = [
    ...(classes.length > 0 ? [sql`document ->> 'riskClass' = any(${[...classes]}::text[])`] : []),
    ...(without === null ? [] : [isWithout(withoutFields[without].field)]),
    ...traits.map(({ trait, is }) => sql`document ->> ${traitFields[trait]}::text = ${String(is)}`),
  ]
  const { rows } = await sql<{ id: number }>`
    select id from master_records where ${inUse} and ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function devicesByClass(
  db: Db,
): Promise<readonly { readonly riskClass: string | null; readonly devices: number }[]> {
  const { rows } = await sql<{ riskClass: string | null; devices: number }>`
    select nullif(document ->> 'riskClass', '') as "riskClass", count(*)::int as devices
    from master_records where ${inUse} group by 1 order by 1 nulls last`.execute(db)
  return rows
}

type Deleted = Pick<NamedDevice, 'deviceName' | 'deviceNumber' | 'deleteReason'>

/** Devices of which every version is deleted, by number. */
export async function deletedDevices(db: Db, atMost: number): Promise<readonly Deleted[]> {
  const { rows } = await sql<Deleted>`
    select distinct on (device_number_key) device_name as "deviceName", device_number as "deviceNumber",
      delete_reason as "deleteReason"
    from master_records where ${isNewest} and status = 'deleted' order by device_number_key, id desc limit ${atMost}`.execute(
    db,
  )
  return rows
}

/** Of these submissions, the market of each. */
export async function countriesOfSubmissions(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'market'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, market }) => [id, market]))
}

/** All versions of a device, the newest first. */
export async function versionsOf(
  db: Db,
  deviceNumber: string,
): Promise<readonly Pick<NamedDevice, 'versionNumber' | 'status'>[]> {
  const { rows } = await sql<Pick<NamedDevice, 'versionNumber' | 'status'>>`
    select version_number as "versionNumber", status from master_records
    where device_number = ${deviceNumber} order by id desc`.execute(db)
  return rows
}

/** The SRNs of manufacturers that submissions of a device state. */
export async function srnsOf(db: Db, deviceNumber: string): Promise<readonly string[]> {
  const { rows } = await sql<{ srn: string }>`
    select distinct document ->> 'manufacturerSrn' as srn from submissions
    where device_number = ${deviceNumber} and coalesce(document ->> 'manufacturerSrn', '') <> ''`.execute(db)
  return rows.map(({ srn }) => srn)
}
