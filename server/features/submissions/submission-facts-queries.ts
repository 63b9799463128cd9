import { type RawBuilder, sql } from 'kysely'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { NeighbourQuestion } from '#core/markets/market.ts'
import { rowsOf } from '#core/rules/values.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { SubmissionRow } from './submission-queries.ts'

/** More would tell a rule nothing new. */
const mostNeighbours = 20

const foundValid = ['validated', 'pending', 'approved-user', 'approved-eudamed'] as const

/** The fields with a column of their own, which has an index. */
const columns: Readonly<Record<string, string>> = { udiDi: 'udi_di', basicUdiDi: 'basic_udi_di' }

const heldIn = (field: string): RawBuilder<string | null> => {
  const column = columns[field]
  return column === undefined ? sql`document ->> ${sql.lit(field)}` : sql.ref(column)
}

/** Of other submissions: one of the codes stands in the field, or in the column of the table (both with an index). */
function holdsOneOf(
  codes: readonly string[],
  field: string,
  column: string | undefined,
): RawBuilder<boolean> {
  if (column === undefined && codes.length === 1) return sql`${heldIn(field)} = ${codes[0]}`
  if (column === undefined) return sql`${heldIn(field)} = any(${codes}::text[])`
  const path = sql.lit(`$.${field}[*].${column}`)
  return sql`document ? ${sql.lit(field)} and jsonb_path_query_array(document, ${path}) ?| ${codes}::text[]`
}

/** What a question looks for: the text of a field, or those of a column. */
function codesOf(document: AnyDocument, { field, column }: NeighbourQuestion): string[] {
  const told = column === undefined ? [document[field]] : rowsOf(document, field).map((row) => row[column])
  return told.filter((code) => typeof code === 'string' && !isBlank(code)).map(String)
}

/**
 * The submissions of the same market a question asks about, the newest first, each with its number and its device's.
 * The submissions of one device are one, unless the question says otherwise.
 */
export async function neighboursOf(
  db: Db | Tx,
  row: SubmissionRow,
  question: NeighbourQuestion,
): Promise<AnyDocument[]> {
  const {
    field,
    in: other = field,
    inColumn,
    alike = [],
    ofAnyDevice,
    only,
    atMost = mostNeighbours,
  } = question
  const codes = codesOf(row.document, question)
  if (codes.length === 0) return []
  let query = db
    .selectFrom('submissions')
    .select(['id', 'device_number', 'document', 'dictionary'])
    .where('market', '=', row.market)
    .where('id', '<>', row.id)
    .where(holdsOneOf(codes, other, inColumn))
  for (const id of alike) {
    const own = row.document[id]
    const text = isBlank(own) ? null : String(own)
    query = query.where(sql<boolean>`${heldIn(id)} is not distinct from ${text}::text`)
  }
  if (!ofAnyDevice) {
    query = query.where(
      sql<boolean>`(device_number is null or ${row.device_number}::text is null
        or device_number <> ${row.device_number})`,
    )
  }
  if (only === 'found-valid') query = query.where('status', 'in', foundValid)
  if (only === 'left-the-hub') {
    query = query.where(
      sql<boolean>`(status = 'approved-eudamed'
        or exists (select 1 from registrations where registrations.submission_id = submissions.id)
        or exists (select 1 from attempts where attempts.submission_id = submissions.id
          and (outcome = 'accepted' or (outcome is null and sent_at is not null))))`,
    )
  }
  const found = await query.orderBy('id', 'desc').limit(atMost).execute()
  return found.map(({ id, device_number, document }) => ({
    ...document,
    submissionId: id,
    deviceNumber: device_number ?? undefined,
  }))
}
