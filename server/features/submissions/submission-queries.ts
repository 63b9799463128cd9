import { sql } from 'kysely'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { SubmissionListQuery, ValidationResults } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, personName } from '#server/database/expressions.ts'
import { changesFrom, once, wholeListPage } from '#server/database/whole-list.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/hub.ts'

export type SubmissionFilter = Omit<SubmissionListQuery, 'limit' | 'offset' | 'sort'>

const sortColumns: Record<string, ReturnType<typeof sql<unknown>>> = {
  updatedAt: sql`submissions.updated_at`,
  createdAt: sql`submissions.created_at`,
  deviceName: sql`coalesce(device_name, '') collate "C"`,
  status: sql`status`,
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('submissions')
    .selectAll('submissions')
    .select([
      personName('submissions.created_by').as('created_by_name'),
      personName('submissions.updated_by').as('updated_by_name'),
    ])
}

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>

export async function findSubmission(db: Db | Tx, id: number) {
  return selected(db).where('submissions.id', '=', id).executeTakeFirst()
}

export async function lockSubmission(tx: Tx, id: number): Promise<SubmissionRow | undefined> {
  await tx.selectFrom('submissions').select('id').where('id', '=', id).forUpdate().execute()
  return findSubmission(tx, id)
}

/** The conditions of a filter, to be used by the list and its count alike. */
function conditions(filter: SubmissionFilter) {
  const parts = [sql<boolean>`true`]
  if (filter.masterDiId !== undefined) parts.push(sql<boolean>`master_di_id = ${filter.masterDiId}`)
  if (filter.country) {
    const codes = filter.country.map((code) => (code === 'UK' ? 'GB' : code))
    parts.push(sql<boolean>`market = any(${codes}::text[])`)
  }
  if (filter.status) parts.push(sql<boolean>`status = any(${filter.status}::text[])`)
  const search = filter.search?.trim()
  if (search) parts.push(sql<boolean>`search_text like ${anywhere(fold(search))}`)
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

interface PageOf {
  readonly sort: string
  readonly limit: number
  readonly offset: number
}

function readSort(sort: string) {
  const descending = sort.startsWith('-')
  const column = sortColumns[descending ? sort.slice(1) : sort] ?? sql`submissions.updated_at`
  return { column, direction: descending ? ('desc' as const) : ('asc' as const) }
}

function pageOf(db: Db, filter: SubmissionFilter, page: PageOf) {
  const { column, direction } = readSort(page.sort)
  return selected(db)
    .select(column.as('sort_key'))
    .where(conditions(filter))
    .orderBy(column, direction)
    .orderBy('submissions.id', direction)
    .limit(page.limit)
    .offset(page.offset)
}

export async function listSubmissions(
  db: Db,
  filter: SubmissionFilter,
  page: PageOf,
): Promise<SubmissionRow[]> {
  return pageOf(db, filter, page).execute()
}

/** A whole list, each submission once, however they move while it is read. */
export async function* eachSubmission(
  db: Db,
  filter: SubmissionFilter,
  from: Omit<PageOf, 'limit'>,
): AsyncGenerator<SubmissionRow> {
  const since = await changesFrom(db, 'submissions')
  const unlisted = once<SubmissionRow>()
  for await (const rows of pagesOf(db, filter, from)) yield* unlisted(rows)
  if (!since || from.offset > 0) return
  const moved = selected(db).where(conditions(filter)).where('submissions.updated_at', '>=', since)
  yield* unlisted(await moved.orderBy('submissions.id').execute())
}

async function* pagesOf(
  db: Db,
  filter: SubmissionFilter,
  from: Omit<PageOf, 'limit'>,
): AsyncGenerator<SubmissionRow[]> {
  const { column, direction } = readSort(from.sort)
  const after = sql.raw(direction === 'asc' ? '>' : '<')
  let rows = await pageOf(db, filter, { ...from, limit: wholeListPage }).execute()
  for (;;) {
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < wholeListPage) return
    rows = await pageOf(db, filter, { sort: from.sort, offset: 0, limit: wholeListPage })
      .where(sql<boolean>`(${column}, submissions.id) ${after} (${last.sort_key}, ${last.id})`)
      .execute()
  }
}

export async function countSubmissions(db: Db, filter: SubmissionFilter): Promise<number> {
  const row = await db
    .selectFrom('submissions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

interface Authorship {
  readonly now: Date
  readonly actorId: number
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function indexColumns(document: AnyDocument, deviceNumber: string | null) {
  const shown = [
    deviceNumber,
    document.deviceName,
    document.basicUdiDi,
    document.udiDi,
    document.manufacturerName,
  ]
  return {
    device_name: text(document.deviceName),
    udi_di: text(document.udiDi),
    basic_udi_di: text(document.basicUdiDi),
    search_text: shown.map((value) => fold(text(value) ?? '')).join('\n'),
  }
}

export async function insertSubmission(
  tx: Tx,
  values: {
    market: string
    masterDiId: number | null
    deviceNumber: string | null
    versionNumber: string | null
    document: AnyDocument
  },
  by: Authorship,
): Promise<number> {
  const row = await tx
    .insertInto('submissions')
    .values({
      ...indexColumns(values.document, values.deviceNumber),
      market: values.market,
      master_di_id: values.masterDiId,
      device_number: values.deviceNumber,
      version_number: values.versionNumber,
      status: 'draft',
      revision: 1,
      document: JSON.stringify(values.document),
      validation: null,
      created_at: by.now,
      created_by: by.actorId,
      updated_at: by.now,
      updated_by: by.actorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRevision(tx, { id: row.id, revision: 1, document: values.document }, by)
  return row.id
}

async function insertRevision(
  tx: Tx,
  revision: { id: number; revision: number; document: AnyDocument },
  by: Authorship,
): Promise<void> {
  await tx
    .insertInto('submission_revisions')
    .values({
      submission_id: revision.id,
      revision: revision.revision,
      document: JSON.stringify(revision.document),
      hash: sha256(canonicalJson(revision.document as JsonValue)),
      created_at: by.now,
      created_by: by.actorId,
    })
    .execute()
}

/** Stores a changed document as the next revision; the submission becomes a draft again. */
export async function updateSubmission(
  tx: Tx,
  change: { row: SubmissionRow; document: AnyDocument },
  by: Authorship,
): Promise<void> {
  const { row, document } = change
  await tx
    .updateTable('submissions')
    .set({
      ...indexColumns(document, row.device_number),
      status: 'draft',
      revision: row.revision + 1,
      document: JSON.stringify(document),
      validation: null,
      updated_at: by.now,
      updated_by: by.actorId,
    })
    .where('id', '=', row.id)
    .execute()
  await insertRevision(tx, { id: row.id, revision: row.revision + 1, document }, by)
}

export async function storeValidation(
  tx: Tx,
  result: { id: number; status: SubmissionStatus; validation: ValidationResults },
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({ status: result.status, validation: JSON.stringify(result.validation) })
    .where('id', '=', result.id)
    .execute()
}

export async function findMasterOf(db: Db | Tx, masterDiId: number) {
  return db
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', 'status'])
    .where('id', '=', masterDiId)
    .executeTakeFirst()
}

export async function insertExport(
  tx: Tx,
  file: { row: SubmissionRow; service: string; fileName: string; content: string },
  by: Authorship,
): Promise<number> {
  const inserted = await tx
    .insertInto('exports')
    .values({
      submission_id: file.row.id,
      submission_revision: file.row.revision,
      service: file.service,
      file_name: file.fileName,
      hash: sha256(file.content),
      content: file.content,
      created_at: by.now,
      created_by: by.actorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inserted.id
}
