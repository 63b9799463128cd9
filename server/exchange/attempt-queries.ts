import { sql } from 'kysely'
import type { Attempt, AttemptRemark } from '#core/contract/exchange.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import { manyRows } from '#server/database/many-rows.ts'
import type { Tx } from '#server/platform/hub.ts'
import { noteFormerUdiDis } from './former-udi-di-writes.ts'

/** Every file a submission was in: when it was made and sent, and its outcome (decisions D11, D59). */

export interface NewAttempt {
  readonly exportId: number | null
  readonly submissionId: number
  readonly submissionRevision: number
  readonly environment: Environment
  readonly service: string
}

const columns = {
  export_id: 'integer',
  submission_id: 'integer',
  submission_revision: 'integer',
  environment: 'text',
  service: 'text',
} as const

/** These have no approval, or no longer: a file nobody marked as sent may have been uploaded, and is not to be sent as it is. */
export async function noteLapsed(tx: Tx, submissionIds: readonly number[]): Promise<void> {
  if (submissionIds.length === 0) return
  await tx
    .updateTable('attempts')
    .set({ approval_lapsed: true })
    .where(sql<boolean>`submission_id = any(${[...submissionIds]}::int[])`)
    .where('outcome', 'is', null)
    .where('sent_at', 'is', null)
    .execute()
}

/** What was made and not sent has nothing left to tell. */
export async function replaceUnsent(tx: Tx, submissionId: number, environment: Environment): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ outcome: 'replaced' })
    .where('submission_id', '=', submissionId)
    .where('environment', '=', environment)
    .where('outcome', 'is', null)
    .where('sent_at', 'is', null)
    .execute()
}

/** A new file replaces those made before and not sent; one that is already sent replaces all that wait for an answer. */
export async function insertAttempts(
  tx: Tx,
  attempts: readonly NewAttempt[],
  by: { readonly now: Date; readonly actorId: number; readonly isSent?: true },
): Promise<number[]> {
  if (attempts.length === 0) return []
  const rows = attempts.map((attempt) => ({
    export_id: attempt.exportId,
    submission_id: attempt.submissionId,
    submission_revision: attempt.submissionRevision,
    environment: attempt.environment,
    service: attempt.service,
  }))
  await sql`
    update attempts set outcome = 'replaced'
    from (select distinct submission_id, environment from ${manyRows(columns, rows)}) sent
    where attempts.submission_id = sent.submission_id and attempts.environment = sent.environment
      and attempts.outcome is null ${by.isSent ? sql`` : sql`and attempts.sent_at is null`}`.execute(tx)
  const names = Object.keys(columns).map((name) => sql.ref(name))
  const inserted = await sql<{ id: number }>`
    with sending as materialized (select nextval('sendings') as sending)
    insert into attempts (sending, ${sql.join(names)}, made_at, made_by, sent_at, sent_by)
    select (select sending from sending), ${sql.join(names)}, ${by.now}::timestamptz, ${by.actorId}::int,
      ${by.isSent ? by.now : null}::timestamptz, ${by.isSent ? by.actorId : null}::int
    from ${manyRows(columns, rows)}
    returning id`.execute(tx)
  if (by.isSent) {
    await noteFormerUdiDis(
      tx,
      attempts.map(({ submissionId }) => submissionId),
    )
  }
  return inserted.rows.map(({ id }) => id)
}

function attemptRows(db: Db | Tx) {
  return db
    .selectFrom('attempts')
    .innerJoin('submissions', 'submissions.id', 'attempts.submission_id')
    .leftJoin('exports', 'exports.id', 'attempts.export_id')
    .select([
      'attempts.id',
      'attempts.export_id',
      'attempts.submission_id',
      'attempts.submission_revision',
      'attempts.environment',
      'attempts.service',
      'attempts.made_at',
      'attempts.sent_at',
      'attempts.sending_unknown',
      'attempts.approval_lapsed',
      'attempts.outcome',
      'attempts.response_code',
      'attempts.remarks',
      'attempts.answered_at',
      'exports.file_name',
      'exports.hash',
      'submissions.master_di_id',
      'submissions.device_name',
      'submissions.udi_di',
      personName('attempts.made_by').as('made_by_name'),
      personName('attempts.sent_by').as('sent_by_name'),
      personName('attempts.answered_by').as('answered_by_name'),
    ])
}

export type AttemptRow = Awaited<ReturnType<typeof attemptsOfFile>>[number]

export async function attemptsOfFile(db: Db | Tx, exportId: number) {
  return attemptRows(db).where('attempts.export_id', '=', exportId).orderBy('attempts.id').execute()
}

const mostOfSubmission = 100

export async function attemptsOfSubmission(db: Db | Tx, submissionId: number) {
  return attemptRows(db)
    .where('attempts.submission_id', '=', submissionId)
    .orderBy('attempts.id', 'desc')
    .limit(mostOfSubmission)
    .execute()
}

/** A file that is known to have been sent: somebody marked it as sent, or it was answered (decision D59). */
export const wasSent = (attempts: string) => {
  const [outcome, sentAt] = [sql.ref(`${attempts}.outcome`), sql.ref(`${attempts}.sent_at`)]
  return sql<boolean>`(${outcome} is distinct from 'replaced' and (${outcome} is not null or ${sentAt} is not null))`
}

/** Of all that was sent of a submission in an environment only the last counts (decision D111). */
const isOfLastSending = sql<boolean>`attempts.sending = (
  select max(latest.sending) from attempts latest
  where latest.submission_id = attempts.submission_id and latest.environment = attempts.environment
    and ${wasSent('latest')})`

/** Those that were sent last and wait for an answer, of these submissions in this environment. */
export async function openAttempts(db: Db | Tx, submissionIds: readonly number[], environment: Environment) {
  if (submissionIds.length === 0) return []
  return db
    .selectFrom('attempts')
    .leftJoin('exports', 'exports.id', 'attempts.export_id')
    .select([
      'attempts.id',
      'attempts.submission_id',
      'attempts.submission_revision',
      'attempts.sent_at',
      'exports.file_name',
    ])
    .where(sql<boolean>`attempts.submission_id = any(${[...submissionIds]}::int[])`)
    .where('attempts.environment', '=', environment)
    .where('attempts.outcome', 'is', null)
    .where('attempts.sent_at', 'is not', null)
    .where(isOfLastSending)
    .orderBy('attempts.id')
    .execute()
}

export interface Answered {
  readonly id: number
  readonly outcome: 'accepted' | 'rejected'
  readonly responseCode: string | null
  readonly remarks: readonly AttemptRemark[]
}

export async function answerAttempts(
  tx: Tx,
  answered: readonly Answered[],
  by: { readonly now: Date; readonly actorId: number | null },
): Promise<void> {
  if (answered.length === 0) return
  const types = { id: 'integer', outcome: 'text', response_code: 'text', remarks: 'jsonb' } as const
  const rows = answered.map(({ id, outcome, responseCode, remarks }) => ({
    id,
    outcome,
    response_code: responseCode,
    remarks,
  }))
  const changed = await sql<{ submission_id: number }>`
    update attempts set outcome = many_rows.outcome, response_code = many_rows.response_code,
      remarks = many_rows.remarks, answered_at = ${by.now}::timestamptz, answered_by = ${by.actorId}::int,
      sending_unknown = false, sent_at = coalesce(sent_at, ${by.now}::timestamptz),
      sent_by = coalesce(sent_by, ${by.actorId}::int)
    from ${manyRows(types, rows)} where attempts.id = many_rows.id
    returning submission_id`.execute(tx)
  await noteFormerUdiDis(
    tx,
    changed.rows.map(({ submission_id }) => submission_id),
  )
}

/** Whether something of what was sent last has no answer yet, or was refused, by submission. */
export async function openOrRefused(
  tx: Tx,
  submissionIds: readonly number[],
  environment: Environment,
): Promise<ReadonlyMap<number, 'open' | 'rejected'>> {
  if (submissionIds.length === 0) return new Map()
  const { rows } = await sql<{ submission_id: number; state: 'open' | 'rejected' | null }>`
    select submission_id,
      case when bool_or(outcome = 'rejected') then 'rejected' when bool_or(outcome is null) then 'open' end as state
    from attempts
    where submission_id = any(${[...submissionIds]}::int[]) and environment = ${environment}
      and outcome is distinct from 'replaced' and ${isOfLastSending}
    group by submission_id`.execute(tx)
  return new Map(rows.flatMap(({ submission_id, state }) => (state ? [[submission_id, state]] : [])))
}

export const presentAttempt = (row: AttemptRow): Attempt => ({
  id: row.id,
  submissionId: row.submission_id,
  submissionRevision: row.submission_revision,
  masterDiId: row.master_di_id,
  deviceName: row.device_name,
  udiDi: row.udi_di,
  fileId: row.export_id,
  fileName: row.file_name,
  hash: row.hash,
  environment: row.environment,
  service: row.service,
  madeAt: row.made_at.toISOString(),
  madeByName: row.made_by_name,
  sentAt: row.sent_at?.toISOString() ?? null,
  sentByName: row.sent_by_name,
  sendingUnknown: row.sending_unknown,
  approvalLapsed: row.approval_lapsed,
  outcome: row.outcome,
  responseCode: row.response_code,
  remarks: row.remarks,
  answeredAt: row.answered_at?.toISOString() ?? null,
  answeredByName: row.answered_by_name,
})
