import { type HubSettings, rulesOf } from '#core/lifecycle/settings.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import type { ExchangePort } from '#server/connections/exchange-port.ts'
import { attemptsOfFile } from '#server/exchange/attempt-queries.ts'
import { type FileRow, fileContent, findFile } from '#server/exchange/exported-file-queries.ts'
import { recordDeleted } from '#server/exchange/left-out.ts'
import { markSent } from '#server/exchange/sending-queries.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { approvedFilesOf } from '#server/submissions/approved-file-queries.ts'
import { otherThanApproved } from '#server/submissions/approved-files.ts'
import { lockSubmissions } from '#server/submissions/submission-queries.ts'
import { takeAnswerFile } from './answer-service.ts'
import { type ExchangeMarket, exchangeMarketOf } from './exchange-market.ts'
import { lineagesOf } from './lineages.ts'
import { messageOfFile } from './message-of-file.ts'
import { recordInTrail } from './sending-service.ts'

/** What connections to registers ask of the exchange. */
export const exchangePort: ExchangePort = {
  async refusalToSend(hub, { tx }, exportId) {
    const attempts = await attemptsOfFile(tx, exportId)
    const { settings } = await readSettings(tx)
    const rules = rulesOf(settings, hub)
    const ids = attempts.map(({ submission_id }) => submission_id)
    const file = await findFile(tx, exportId)
    if (!file) return 'This file does not exist any more.'
    const of = exchangeMarketOf(hub, file.market)
    const lineages = await lineagesOf(tx, of, file.environment, ids)
    const rows = new Map((await lockSubmissions(tx, ids)).map((row) => [row.id, row]))
    for (const { submission_id, submission_revision, outcome, device_name } of attempts) {
      const name = device_name ?? `Submission ${submission_id}`
      const row = rows.get(submission_id)
      if (outcome === 'replaced') return `A later file took the place of this one for ${name}.`
      if (outcome !== null) return `${name} is answered already.`
      if (row?.revision !== submission_revision) return `${name} was changed since this file was made.`
      if (!submissionAllows('download', row.status, rules))
        return `${name} may not leave now: its status is ${row.status}.`
      const wrong =
        recordDeleted(row.record_status === 'deleted', lineages.registered.has(row.id)) ??
        lineages.wrongOf(row)
      if (wrong) return `${name} may not leave now. ${wrong.why}`
    }
    if (attempts.length === 0) return 'No submission is in this file any more.'
    return otherBytes(tx, { file, of, settings, ids, controlled: rules.controlled })
  },
  messageOf: (hub, { tx }, exportId, through) => messageOfFile(hub, tx, exportId, through),
  async markFile(unit, exportId, { actorId, sent }) {
    const attempts = await attemptsOfFile(unit.tx, exportId)
    const marked = await markSent(unit.tx, [exportId], { sent, now: unit.now, actorId })
    const name = attempts[0]?.file_name ?? String(exportId)
    await recordInTrail(unit, marked, new Map([[exportId, name]]), sent)
  },
  async takeAnswer(hub, by, { market, isOfInterface, ...given }) {
    const taken = await takeAnswerFile(hub, by, given, { market, isOfInterface })
    const { file, accepted, rejected, unanswered } = taken.result
    const { receipt, note } = taken.answer
    const open = unanswered > 0 ? `, ${unanswered} not named` : ''
    const words = receipt?.words ?? `${accepted} accepted, ${rejected} refused${open}`
    return {
      exportId: file.id,
      words: note === undefined ? words : `${words}; ${note}`.slice(0, 1000),
      open: unanswered,
      isForPerson: receipt?.isForPerson ?? false,
      isReceipt: receipt !== undefined,
    }
  },
}

interface Bytes {
  readonly file: FileRow
  readonly of: ExchangeMarket
  readonly settings: HubSettings
  readonly ids: readonly number[]
  readonly controlled: boolean
}

/**
 * Why these are not the bytes that were made, or, in controlled mode, not those that were approved: each device, made
 * again, has to have the SHA-256 of its approved file, and the file has to be made after the approval.
 */
async function otherBytes(tx: Tx, { file, of, settings, ids, controlled }: Bytes): Promise<string | null> {
  if (sha256(await fileContent(tx, file.id)) !== file.hash)
    return 'This is not the file that was created: its SHA-256 differs. Create it again.'
  if (!controlled) return null
  const { market, file: made } = of
  const leaving = { market, file: made, settings, environment: file.environment, whole: true }
  const [other] = (await otherThanApproved(tx, { rules: { controlled } }, ids, leaving)).values()
  if (other) return other
  const approved = (await approvedFilesOf(tx, ids)).filter((one) => one.file === made.id)
  return approved.some(({ made_at }) => made_at > file.created_at)
    ? 'This file was created before its content was approved. Create it again.'
    : null
}
