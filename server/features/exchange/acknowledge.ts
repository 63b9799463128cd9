import type { Acknowledgement, SubmissionExchange } from '#core/contract/exchange.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import { type Environment, environmentOf } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { isToBeConfirmed } from '#core/markets/shown-registered.ts'
import type { Db } from '#server/database/connect.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import {
  answerAttempts,
  attemptsOfSubmission,
  insertAttempts,
  openAttempts,
  presentAttempt,
  replaceUnsent,
} from '#server/exchange/attempt-queries.ts'
import { registrationsOf } from '#server/exchange/registration-queries.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import { presentSubmission } from '#server/submissions/submission-presenter.ts'
import {
  findSubmission,
  lockSubmission,
  type SubmissionRow,
  setStatus,
} from '#server/submissions/submission-queries.ts'
import { tellOfAnswer, withdrawRegistered } from './answer-service.ts'
import { environmentIssues } from './exchange-market.ts'
import { keepTakenByHand } from './registered-states.ts'

/** Acknowledgement entered by hand (decision D11). */
export async function acknowledge(
  hub: Hub,
  actor: Actor,
  id: number,
  told: Acknowledgement,
): Promise<Submission> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await lockSubmission(unit.tx, id)
    if (!row) throw notFound('Submission not found')
    const market = hub.marketOf(row.market)
    const versions = versionsOf(unit, market, told)
    refuseStale('submission', row, told.revision, () => presentSubmission(hub, row, actor))
    const { settings } = await readSettings(unit.tx)
    const current = environmentOf(market?.exchange, settings)
    const environment = told.environment ?? current
    const sent = await sentByFile(unit.tx, market, row, environment)
    if (!mayAnswer(row, sent)) throw notApproved(row)
    const earlier = earlierOf(row, sent)
    await keepAnswer(unit, actor, row, { environment, told, sent })
    let changes: readonly FieldChange[] | undefined
    if (told.outcome === 'accepted') {
      const registeredVersion = told.registeredVersion?.trim() || null
      const registeredAt = told.registeredAt ? new Date(`${told.registeredAt}T00:00:00.000Z`) : unit.now
      const kept = await registrationsOf(unit.tx, [id])
      const before = kept.find((one) => one.environment === environment)
      changes = [
        { field: 'registeredVersion', from: before?.registered_version ?? null, to: registeredVersion },
        {
          field: 'registeredAt',
          from: before?.registered_at.toISOString() ?? null,
          to: registeredAt.toISOString(),
        },
      ]
      const document = earlier ? await submissionEntities.earlier(unit, row, earlier.revision) : row.document
      if (!document) throw new Error(`Submission ${id} has no revision ${earlier?.revision}, which was sent`)
      const taken = { id, document }
      await keepTakenByHand(unit, market, {
        ...{ row: taken, environment, versions, registeredVersion, registeredAt },
      })
    }
    // The playground does not count as registered, and whatever was changed since it was sent stays as it is.
    const isAbout = environment === current && !earlier
    const next = told.outcome === 'accepted' ? 'approved-eudamed' : 'rejected'
    // Who was asked to approve still decides on what was refused.
    const isFollowed = isAbout && !(row.status === 'pending' && told.outcome === 'rejected')
    if (isFollowed) await setStatus(unit.tx, id, next)
    if (sent.length > 0 && isAbout && told.outcome === 'accepted') await withdrawRegistered(unit, actor, row)
    tellOfAnswer(unit, row, {
      outcome: told.outcome,
      next: isFollowed ? next : undefined,
      environment,
      service: 'By hand',
      remarks: remarksOf(told),
      ...(changes && { changes }),
      ...(earlier && { revision: earlier.revision }),
    })
    const after = await findSubmission(unit.tx, id)
    return presentSubmission(hub, after ?? row, actor)
  })
}

const remarksOf = ({ notes }: Acknowledgement) =>
  notes?.trim() ? [{ code: null, message: notes.trim(), fields: [] }] : []

function versionsOf(unit: Unit, market: MarketModule | undefined, told: Acknowledgement) {
  const issues: Issue[] = []
  const version = told.registeredVersion?.trim() ?? ''
  let versions: Readonly<Record<string, number>> = {}
  if (told.outcome === 'accepted') {
    // Not every regulator gives a number.
    if (version === '' && market?.exchange) {
      issues.push({ path: 'registeredVersion', message: 'Enter the number shown by the register' })
    } else if (version !== '' && market?.exchange?.answersByHand) {
      const found = market.exchange.answersByHand.versions(version)
      if ('problem' in found) issues.push({ path: 'registeredVersion', message: String(found.problem) })
      else versions = found
    }
  } else if (!told.notes?.trim()) {
    issues.push({ path: 'notes', message: 'Enter the reason for the rejection' })
  }
  if (told.registeredAt && told.registeredAt > tomorrow(unit.now)) {
    issues.push({ path: 'registeredAt', message: 'The date is in the future' })
  }
  if (market?.exchange) issues.push(...environmentIssues(market.exchange, told.environment))
  if (issues.length > 0) throw invalid(issues)
  return versions
}

/** Time zones ahead of UTC may already have tomorrow’s date. */
const tomorrow = (now: Date): string => dayOf(new Date(now.getTime() + 14 * 3_600_000))

/**
 * Attempts that wait for an answer, where the regulator answers in no files: what somebody enters is the answer to them
 * (decision D163).
 */
async function sentByFile(
  db: Db | Tx,
  market: MarketModule | undefined,
  { id }: SubmissionRow,
  environment: Environment,
) {
  return market?.exchange?.answers ? [] : openAttempts(db, [id], environment)
}

type Sent = Awaited<ReturnType<typeof sentByFile>>[number]

/** What was sent, where the submission has changed since: the answer is about that. */
const earlierOf = ({ revision }: SubmissionRow, sent: readonly Sent[]) => {
  const [one] = sent
  return one && sent.every((each) => each.submission_revision !== revision)
    ? { revision: one.submission_revision, sentAt: one.sent_at?.toISOString() ?? null }
    : null
}

/** What was sent in a file may be answered whatever has become of the submission: in the open way it may not have been approved. */
const mayAnswer = (row: SubmissionRow, sent: readonly Sent[]): boolean =>
  submissionAllows('acknowledge', row.status) || sent.length > 0

interface ToldAnswer {
  readonly environment: Environment
  readonly told: Acknowledgement
  readonly sent: readonly Sent[]
}

async function keepAnswer(
  unit: Unit,
  actor: Actor,
  row: SubmissionRow,
  { environment, told, sent }: ToldAnswer,
): Promise<void> {
  const by = { now: unit.now, actorId: actor.id, isSent: true } as const
  const attempt = {
    exportId: null,
    submissionId: row.id,
    submissionRevision: row.revision,
    environment,
    service: 'By hand',
  }
  // A file of the same values that was made since and not sent waits for nothing any more.
  if (sent.length > 0 && !earlierOf(row, sent)) await replaceUnsent(unit.tx, row.id, environment)
  const answered = sent.length > 0 ? sent.map(({ id }) => id) : await insertAttempts(unit.tx, [attempt], by)
  const { outcome } = told
  await answerAttempts(
    unit.tx,
    answered.map((id) => ({ id, outcome, responseCode: null, remarks: remarksOf(told) })),
    by,
  )
}

function notApproved({ status }: SubmissionRow): Refusal {
  const step =
    status === 'approved-eudamed'
      ? 'It has already been acknowledged; edit it to send a change.'
      : 'Have it approved first: only approved submissions can have been sent.'
  return new Refusal(
    'invalid_transition',
    `A submission in the status ${status} cannot be acknowledged. ${step}`,
  )
}

/** What the register has of a submission, and every attempt to send it. */
export async function exchangeOfSubmission(
  hub: Hub,
  actor: Actor,
  row: SubmissionRow,
): Promise<SubmissionExchange> {
  const market = hub.marketOf(row.market)
  const { settings } = await readSettings(hub.db)
  const registrations = await registrationsOf(hub.db, [row.id])
  const environment = environmentOf(market?.exchange, settings)
  const sent = await sentByFile(hub.db, market, row, environment)
  return {
    environment,
    register: market?.exchange?.register ?? 'the regulator',
    registrations: registrations.map((one) => ({
      environment: one.environment,
      registeredVersion: one.registered_version,
      registeredAt: one.registered_at.toISOString(),
      source: one.source,
      toBeConfirmed: isToBeConfirmed(market?.exchange, one),
      versions: one.versions,
    })),
    attempts: (await attemptsOfSubmission(hub.db, row.id)).map(presentAttempt),
    answerAbout: earlierOf(row, sent),
    abilities: {
      acknowledge: actor.permissions.includes('edit-submissions') && mayAnswer(row, sent),
      download: actor.permissions.includes('export-data'),
    },
  }
}
