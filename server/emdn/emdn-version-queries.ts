import { sql } from 'kysely'
import type { NomenclatureEntry } from '#core/emdn/nomenclature.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import { columnNames, manyRows } from '#server/database/many-rows.ts'
import type { Tx } from '#server/platform/hub.ts'

const versionsOf = (db: Db | Tx) =>
  db
    .selectFrom('emdn_versions')
    .select(['id', 'name', 'source', 'complete', 'is_current', 'entries', 'hash', 'loaded_at'])
    .select(personName('loaded_by').as('loaded_by_name'))

export type EmdnVersionRow = Awaited<ReturnType<typeof currentVersion>>

export const currentVersion = (db: Db | Tx) =>
  versionsOf(db).where('is_current', '=', true).executeTakeFirstOrThrow()

export const allVersions = (db: Db | Tx): Promise<EmdnVersionRow[]> =>
  versionsOf(db).orderBy('id', 'desc').execute()

export const findVersion = (db: Db | Tx, hash: string): Promise<EmdnVersionRow | undefined> =>
  versionsOf(db).where('hash', '=', hash).executeTakeFirst()

export async function entriesOf(db: Db | Tx, versionId: number) {
  return db
    .selectFrom('emdn_entries')
    .select(['id', 'code', 'term', 'definition', 'terminal'])
    .where('version_id', '=', versionId)
    .orderBy(sql`code collate "C"`)
    .execute()
}

/** Those of the named codes that the version in force has. */
export async function entriesNamed(
  db: Db | Tx,
  codes: readonly string[],
): Promise<{ readonly complete: boolean; readonly entries: readonly NomenclatureEntry[] }> {
  const { id, complete } = await currentVersion(db)
  const entries = await db
    .selectFrom('emdn_entries')
    .select(['code', 'term', 'definition', 'terminal'])
    .where('version_id', '=', id)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute()
  return { complete, entries }
}

/** Loading waits for whoever loads already. */
export async function lockVersions(tx: Tx): Promise<void> {
  await tx.selectFrom('emdn_versions').select('id').orderBy('id').forUpdate().execute()
}

export async function makeCurrent(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('emdn_versions').set({ is_current: false }).where('is_current', '=', true).execute()
  await tx.updateTable('emdn_versions').set({ is_current: true }).where('id', '=', id).execute()
}

interface NewVersion {
  readonly name: string
  readonly source: string
  readonly complete: boolean
  readonly hash: string
  readonly at: Date
  readonly by: number | null
}

const entryColumns = {
  code: 'text',
  term: 'text',
  definition: 'text',
  terminal: 'boolean',
  search_text: 'text',
} as const

/** A whole nomenclature is few of these: larger ones would hold the server's thread up, smaller ones take longer. */
const portion = 1500

export async function insertVersion(
  tx: Tx,
  version: NewVersion,
  entries: readonly (NomenclatureEntry & { readonly search_text: string })[],
): Promise<number> {
  const { id } = await tx
    .insertInto('emdn_versions')
    .values({
      name: version.name,
      source: version.source,
      complete: version.complete,
      is_current: false,
      entries: entries.length,
      hash: version.hash,
      loaded_at: version.at,
      loaded_by: version.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let at = 0; at < entries.length; at += portion) {
    await sql`
      insert into emdn_entries (version_id, ${columnNames(entryColumns)})
      select ${id}::int, ${columnNames(entryColumns)}
      from ${manyRows(entryColumns, entries.slice(at, at + portion))}`.execute(tx)
  }
  return id
}

/** A code that devices and submissions name, how many do, and some of them. */
export interface CodeInUse {
  readonly code: string
  readonly devices: number
  readonly submissions: number
  readonly examples: readonly {
    readonly kind: 'master-di' | 'submission'
    readonly id: number
    readonly name: string
    readonly masterDiId: number | null
    readonly market: string | null
  }[]
}

/** So many of those that name a code are shown with it. */
const examples = 4

export async function codesInUse(db: Db | Tx): Promise<CodeInUse[]> {
  const { rows } = await sql<CodeInUse>`
    with used as (
      select 'master-di' as kind, id, device_name as name, id as record, null as market,
        document ->> 'emdnCode' as code
      from master_records where is_latest and status <> 'deleted'
      union
      select 'submission', id, coalesce(device_name, ''), master_di_id, market, document ->> 'emdnCode'
      from submissions
      union
      select 'submission', submissions.id, coalesce(device_name, ''), master_di_id, market, further ->> 'code'
      from submissions cross join lateral jsonb_array_elements(
        case when jsonb_typeof(document -> 'additionalEmdnCodes') = 'array'
          then document -> 'additionalEmdnCodes' else '[]'::jsonb end) as further
    ), placed as (
      select *, row_number() over (partition by code order by kind, id) as place from used where code <> ''
    )
    select code,
      (count(*) filter (where kind = 'master-di'))::int as devices,
      (count(*) filter (where kind = 'submission'))::int as submissions,
      json_agg(json_build_object('kind', kind, 'id', id, 'name', name, 'masterDiId', record, 'market', market)
        order by place) filter (where place <= ${examples}) as examples
    from placed group by code order by code`.execute(db)
  return rows
}
