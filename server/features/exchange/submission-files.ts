import { randomUUID } from 'node:crypto'
import type { ValidationResults } from '#core/contract/validation-results.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import { environmentOf } from '#core/markets/exchange.ts'
import type { FileTable, MarketFile, MarketModule, WrittenFile } from '#core/markets/market.ts'
import { factsOfRow } from '#core/markets/published.ts'
import type { Facts } from '#core/rules/condition.ts'
import { lastDocuments } from '#server/exchange/document-queries.ts'
import { knownGroups } from '#server/exchange/group-queries.ts'
import { notAsApproved, recordDeleted } from '#server/exchange/left-out.ts'
import { recordFiles } from '#server/exchange/record-files.ts'
import { registeredState } from '#server/exchange/registration-queries.ts'
import type { MadeFile } from '#server/exchange/upload-order.ts'
import { writeCsv } from '#server/files/csv-writer.ts'
import { writeXlsx, xlsxType } from '#server/files/xlsx-writer.ts'
import { hashOfFile } from '#server/platform/audit.ts'
import { dayOf } from '#server/platform/day.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { lagOfApproved, outOfDate } from '#server/standing/device-standings.ts'
import { otherThanApproved, type Remaking, remakingOf } from '#server/submissions/approved-files.ts'
import { refuseOpenDeclarations } from '#server/submissions/submission-declarations.ts'
import { factsOf } from '#server/submissions/submission-facts.ts'
import { lockSubmission, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { buildFile } from '#server/submissions/submission-validation.ts'
import { lineagesOf } from './lineages.ts'
import { archiveOf } from './package-archive.ts'

export const contentTypes: Readonly<Record<MarketFile['format'], string>> = {
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: xlsxType,
}

interface Asked {
  readonly id: number
  /** The file's id in its market. */
  readonly file: string
  /** Whether it is kept as an export, besides being told to the audit trail. */
  readonly recorded: boolean
}

/** A file of a validated submission (decision D19); every download is told to the audit trail. */
export async function exportFile(hub: Hub, actor: Actor, asked: Asked): Promise<FileAnswer> {
  return inTransaction(hub, actor, async (unit) => {
    const { tx } = unit
    const row = await lockSubmission(tx, asked.id)
    if (!row) throw notFound('Submission not found')
    const market = hub.marketOf(row.market)
    const file = market?.files.find(({ id }) => id === asked.file)
    if (!market || !file) throw notFound(`No ${asked.file.toUpperCase()} file is made for this market`)
    refuseUnapproved(row, actor)
    if (!submissionAllows('download', row.status, actor.rules)) throw notValid(row)
    refuseOpenDeclarations(market, row, 'The file can be made once every declaration is answered.')
    const deleted = recordDeleted(row.record_status === 'deleted', row.registered_at !== null)
    if (deleted) throw new Refusal('not_valid', deleted.why)
    const behind = (await lagOfApproved(hub, tx, actor, [row])).get(row.id) ?? 0
    if (behind > 0) throw new Refusal('not_valid', outOfDate(behind))
    const { settings } = await readSettings(tx)
    const made = { market, file, row, settings }
    const exchange = market.exchange?.file === file.id ? market.exchange : undefined
    const environment = environmentOf(exchange, settings)
    const leaving = { market, file, settings, environment, whole: true }
    const other = (await otherThanApproved(tx, actor, [row.id], leaving)).get(row.id)
    const remaking = actor.rules.controlled ? await remakingOf(tx, row.id, file.id) : undefined
    const as = remaking ?? { madeAt: unit.now, newId: randomUUID }
    const plain = exchange ? undefined : await plainFile(tx, made, as)
    const files = plain ? [plain.file] : await uploadFiles(tx, made, as)
    // Where nothing is due no approval is either.
    const notApproved = notAsApproved(other)
    if (notApproved) throw new Refusal('not_valid', notApproved.why)
    const wrong = exchange && (await lineagesOf(tx, { market, exchange }, environment, [row.id])).wrongOf(row)
    if (wrong) throw new Refusal('not_valid', wrong.why)
    const [only, ...others] = files
    if (!only) throw nothingDue(market)
    const base = `${market.code}-${(others.length === 0 ? only.service : 'changes').replace('.', '-')}-${row.device_number ?? row.id}`
    const version = others.length === 0 && only.document ? `-v${only.document.version}` : ''
    const fileName = `${base}${version}.${others.length === 0 ? file.format : 'zip'}`
    if (asked.recorded) {
      await recordFiles(unit, actor, {
        market: market.code,
        environment,
        files,
        rows: [row],
        packageId: null,
        ...(others.length === 0 && { fileName }),
        ...(plain?.bytes && { bytes: plain.bytes }),
      })
    }
    if (others.length === 0 || !exchange) {
      const content = plain?.bytes ?? only.content
      if (!asked.recorded) tell(unit, row, fileName, content)
      return { fileName, contentType: contentTypes[file.format], content }
    }
    const content = archiveOf({
      exchange,
      environment,
      release: exchange.releaseOf(settings, environment),
      files,
      leftOut: [],
      rows: [row],
      madeBy: actor.name,
      madeAt: unit.now,
    })
    if (!asked.recorded) tell(unit, row, fileName, content)
    return { fileName, contentType: 'application/zip', content }
  })
}

function tell({ record }: Unit, row: SubmissionRow, fileName: string, content: string | Buffer): void {
  record({
    action: 'exported',
    entityType: 'submission',
    entityId: row.id,
    changesData: {
      deviceName: row.device_name,
      deviceNumber: row.device_number,
      actionNotes: fileName,
      ...hashOfFile(content),
    },
  })
}

interface Making {
  readonly market: MarketModule
  readonly file: MarketFile
  readonly row: SubmissionRow
  readonly settings: HubSettings
}

/** What the register is due of a submission, in the order of uploading. */
async function uploadFiles(
  tx: Tx,
  { market, file, row, settings }: Making,
  { madeAt, newId }: Remaking,
): Promise<MadeFile[]> {
  const { exchange } = market
  if (!exchange) return []
  refuseGaps(file, row, madeAt, await factsOf(tx, market, row))
  const environment = environmentOf(exchange, settings)
  const group = exchange.groups?.of(row.document)
  const known = await knownGroups(tx, {
    market: market.code,
    environment,
    groups: group === undefined ? [] : [group],
    except: [row.id],
    founding: exchange.groups?.foundingServices ?? [],
  })
  const registered = await registeredState(tx, row.id, environment)
  const key = exchange.documents?.keyOf(row.document) ?? ''
  const documents = await lastDocuments(tx, {
    market: market.code,
    environment,
    keys: key === '' ? [] : [key],
  })
  const { files, unsent } = exchange.plan(
    [
      {
        reference: String(row.id),
        document: row.document,
        registered,
        facts: factsOfRow(registered !== undefined, row.publish_date_sent),
        lastDocument: documents.get(key),
      },
    ],
    {
      environment,
      settings,
      createdAt: madeAt.toISOString(),
      // Each file of a document is a version of its own, with an id of its own.
      newId: exchange.documents ? randomUUID : newId,
      knownGroups: new Set(known),
    },
  )
  const [first] = unsent
  if (first) {
    const issues = [{ path: first.field ?? '', message: first.why }]
    throw new Refusal('not_valid', first.why, { issues })
  }
  return files.map(({ write, ...rest }) => ({ ...rest, content: written(write, row), faults: [] }))
}

/** The writer refuses characters that no file can hold; validation says where they are. */
function written(write: () => string, row: SubmissionRow): string {
  try {
    return write()
  } catch (error) {
    if (error instanceof Error && error.name === 'XmlWriteError') throw notValid(row)
    throw error
  }
}

/** What this format cannot be written without; another one of the market may do with less. */
function refuseGaps(file: MarketFile, row: SubmissionRow, madeAt: Date, facts: Facts): void {
  const gaps = file.missing(row.document, dayOf(madeAt), undefined, facts)
  const [first] = gaps
  if (!first) return
  const issues = gaps.map(({ field, message }) => ({ path: field, message }))
  throw new Refusal('not_valid', first.message, { issues })
}

export interface PlainFile {
  readonly file: MadeFile
  /** For binary files, such as workbooks. */
  readonly bytes?: Buffer
}

/** A file that is no register’s upload: what it says depends on the submission alone. */
async function plainFile(
  tx: Tx,
  { market, file, row, settings }: Making,
  { madeAt, newId }: Remaking,
): Promise<PlainFile> {
  const facts = await factsOf(tx, market, row)
  refuseGaps(file, row, madeAt, facts)
  const built = buildFile(file, row, { facts, settings, now: madeAt, newId })
  if ('problem' in built) throw notValid(row)
  return madeFile(file, built, [row.id])
}

/** An exported file of one or more submissions. */
export async function madeFile(
  { format }: Pick<MarketFile, 'format'>,
  { service, content }: WrittenFile,
  ids: readonly number[],
): Promise<PlainFile> {
  const made: MadeFile = {
    order: 1,
    name: '',
    service,
    sender: '',
    correlationId: randomUUID(),
    messageId: randomUUID(),
    parts: [{ references: ids.map(String), codes: [] }],
    content: textOf(content),
    faults: [],
  }
  if (format !== 'xlsx' || typeof content === 'string') return { file: made }
  return { file: made, bytes: await writeXlsx(service, content.columns, each(content.rows)) }
}

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows
}

/** In controlled mode, only approved submissions can be exported (decision D46). */
function refuseUnapproved({ status }: SubmissionRow, { rules }: Actor): void {
  if (!rules.controlled || !submissionAllows('download', status)) return
  if (submissionAllows('download', status, rules)) return
  throw new Refusal(
    'not_valid',
    'The file can be created once the submission is approved. Send it for approval.',
  )
}

const textOf = (content: string | FileTable): string =>
  typeof content === 'string' ? content : writeCsv(content.columns, content.rows)

const nothingDue = ({ exchange, code }: MarketModule): Refusal =>
  new Refusal(
    'not_valid',
    `Nothing in this submission has changed since ${exchange?.register ?? code} accepted it.`,
  )

function notValid(row: SubmissionRow): Refusal {
  const validation = row.validation as ValidationResults | null
  const issues = (validation?.issues ?? [])
    .filter((issue) => issue.severity === 'error')
    .map((issue) => ({ path: issue.field ?? '', message: issue.message, rule: issue.ruleId }))
  return new Refusal(
    'not_valid',
    'The file can be created once the submission has been validated without errors.',
    { issues },
  )
}
