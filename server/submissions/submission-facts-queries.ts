import { type RawBuilder, sql } from 'kysely'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { diSpellings } from '#core/identifiers/di-key.ts'
import type { NeighbourQuestion } from '#core/markets/neighbours.ts'
import { rowsOf } from '#core/rules/values.ts'
import type { Db } from '#server/database/connect.ts'
import { manyRows } from '#server/database/many-rows.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { SubmissionRow } from './submission-queries.ts'

/** Rules need no more neighbours than this. */
const mostNeighbours = 20

const foundValid = ['validated', 'pending', 'approved-user', 'approved-eudamed'] as const

/** The fields with a column of their own, which has an index. */
const columns: Readonly<Record<string, string>> = { udiDi: 'udi_di', basicUdiDi: 'basic_udi_di' }

const heldIn = (field: string): RawBuilder<string | null> => {
  const column = columns[field]
  return column === undefined
    ? sql`submissions.document ->> ${sql.lit(field)}`
    : sql.ref(`submissions.${column}`)
}

/** Of other submissions: one of the codes stands in the field, or in the column of the table (both with an index). */
function holdsOneOf(
  codes: RawBuilder<unknown>,
  field: string,
  column: string | undefined,
): RawBuilder<boolean> {
  if (column === undefined) return sql`${heldIn(field)} = any(${codes})`
  const path = sql.lit(`$.${field}[*].${column}`)
  return sql`submissions.document ? ${sql.lit(field)}
    and jsonb_path_query_array(submissions.document, ${path}) ?| ${codes}`
}

/** What a question searches for: the text of a field, or the texts of a table column. */
function codesOf(document: AnyDocument, { field, column, isDi }: NeighbourQuestion): string[] {
  const told = column === undefined ? [document[field]] : rowsOf(document, field).map((row) => row[column])
  const codes = told.filter((code) => typeof code === 'string' && !isBlank(code)).map(String)
  return isDi ? diSpellings(codes) : codes
}

const textOf = (document: AnyDocument, field: string) =>
  isBlank(document[field]) ? null : String(document[field])

interface Neighbour {
  readonly question: string
  /** The submission whose neighbour it is. */
  readonly asked_id: number
  readonly id: number
  readonly device_number: string | null
  readonly document: AnyDocument
}

/** The answers to the questions of a market about one of its submissions. */
export type Neighbours = Readonly<Record<string, readonly AnyDocument[]>>

/**
 * What questions find about submissions of one market, in one statement: for each its neighbours, the newest first, each
 * with its number and its device's. The submissions of one device are one, unless the question says otherwise.
 */
export async function neighboursOf(
  db: Db | Tx,
  market: string,
  rows: readonly SubmissionRow[],
  questions: readonly NeighbourQuestion[],
): Promise<(row: SubmissionRow) => Neighbours> {
  if (questions.length === 0 || rows.length === 0) return () => ({})
  const parts = questions.map((question) => sql`(${answersTo(question, market, rows)})`)
  const { rows: found } = await sql<Neighbour & { dictionary: string }>`
    select * from (${sql.join(parts, sql` union all `)}) as answers order by id desc`.execute(db)
  return ({ id }) =>
    Object.fromEntries(
      questions.map(({ name }) => [
        name,
        found.filter(({ question, asked_id }) => question === name && asked_id === id).map(presented),
      ]),
    )
}

const presented = ({ id, device_number, document }: Neighbour): AnyDocument => ({
  ...document,
  submissionId: id,
  deviceNumber: device_number ?? undefined,
})

/** The statement is the same for all submissions of a market, so that it is prepared once. */
function answersTo(question: NeighbourQuestion, market: string, rows: readonly SubmissionRow[]) {
  const { name, field, in: other = field, inColumn, alike = [], ofAnyDevice, only } = question
  const asked = rows
    .map(({ id, device_number, document }) => ({
      id,
      device_number,
      codes: codesOf(document, question),
      alike: alike.map((one) => textOf(document, one)),
    }))
    .filter(({ codes }) => codes.length > 0)
  const conditions = [
    sql`submissions.market = ${market}`,
    sql`submissions.id <> asked.id`,
    holdsOneOf(sql`asked.codes`, other, inColumn),
    ...alike.map((one, at) => sql`${heldIn(one)} is not distinct from asked.alike[${sql.lit(at + 1)}]`),
  ]
  if (!ofAnyDevice) {
    conditions.push(sql`(submissions.device_number is null or asked.device_number is null
      or submissions.device_number <> asked.device_number)`)
  }
  if (only === 'found-valid')
    conditions.push(sql`submissions.status in (${sql.join(foundValid.map((one) => sql.lit(one)))})`)
  if (only === 'left-the-hub') conditions.push(hasLeft)
  const types = { id: 'integer', device_number: 'text', codes: 'text[]', alike: 'text[]' } as const
  return sql`
    select ${sql.lit(name)}::text as question, asked.id as asked_id, other.*
    from (select * from ${manyRows(types, asked)}) as asked
    cross join lateral (
      select submissions.id, submissions.device_number, submissions.document, submissions.dictionary
      from submissions where ${sql.join(conditions, sql` and `)}
      order by submissions.id desc limit ${sql.lit(question.atMost ?? mostNeighbours)}
    ) as other`
}

const hasLeft = sql`(submissions.status = 'approved-eudamed'
  or exists (select 1 from registrations where registrations.submission_id = submissions.id)
  or exists (select 1 from attempts where attempts.submission_id = submissions.id
    and (outcome = 'accepted' or (outcome is null and sent_at is not null))))`
