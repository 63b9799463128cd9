import type { ValidationResults } from '#core/contract/submissions.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import type { FileTable, MarketFile, MarketModule } from '#core/markets/market.ts'
import { writeCsv } from '#server/files/csv-writer.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-store.ts'
import { refuseOpenDeclarations } from './submission-declarations.ts'
import { factsOf } from './submission-facts.ts'
import { insertExport, lockSubmission, type SubmissionRow } from './submission-queries.ts'
import { buildFile } from './submission-validation.ts'

const contentTypes: Readonly<Record<MarketFile['format'], string>> = {
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
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
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const row = await lockSubmission(tx, asked.id)
    if (!row) throw notFound('Submission not found')
    const market = hub.marketOf(row.market)
    const file = market?.files.find(({ id }) => id === asked.file)
    if (!market || !file)
      throw notFound(`The regulator of this market takes no ${asked.file.toUpperCase()} file`)
    refuseUnapproved(row, actor)
    if (!submissionAllows('download', row.status, actor.rules)) throw notValid(row)
    refuseOpenDeclarations(market, row, 'The file can be made once every declaration is answered.')
    const { settings } = await readSettings(tx)
    const built = buildFile(file, row, { facts: await factsOf(tx, market, row), settings, now })
    if ('problem' in built) throw notValid(row)
    const fileName = nameOf(market, file, built.service, row)
    const content = textOf(built.content)
    if (asked.recorded) {
      await insertExport(tx, { row, service: built.service, fileName, content }, { now, actorId: actor.id })
    }
    record({
      action: 'exported',
      entityType: 'submission',
      entityId: asked.id,
      changesData: { deviceName: row.device_name, deviceNumber: row.device_number, actionNotes: fileName },
    })
    return { fileName, contentType: contentTypes[file.format], content }
  })
}

/** In the controlled way no file leaves the hub without a decision (decision D46). */
function refuseUnapproved({ status }: SubmissionRow, { rules }: Actor): void {
  if (!rules.controlled || !submissionAllows('download', status)) return
  if (submissionAllows('download', status, rules)) return
  throw new Refusal(
    'not_valid',
    'The file can be made once the submission is approved. Send it for approval.',
  )
}

const nameOf = (market: MarketModule, file: MarketFile, service: string, row: SubmissionRow): string =>
  `${market.code}-${service.replace('.', '-')}-${row.device_number ?? row.id}.${file.format}`

const textOf = (content: string | FileTable): string =>
  typeof content === 'string' ? content : writeCsv(content.columns, content.rows)

function notValid(row: SubmissionRow): Refusal {
  const validation = row.validation as ValidationResults | null
  const issues = (validation?.issues ?? [])
    .filter((issue) => issue.severity === 'error')
    .map((issue) => ({ path: issue.field ?? '', message: issue.message, rule: issue.ruleId }))
  return new Refusal(
    'not_valid',
    'The file can be made once the submission has been validated without errors.',
    { issues },
  )
}
