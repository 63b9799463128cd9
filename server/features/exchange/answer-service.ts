import { createHash } from 'node:crypto'
import type { AnswerResult, AttemptRemark } from '#core/contract/exchange.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import { answerNote } from '#core/lifecycle/answer-note.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import { environmentOf, type RegisterAnswer, type RegisterAnswers } from '#core/markets/exchange.ts'
import { type Withdrawing, withdrawRequests } from '#server/approval/withdrawing.ts'
import type { TakenBy } from '#server/connections/exchange-port.ts'
import { findAnswer, insertAnswer } from '#server/exchange/answer-queries.ts'
import {
  type AttemptRow,
  answerAttempts,
  attemptsOfFile,
  openOrRefused,
  presentAttempt,
} from '#server/exchange/attempt-queries.ts'
import {
  type FileRow,
  filesAnswered,
  findFile,
  lockFile,
  openFilesNaming,
  partsOfFile,
  presentFile,
} from '#server/exchange/exported-file-queries.ts'
import { markUploaded } from '#server/exchange/sending-queries.ts'
import { invalid } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { deviceNamed } from '#server/submissions/submission-audit-details.ts'
import { lockSubmissions, type SubmissionRow, setStatus } from '#server/submissions/submission-queries.ts'
import { countsOf, type Verdict, verdictsOf } from './answer-verdicts.ts'
import { type ExchangeMarket, exchangeMarketOf } from './exchange-market.ts'
import { type AnsweringMarket, keepTaken, type Taken } from './registered-states.ts'

/** Reads the register’s answers to exported files (decision D11). */

interface AnswerFile {
  readonly name: string
  readonly bytes: Buffer
  /** The file it answers, where somebody says so; else it is found by what the answer says. */
  readonly exportId?: number | undefined
}

const refuse = (message: string, path = 'file') =>
  invalid([{ path, message: `${message} Nothing was saved.` }])

export const readAnswerFile = async (
  hub: Hub,
  actor: Actor,
  given: AnswerFile,
  market: string | undefined,
): Promise<AnswerResult> => (await takeAnswerFile(hub, actor, given, { market, isOfInterface: false })).result

interface AnswerTakenIn {
  readonly result: AnswerResult
  readonly answer: RegisterAnswer
}

export async function takeAnswerFile(
  hub: Hub,
  by: Actor | TakenBy,
  given: AnswerFile,
  of: { readonly market: string | undefined; readonly isOfInterface: boolean },
): Promise<AnswerTakenIn> {
  const target = exchangeMarketOf(hub, of.market)
  const { answers, connectionAnswers, register } = target.exchange
  const reader = of.isOfInterface ? connectionAnswers : answers
  if (!reader) {
    throw refuse(
      `The hub cannot read answer files from ${register}. Enter the answer in each submission.`,
      'market',
    )
  }
  const answer = parsed(reader, given.bytes)
  const hash = createHash('sha256').update(given.bytes).digest('hex')
  return inTransaction(hub, by.id === null ? null : by, async (unit) => {
    const file = await (given.exportId === undefined
      ? fileOf(unit, target, answer)
      : fileNamed(unit, target, given.exportId))
    await lockFile(unit.tx, file.id)
    const parts = await partsOfFile(unit.tx, file.id)
    const answered = answer.answered(parts)
    const unknownCodes = answered.flatMap(({ part, code }) =>
      part === undefined && code !== null ? [code] : [],
    )
    const repeated = (await findAnswer(unit.tx, file.id, hash)) !== undefined
    if (!repeated) {
      await insertAnswer(unit.tx, {
        exportId: file.id,
        fileName: given.name.slice(0, 255),
        hash,
        bytes: given.bytes,
        now: unit.now,
        actorId: by.id,
      })
      const attempts = await attemptsOfFile(unit.tx, file.id)
      const verdicts = verdictsOf(target.market, answer, answered, parts, attempts)
      if (given.exportId !== undefined && verdicts.length === 0 && !answer.receipt)
        throw refuse('This answer does not mention anything in this file.', 'fileId')
      await applyVerdicts(unit, by, { ...target, reader }, { file, verdicts })
      // What it does not mention was uploaded with the rest.
      if (verdicts.length > 0) await markUploaded(unit.tx, file.id, { now: unit.now, actorId: by.id })
      unit.record({
        action: 'acknowledged',
        entityType: 'export',
        entityId: file.id,
        changesData: {
          actionNotes: `${by.id === null ? `${by.name}: ` : ''}${given.name} answers ${file.file_name}: ${answer.receipt?.words ?? countsOf(verdicts)}, SHA-256 ${hash}`,
        },
      })
    }
    const after = await attemptsOfFile(unit.tx, file.id)
    const current = await findFile(unit.tx, file.id)
    const result: AnswerResult = {
      file: presentFile(current ?? file),
      accepted: after.filter(({ outcome }) => outcome === 'accepted').length,
      rejected: after.filter(({ outcome }) => outcome === 'rejected').length,
      unanswered: after.filter(({ outcome }) => outcome === null).length,
      unknownCodes,
      repeated,
      release: await releaseRefused(unit, target, file, answer),
      attempts: after.map(presentAttempt),
    }
    return { result, answer }
  })
}

/** For a file refused because of its release: the release the register wants, and the one set in the hub. */
async function releaseRefused(
  { tx }: Unit,
  { exchange }: ExchangeMarket,
  { environment }: FileRow,
  { releaseWanted }: RegisterAnswer,
): Promise<AnswerResult['release']> {
  if (releaseWanted === undefined) return null
  const { settings } = await readSettings(tx)
  return { environment, wanted: releaseWanted, set: exchange.releaseOf(settings, environment) }
}

function parsed(reader: RegisterAnswers, bytes: Buffer): RegisterAnswer {
  try {
    return reader.read(bytes)
  } catch (error) {
    if (error instanceof Error && ['XmlReadError', 'UnreadableAnswer'].includes(error.name))
      throw refuse(`${error.message}.`)
    throw error
  }
}

/** By the number of the message it answers, else by what it names. */
async function fileOf(
  unit: Unit,
  { market, exchange }: ExchangeMarket,
  answer: RegisterAnswer,
): Promise<FileRow> {
  const id = answer.correlationId
  const [named, ...others] = id === undefined ? [] : await filesAnswered(unit.tx, market.code, id)
  if (named && others.length === 0) return named
  const codes = answer.answered([]).flatMap(({ code }) => code ?? [])
  const naming = codes.length === 0 ? [] : await openFilesNaming(unit.tx, market.code, codes)
  const [only, ...more] = naming
  if (only && more.length === 0) return only
  throw refuse(
    more.length > 0
      ? `This answers message ${id ?? 'without a number'}, which is in no file of this hub, and several files contain the devices it names. Download the answer of the file itself from the upload page.`
      : `This answers message ${id ?? 'without a number'}, which is no file of this hub. Was the file created in another hub, or changed before it was uploaded to ${exchange.register}?`,
  )
}

/** The one somebody says it is. */
async function fileNamed(unit: Unit, { market }: ExchangeMarket, id: number): Promise<FileRow> {
  const file = await findFile(unit.tx, id)
  if (!file) throw refuse(`File ${id} does not exist.`, 'fileId')
  if (file.market !== market.code) throw refuse(`${file.file_name} is for another register.`, 'fileId')
  return file
}

interface Applied {
  readonly file: Pick<FileRow, 'environment' | 'service'>
  readonly verdicts: readonly Verdict[]
}

async function applyVerdicts(
  unit: Unit,
  actor: Withdrawing,
  target: AnsweringMarket,
  { file, verdicts }: Applied,
): Promise<void> {
  await answerAttempts(unit.tx, verdicts, { now: unit.now, actorId: actor.id })
  const ids = [...new Set(verdicts.map(({ attempt }) => attempt.submission_id))]
  const rows = new Map((await lockSubmissions(unit.tx, ids)).map((row) => [row.id, row]))
  const taken = verdicts.flatMap(({ outcome, attempt }): Taken[] =>
    outcome === 'accepted'
      ? [
          {
            submissionId: attempt.submission_id,
            revision: attempt.submission_revision,
            service: attempt.service,
          },
        ]
      : [],
  )
  await keepTaken(unit, target, file.environment, taken)
  const left = await openOrRefused(unit.tx, ids, file.environment)
  const { settings } = await readSettings(unit.tx)
  const isCurrent = environmentOf(target.exchange, settings) === file.environment
  for (const { attempt, outcome, remarks, concernsContent } of verdicts) {
    const row = rows.get(attempt.submission_id)
    if (!row) continue
    // A refusal that is not about the device does not change its status: it can be sent again.
    const changesStatus = outcome === 'rejected' ? concernsContent : left.get(row.id) !== 'rejected'
    const next = isCurrent && changesStatus ? nextStatus(row, attempt, left.get(row.id)) : undefined
    if (next) await setStatus(unit.tx, row.id, next)
    if (next === 'approved-eudamed') await withdrawRegistered(unit, actor, row)
    tellOfAnswer(unit, row, { outcome, next, environment: file.environment, service: file.service, remarks })
  }
}

/** Approving could never succeed any more, and rejecting would call a draft what is registered. */
export const withdrawRegistered = (unit: Unit, actor: Withdrawing, { id }: SubmissionRow) =>
  withdrawRequests(
    unit,
    actor,
    { entityType: 'submission', entityId: id },
    { notes: 'The register has accepted it.', did: 'recorded the registration of' },
  )

/** Whatever was changed since it was sent is a draft, and stays one. */
export function nextStatus(
  row: SubmissionRow,
  attempt: Pick<AttemptRow, 'submission_revision'>,
  left: 'open' | 'rejected' | undefined,
): SubmissionStatus | undefined {
  if (row.revision !== attempt.submission_revision || !submissionAllows('answer', row.status))
    return undefined
  const next = left === 'rejected' ? 'rejected' : left === 'open' ? undefined : 'approved-eudamed'
  return next === row.status ? undefined : next
}

interface Told {
  readonly outcome: 'accepted' | 'rejected'
  readonly next: SubmissionStatus | undefined
  readonly environment: string
  readonly service: string
  readonly remarks: readonly AttemptRemark[]
  /** What somebody entered of the registration. */
  readonly changes?: readonly FieldChange[]
  /** The revision that was sent, where the submission has changed since. */
  readonly revision?: number
}

export function tellOfAnswer(
  unit: Unit,
  row: SubmissionRow,
  { outcome, next, environment, service, remarks, changes, revision }: Told,
): void {
  const said = [
    ...(revision === undefined ? [] : [`revision ${revision}, which was sent`]),
    ...remarks.map(({ code, message }) => (code === null ? message : `${code} ${message}`)),
  ].join('; ')
  unit.record({
    action: 'acknowledged',
    entityType: 'submission',
    entityId: row.id,
    changesData: {
      ...deviceNamed(row),
      ...(next && { previousStatus: row.status, newStatus: next }),
      actionNotes: answerNote({ service, environment, outcome }, said),
      ...(changes && { changes }),
    },
  })
}
