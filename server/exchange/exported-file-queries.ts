import { type RawBuilder, sql } from 'kysely'
import type { TransmissionState } from '#core/connections/transmission.ts'
import type { ExportedFile } from '#core/contract/exchange.ts'
import type { fileAnswers } from '#core/contract/list-filters.ts'
import type { Environment, PlannedFile, PlannedPart } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Files that left the hub, as they left it. */

const counted = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from attempts where export_id = exports.id and ${condition})`

/** The state of a submission in a file; one that a later file replaced is in none of these states. */
export const attemptStates = {
  'not-sent': sql<boolean>`outcome is null and sent_at is null and not sending_unknown and not approval_lapsed`,
  lapsed: sql<boolean>`outcome is null and sent_at is null and not sending_unknown and approval_lapsed`,
  'sending-unknown': sql<boolean>`outcome is null and sent_at is null and sending_unknown`,
  unanswered: sql<boolean>`outcome is null and sent_at is not null`,
  accepted: sql<boolean>`outcome = 'accepted'`,
  rejected: sql<boolean>`outcome = 'rejected'`,
} as const satisfies Record<(typeof fileAnswers)[number], RawBuilder<boolean>>

/** Computed properties of a row. */
export const fileColumns = {
  created_by_name: personName('exports.created_by'),
  accepted: counted(attemptStates.accepted),
  rejected: counted(attemptStates.rejected),
  unanswered: counted(attemptStates.unanswered),
  not_sent: counted(attemptStates['not-sent']),
  approval_lapsed: counted(attemptStates.lapsed),
  sending_unknown: counted(attemptStates['sending-unknown']),
  /** How far it is on its way through a connection, where it was last sent through one. */
  sending: sql<TransmissionState | null>`(select state from transmissions
    where export_id = exports.id order by id desc limit 1)`,
}

/** All but the content, and what is searched in. */
const shown = [
  'exports.id',
  'market',
  'service',
  'file_name',
  'hash',
  'package_id',
  'place',
  'environment',
  'sender',
  'correlation_id',
  'devices',
  'approved_by',
  'set_id',
  'document_version',
  'created_at',
  'created_by',
] as const

function selected(db: Db | Tx) {
  return db
    .selectFrom('exports')
    .select(shown)
    .select([
      fileColumns.created_by_name.as('created_by_name'),
      fileColumns.accepted.as('accepted'),
      fileColumns.rejected.as('rejected'),
      fileColumns.unanswered.as('unanswered'),
      fileColumns.not_sent.as('not_sent'),
      fileColumns.approval_lapsed.as('approval_lapsed'),
      fileColumns.sending_unknown.as('sending_unknown'),
      fileColumns.sending.as('sending'),
    ])
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

export async function findFile(db: Db | Tx, id: number) {
  return selected(db).where('exports.id', '=', id).executeTakeFirst()
}

/** Whoever reads the same answer in at the same time waits, and finds it read. */
export async function lockFile(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('exports').select('id').where('id', '=', id).forUpdate().execute()
}

export async function fileContent(db: Db | Tx, id: number): Promise<string | Buffer> {
  const { content, hash } = await db
    .selectFrom('exports')
    .select(['content', 'hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return asMade(content, hash)
}

/** A kept content as it was made. */
export function asMade(content: string, hash: string): string | Buffer {
  if (content.startsWith(bytesMark)) return Buffer.from(content.slice(bytesMark.length), 'base64')
  // One that is kept as text: it comes back as it went out.
  const marked = `${utf8Mark}${content}`
  return sha256(content) !== hash && sha256(marked) === hash ? marked : content
}

/** Workbooks are kept as text too, behind what no file of text begins with. */
const bytesMark = 'data:;base64,'
/** What tables for spreadsheets begin with; reading a text, the database's driver leaves it out. */
const utf8Mark = '\uFEFF'
const kept = (content: string | Buffer): string =>
  typeof content === 'string' && !content.startsWith(utf8Mark)
    ? content
    : `${bytesMark}${Buffer.from(content).toString('base64')}`

/** What is in a file, as the register may call it. */
export async function partsOfFile(db: Db | Tx, id: number): Promise<readonly PlannedPart[]> {
  const row = await db.selectFrom('exports').select('parts').where('id', '=', id).executeTakeFirstOrThrow()
  return row.parts
}

export async function filesOfPackage(db: Db | Tx, packageId: number): Promise<FileRow[]> {
  return selected(db).where('package_id', '=', packageId).orderBy('place').execute()
}

/** The files an answer may be about. */
export async function filesAnswered(tx: Tx, market: string, correlationId: string): Promise<FileRow[]> {
  return selected(tx).where('market', '=', market).where('correlation_id', '=', correlationId).execute()
}

/** Files not answered in full, the newest first, in which something is called by one of these codes. */
export async function openFilesNaming(tx: Tx, market: string, codes: readonly string[]): Promise<FileRow[]> {
  const found = await selected(tx)
    .where('market', '=', market)
    .where(sql<boolean>`exists (select 1 from attempts where export_id = exports.id and outcome is null)`)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(parts) part
        where part -> 'codes' ?| ${[...codes]}::text[])`,
    )
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return found
}

export interface NewFile {
  readonly market: string
  readonly environment: Environment
  readonly service: string
  readonly fileName: string
  readonly content: string | Buffer
  readonly sender: string | null
  readonly correlationId: string | null
  readonly parts: readonly PlannedPart[]
  readonly devices: number
  readonly packageId: number | null
  readonly place: number | null
  /** Of the one submission that is in it. */
  readonly submission?: { readonly id: number; readonly revision: number } | undefined
  readonly approvedBy: string | null
  readonly document?: PlannedFile['document'] | undefined
  readonly searchText: string
}

export async function insertFile(
  tx: Tx,
  file: NewFile,
  by: { readonly now: Date; readonly actorId: number },
): Promise<{ readonly id: number; readonly hash: string }> {
  const hash = sha256(file.content)
  const { id } = await tx
    .insertInto('exports')
    .values({
      submission_id: file.submission?.id ?? null,
      submission_revision: file.submission?.revision ?? null,
      market: file.market,
      service: file.service,
      file_name: file.fileName,
      hash,
      content: kept(file.content),
      package_id: file.packageId,
      place: file.place,
      environment: file.environment,
      sender: file.sender,
      correlation_id: file.correlationId,
      parts: JSON.stringify(file.parts),
      devices: file.devices,
      approved_by: file.approvedBy,
      document_key: file.document?.key ?? null,
      set_id: file.document?.setId ?? null,
      document_version: file.document?.version ?? null,
      search_text: file.searchText,
      created_at: by.now,
      created_by: by.actorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, hash }
}

/** Who approved the revisions these submissions have now, by submission. */
export async function approversOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct on (submissions.id) submissions.id, ${personName('requests.resolved_by')} as name
    from submissions join requests on entity_type = 'submission' and entity_id = submissions.id
      and requests.status = 'approved' and decided_revision = submissions.revision
    where submissions.id = any(${[...ids]}::int[]) and requests.resolved_by is not null
    order by submissions.id, requests.id desc`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const presentFile = (row: FileRow): ExportedFile => ({
  id: row.id,
  fileName: row.file_name,
  service: row.service,
  environment: row.environment,
  market: row.market,
  sender: row.sender,
  packageId: row.package_id,
  place: row.place,
  devices: row.devices,
  hash: row.hash,
  createdAt: row.created_at.toISOString(),
  createdByName: row.created_by_name,
  approvedBy: row.approved_by,
  setId: row.set_id,
  documentVersion: row.document_version,
  accepted: row.accepted,
  rejected: row.rejected,
  unanswered: row.unanswered,
  notSent: row.not_sent,
  approvalLapsed: row.approval_lapsed,
  sendingUnknown: row.sending_unknown,
  sending: row.sending,
})
