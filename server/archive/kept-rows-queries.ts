import { type RawBuilder, sql } from 'kysely'
import type { JsonValue } from '#core/audit/canonical-json.ts'
import type { Db } from '#server/database/connect.ts'
import { entriesAbout } from '#server/entities/entries-about-queries.ts'
import { answerBytes } from '#server/exchange/answer-queries.ts'
import { asMade } from '#server/exchange/exported-file-queries.ts'
import type { Tx } from '#server/platform/hub.ts'
import {
  differingRows,
  inDigestSettings,
  strayDocuments,
  tablesBound,
} from '#server/platform/trail-states-queries.ts'

/** Everything the hub knows of devices or submissions, row by row, as one moment has it. */

export type ArchivedRow = { readonly [column: string]: JsonValue }
export type ArchivedRows = Readonly<Record<ArchivedTable, readonly ArchivedRow[]>>

export interface ArchivedDevice {
  readonly deviceNumber: string
  readonly rows: ArchivedRows
}

/** An entry of the trail as it was hashed. */
export interface ArchivedEntry {
  readonly seq: number
  readonly entry: string
  readonly hash: string
}

type Condition = RawBuilder<unknown>

/** What is asked about: numbers of versions of master records and of submissions, in SQL. */
export interface Subject {
  readonly versions: Condition
  readonly submissions: Condition
}

export const deviceSubject = (...devices: readonly string[]): Subject => ({
  versions: sql`(select id from master_records where device_number = any(${devices}::text[]))`,
  submissions: sql`(select id from submissions where device_number = any(${devices}::text[]))`,
})

export const submissionSubject = (id: number): Subject => ({
  versions: sql`(select null::int where false)`,
  submissions: sql`(select ${id}::int)`,
})

const sent = ({ submissions }: Subject) => sql`(
  select id from exports where submission_id in ${submissions}
  union select export_id from attempts where submission_id in ${submissions} and export_id is not null)`
const comments = ({ versions, submissions }: Subject) => sql`(
  select id from comments where (about = 'master-di' and entity_id in ${versions})
    or (about = 'submission' and entity_id in ${submissions}))`

/** Which rows of each table are about it. */
const about = {
  master_records: ({ versions }) => sql`id in ${versions}`,
  master_revisions: ({ versions }) => sql`record_id in ${versions}`,
  submissions: ({ submissions }) => sql`id in ${submissions}`,
  submission_revisions: ({ submissions }) => sql`submission_id in ${submissions}`,
  validation_errors: ({ submissions }) => sql`submission_id in ${submissions}`,
  registrations: ({ submissions }) => sql`submission_id in ${submissions}`,
  requests: ({ versions, submissions }) => sql`
    (entity_type = 'master-di' and entity_id in ${versions})
    or (entity_type = 'submission' and entity_id in ${submissions})`,
  approved_files: ({ submissions }) => sql`submission_id in ${submissions}`,
  exports: (subject) => sql`id in ${sent(subject)}`,
  attempts: ({ submissions }) => sql`submission_id in ${submissions}`,
  answers: (subject) => sql`export_id in ${sent(subject)}`,
  comments: (subject) => sql`id in ${comments(subject)}`,
  comment_files: (subject) => sql`comment_id in ${comments(subject)}`,
  device_links: ({ versions }) => sql`master_di_id in ${versions}`,
  operators: ({ versions }) => sql`
    id in (select operator_id from device_links where master_di_id in ${versions})`,
} as const satisfies Record<string, (subject: Subject) => Condition>

export type ArchivedTable = keyof typeof about
const tables = Object.keys(about) as ArchivedTable[]

/** Made of the others to search in, or stored as files of their own. */
const leftOut = [
  'search_text',
  'content',
  'device_number_key',
  'device_name_key',
  'manufacturer_key',
  'family_key',
]

/** The numbers of the devices some records belong to, by record. */
export async function devicesOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('master_records')
    .select(['id', 'device_number'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.device_number]))
}

export const readDevice = async (tx: Tx, deviceNumber: string): Promise<ArchivedDevice> => ({
  deviceNumber,
  rows: await readRows(tx, deviceSubject(deviceNumber)),
})

/** Without what is in tables that are left out, which have no rows then. */
export async function readRows(
  tx: Tx,
  subject: Subject,
  without: readonly ArchivedTable[] = [],
): Promise<ArchivedRows> {
  const found: Partial<Record<ArchivedTable, readonly ArchivedRow[]>> = {}
  const columns = await columnsOf(tx)
  for (const table of tables) {
    if (without.includes(table)) {
      found[table] = []
      continue
    }
    const { rows } = await sql<{ row: ArchivedRow }>`
      select to_jsonb(it) as row from (
        select ${sql.join((columns.get(table) ?? []).map((column) => sql.ref(column)))} from ${sql.table(table)}
        where ${about[table](subject)}) it order by 1`.execute(tx)
    found[table] = rows.map(({ row }) => row)
  }
  return found as ArchivedRows
}

/** Of what is about it, the rows that are not as the last entry that changed them left them. */
export async function alteredRows(tx: Tx, subject: Subject): Promise<string[]> {
  return inDigestSettings(tx, async () => {
    const altered: string[] = []
    const bound = await tablesBound(tx)
    for (const table of tables) {
      const [watched, only] = [bound.find(({ name }) => name === table), about[table](subject)]
      const differing = watched ? (await differingRows(tx, watched, null, only)).rows : []
      const keys = differing.filter(({ how }) => how !== 'between').map(({ key }) => key)
      const stray = await strayDocuments(tx, table, null, only)
      altered.push(...new Set([...keys, ...stray].map((key) => `row ${key} of ${table}`)))
    }
    return altered
  })
}

/** What is left out of a row is not read at all: the bytes of files would become text first. */
async function columnsOf(tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname::text as table, array_agg(attname::text order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attrelid = any(${tables}::regclass[]) and attnum > 0 and not attisdropped and attname <> all(${leftOut})
    group by relname`.execute(tx)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Tables whose rows are files: where their hash stands, and the bytes of what is kept. */
export const fileTables = {
  exports: { hash: 'hash', bytes: asMade },
  approved_files: { hash: 'sha256', bytes: asMade },
  answers: { hash: 'hash', bytes: answerBytes },
  comment_files: { hash: 'sha256', bytes: (content: Buffer) => content },
} as const satisfies Partial<Record<ArchivedTable, unknown>>
export type FileTable = keyof typeof fileTables
export const fileTableNames = Object.keys(fileTables) as FileTable[]

/** How many bytes all files of some devices have. */
export async function bytesOfFiles(tx: Tx, devices: readonly string[]): Promise<number> {
  let bytes = 0
  for (const device of devices)
    for (const table of fileTableNames) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(octet_length(content)), 0)::float8 as bytes from ${sql.table(table)}
        where ${about[table](deviceSubject(device))}`.execute(tx)
      bytes += rows[0]?.bytes ?? 0
    }
  return bytes
}

/** The bytes of a file as they were approved, left or came. */
export async function bytesOfFile(tx: Tx, table: FileTable, row: ArchivedRow): Promise<Buffer> {
  const { rows } = await sql<{ content: never }>`
    select content from ${sql.table(table)} where id = ${row.id}`.execute(tx)
  const [kept] = rows
  if (!kept) throw new Error(`There is no row ${row.id} of ${table}`)
  const { hash, bytes } = fileTables[table]
  return Buffer.from(bytes(kept.content, String(row[hash])))
}

/** The entries about some devices and the imports they came with, oldest first. */
export async function entriesOf(tx: Tx, devices: readonly string[]): Promise<ArchivedEntry[]> {
  const numbers = sql`${[...devices]}::text[]`
  const imports = sql`select import_id from master_records where device_number = any(${numbers})`
  const { rows } = await sql<ArchivedEntry>`
    select seq, entry, hash from audit_entries
    where ${entriesAbout(numbers)} or (entity_type = 'import' and entity_id = any(array(${imports})))
    order by seq`.execute(tx)
  return rows
}

/** The entries about one submission, oldest first. */
export async function entriesOfSubmission(tx: Tx, id: number): Promise<ArchivedEntry[]> {
  const { rows } = await sql<ArchivedEntry>`
    select seq, entry, hash from audit_entries
    where entity_type = 'submission' and entity_id = ${id} order by seq`.execute(tx)
  return rows
}

export async function lastEntry(tx: Tx): Promise<Omit<ArchivedEntry, 'entry'> | undefined> {
  return tx
    .selectFrom('audit_entries')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Who is meant by the numbers of people. */
export async function peopleOf(tx: Tx, ids: ReadonlySet<number>) {
  if (ids.size === 0) return []
  return tx
    .selectFrom('users')
    .select(['id', 'username', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}
