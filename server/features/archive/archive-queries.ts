import { type RawBuilder, sql } from 'kysely'
import type { JsonValue } from '#core/audit/canonical-json.ts'
import type { Db } from '#server/database/connect.ts'
import { entriesAbout } from '#server/entities/entries-about-queries.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Everything the hub knows of a device, row by row, as one moment has it. */

export type ArchivedRow = { readonly [column: string]: JsonValue }

export interface ArchivedDevice {
  readonly deviceNumber: string
  readonly rows: Readonly<Record<ArchivedTable, readonly ArchivedRow[]>>
}

/** An entry of the trail as it was hashed. */
export interface ArchivedEntry {
  readonly seq: number
  readonly entry: string
  readonly hash: string
}

type Condition = RawBuilder<unknown>

const versions = (device: string) => sql`(select id from master_records where device_number = ${device})`
const submissions = (device: string) => sql`(select id from submissions where device_number = ${device})`
const sent = (device: string) => sql`(
  select id from exports where submission_id in ${submissions(device)}
  union select export_id from attempts where submission_id in ${submissions(device)} and export_id is not null)`
const comments = (device: string) => sql`(
  select id from comments where (about = 'master-di' and entity_id in ${versions(device)})
    or (about = 'submission' and entity_id in ${submissions(device)}))`

/** Which rows of each table are about a device. */
const ofDevice = {
  master_records: (device) => sql`device_number = ${device}`,
  master_revisions: (device) => sql`record_id in ${versions(device)}`,
  submissions: (device) => sql`device_number = ${device}`,
  submission_revisions: (device) => sql`submission_id in ${submissions(device)}`,
  validation_errors: (device) => sql`submission_id in ${submissions(device)}`,
  registrations: (device) => sql`submission_id in ${submissions(device)}`,
  requests: (device) => sql`
    (entity_type = 'master-di' and entity_id in ${versions(device)})
    or (entity_type = 'submission' and entity_id in ${submissions(device)})`,
  approved_files: (device) => sql`submission_id in ${submissions(device)}`,
  exports: (device) => sql`id in ${sent(device)}`,
  attempts: (device) => sql`submission_id in ${submissions(device)}`,
  answers: (device) => sql`export_id in ${sent(device)}`,
  comments: (device) => sql`id in ${comments(device)}`,
  comment_files: (device) => sql`comment_id in ${comments(device)}`,
  device_links: (device) => sql`master_di_id in ${versions(device)}`,
  operators: (device) => sql`
    id in (select operator_id from device_links where master_di_id in ${versions(device)})`,
} as const satisfies Record<string, (device: string) => Condition>

export type ArchivedTable = keyof typeof ofDevice
const tables = Object.keys(ofDevice) as ArchivedTable[]

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

export async function readDevice(tx: Tx, deviceNumber: string): Promise<ArchivedDevice> {
  const found: Partial<Record<ArchivedTable, readonly ArchivedRow[]>> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: ArchivedRow }>`
      select to_jsonb(it) - ${leftOut}::text[] as row from ${sql.table(table)} it
      where ${ofDevice[table](deviceNumber)} order by 1`.execute(tx)
    found[table] = rows.map(({ row }) => row)
  }
  return { deviceNumber, rows: found as ArchivedDevice['rows'] }
}

/** Tables whose rows are files. */
export const fileTables = {
  exports: 'file_name',
  approved_files: 'file',
  answers: 'file_name',
  comment_files: 'file_name',
} as const satisfies Partial<Record<ArchivedTable, string>>
export type FileTable = keyof typeof fileTables

/** How many bytes all files of some devices have. */
export async function bytesOfFiles(tx: Tx, devices: readonly string[]): Promise<number> {
  let bytes = 0
  for (const device of devices)
    for (const table of Object.keys(fileTables) as FileTable[]) {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(octet_length(content)), 0)::float8 as bytes from ${sql.table(table)}
        where ${ofDevice[table](device)}`.execute(tx)
      bytes += rows[0]?.bytes ?? 0
    }
  return bytes
}

/** The content of a file, byte for byte. */
export async function contentOf(tx: Tx, table: FileTable, id: number): Promise<Buffer> {
  const { rows } = await sql<{ content: Buffer | string }>`
    select content from ${sql.table(table)} where id = ${id}`.execute(tx)
  return Buffer.from(rows[0]?.content ?? '')
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
