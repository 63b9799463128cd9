import { markets } from '#core/code-lists/markets.ts'
import type { ValidationResults } from '#core/contract/validation-results.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { deviceNamed } from '#server/submissions/submission-audit-details.ts'
import {
  judgedByOtherRules,
  lockSubmissions,
  type SubmissionRow,
} from '#server/submissions/submission-queries.ts'
import { judgeAndStore } from '#server/submissions/submission-validation.ts'

/** How many are validated in one transaction, so that others can write in between. */
const batch = 20

/**
 * Validates again, in the background, what an earlier version of the rules judged, so that what the hub shows as valid
 * is valid by its current rules. What is approved keeps its decision and the versions it was judged by.
 */
export function validateAgain(hub: Hub): void {
  hub.jobs.start(() => validateAll(hub), { kind: 'validation by new rules' })
}

async function validateAll(hub: Hub): Promise<void> {
  const rules = currentRules(hub)
  for (let after = 0; !hub.jobs.stopping.aborted; ) {
    const ids = await judgedByOtherRules(hub.db, { rules, after, atMost: batch })
    if (ids.length === 0) return
    await inTransaction(hub, null, async (unit) => {
      await validateBatch(hub, unit, ids)
    })
    after = ids.at(-1) ?? after
  }
}

/** The versions of the hub's current rule sets, by market. */
const currentRules = (hub: Hub) =>
  markets.flatMap(({ code }) => {
    const market = hub.marketOf(code)
    return market ? [{ market: code, versions: market.ruleSetVersions }] : []
  })

async function validateBatch(hub: Hub, { tx, now, record }: Unit, ids: readonly number[]): Promise<void> {
  const rows = (await lockSubmissions(tx, ids)).filter(
    ({ validation, status }) => validation && submissionAllows('validate', status),
  )
  const ifValid = ({ status }: SubmissionRow) => (status === 'error' ? 'validated' : status)
  for (const { row, status, validation, counts } of await judgeAndStore(hub, tx, rows, now, ifValid)) {
    const before = row.validation as ValidationResults
    if (status === row.status && findingsOf(validation) === findingsOf(before)) continue
    const was = { ...deviceNamed(row), previousStatus: row.status }
    const changesData = { ...was, newStatus: status, actionNotes: `The rules have changed: ${counts}` }
    record({ action: 'revalidated', entityType: 'submission', entityId: row.id, changesData })
  }
}

const findingsOf = ({ issues }: ValidationResults): string =>
  JSON.stringify(issues.map(({ ruleId, severity, field, message }) => [ruleId, severity, field, message]))
