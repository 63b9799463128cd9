import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { ValidationResults } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What a row has besides its columns. */
export const derivedColumns = {
  created_by_name: personName('submissions.created_by'),
  updated_by_name: personName('submissions.updated_by'),
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('submissions')
    .selectAll('submissions')
    .select([
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
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
