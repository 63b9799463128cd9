import { rulesOf } from '#core/lifecycle/settings.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import type { ExchangePort } from '#server/connections/exchange-port.ts'
import { attemptsOfFile } from '#server/exchange/attempt-queries.ts'
import { markSent } from '#server/exchange/sending-queries.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { lockSubmissions } from '#server/submissions/submission-queries.ts'
import { readAnswerFile } from './answer-service.ts'
import { recordInTrail } from './sending-service.ts'

/** What connections to registers ask of the exchange. */
export const exchangePort: ExchangePort = {
  async refusalToSend(hub, { tx }, exportId) {
    const attempts = await attemptsOfFile(tx, exportId)
    const { settings } = await readSettings(tx)
    const rules = rulesOf(settings, hub)
    const ids = attempts.map(({ submission_id }) => submission_id)
    const rows = new Map((await lockSubmissions(tx, ids)).map((row) => [row.id, row]))
    for (const { submission_id, submission_revision, outcome, device_name } of attempts) {
      const name = device_name ?? `Submission ${submission_id}`
      const row = rows.get(submission_id)
      if (outcome === 'replaced') return `A later file took the place of this one for ${name}.`
      if (outcome !== null) return `${name} is answered already.`
      if (row?.revision !== submission_revision) return `${name} was changed since this file was made.`
      if (!submissionAllows('download', row.status, rules))
        return `${name} may not leave now: its status is ${row.status}.`
    }
    return attempts.length === 0 ? 'Nothing is in this file any more.' : null
  },
  async markFile(unit, exportId, { actorId, sent }) {
    const attempts = await attemptsOfFile(unit.tx, exportId)
    const marked = await markSent(unit.tx, [exportId], { sent, now: unit.now, actorId })
    const name = attempts[0]?.file_name ?? String(exportId)
    await recordInTrail(unit, marked, new Map([[exportId, name]]), sent)
  },
  async takeAnswer(hub, by, given, market) {
    const { file, accepted, rejected, unanswered } = await readAnswerFile(hub, by, given, market)
    const open = unanswered > 0 ? `, ${unanswered} not named` : ''
    return { exportId: file.id, words: `${accepted} accepted, ${rejected} refused${open}` }
  },
}
