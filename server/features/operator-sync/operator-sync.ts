import type { OperatorSyncResult } from '#core/contract/actors.ts'
import { applyPatch, isBlank, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import { draftStatuses } from '#core/lifecycle/submission-status.ts'
import { manufacturersOf } from '#server/operators/operator-of-record-queries.ts'
import type { OperatorChange } from '#server/operators/operator-sync.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { auditDetailsOf } from '#server/submissions/submission-audit-details.ts'
import { asDraft, submissionEntities } from '#server/submissions/submission-entities.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import {
  findSubmissions,
  lockSubmissions,
  type SubmissionRow,
} from '#server/submissions/submission-queries.ts'
import { withDeclarations } from '#server/submissions/submission-service.ts'
import { draftsThatMayBeOf } from './operator-sync-queries.ts'

/** So many drafts are changed in one transaction. */
const batchSize = 200

interface FieldCount {
  readonly label: string
  drafts: number
  kept: number
}

/**
 * Takes a change of an operator over into the drafts of its devices (decision D42): where a draft is blank, or says
 * what the operator said before. What somebody wrote otherwise stays, and is counted.
 */
export async function syncDraftsWithOperator(
  hub: Hub,
  actor: Actor,
  change: OperatorChange,
): Promise<OperatorSyncResult> {
  const counts = new Map<string, FieldCount>()
  let submissions = 0
  for (let last = 0; ; ) {
    const ids = await draftsThatMayBeOf(hub.db, change.operator.id, { after: last, atMost: batchSize })
    last = ids.at(-1) ?? 0
    if (ids.length === 0) break
    submissions += change.apply
      ? await inTransaction(hub, actor, (unit) => changeDrafts(hub, unit, actor, change, ids, counts))
      : (await draftsToChange(hub, hub.db, await findSubmissions(hub.db, ids), change, counts)).length
  }
  const fields = [...counts].map(([field, count]) => ({ field, ...count }))
  return { applied: change.apply, submissions, fields }
}

async function changeDrafts(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  change: OperatorChange,
  ids: readonly number[],
  counts: Map<string, FieldCount>,
): Promise<number> {
  const rows = await lockSubmissions(unit.tx, ids)
  // Counted anew where the transaction had to be tried again.
  const own = new Map<string, FieldCount>()
  const drafts = await draftsToChange(hub, unit.tx, rows, change, own)
  const notes = `Carried over from the operator ${change.operator.name}`
  const edits = drafts.map(({ row, patch }) => {
    const market = hub.marketOf(row.market)
    const patched = applyPatch(row.document, patch)
    const document = withDeclarations(market, { before: row.document, after: patched }, actor, unit.now)
    const told = auditDetailsOf(document, row, { from: row.status, notes })
    return { before: row, document, own: asDraft, fields: fieldsOf(market), told }
  })
  const changed = await submissionEntities.change(unit, actor, edits)
  for (const [field, { label, drafts: taken, kept }] of own) {
    const all = counts.get(field) ?? { label, drafts: 0, kept: 0 }
    counts.set(field, { label, drafts: all.drafts + taken, kept: all.kept + kept })
  }
  return changed.length
}

interface DraftToChange {
  readonly row: SubmissionRow
  readonly patch: Readonly<Record<string, FieldValue>>
}

/** Those of which the operator is the manufacturer, with what they take; what they keep is counted. */
async function draftsToChange(
  hub: Hub,
  db: Hub['db'] | Tx,
  rows: readonly SubmissionRow[],
  change: OperatorChange,
  counts: Map<string, FieldCount>,
): Promise<DraftToChange[]> {
  const drafts = rows.filter(
    ({ status, master_di_id }) => master_di_id !== null && draftStatuses.includes(status),
  )
  const found = await manufacturersOf(
    db,
    drafts.map(({ master_di_id }) => master_di_id ?? 0),
  )
  return drafts.flatMap((row) => {
    const manufacturers = found.get(row.master_di_id ?? 0) ?? []
    if (manufacturers.length !== 1 || manufacturers[0]?.id !== change.operator.id) return []
    const patch = patchFor(hub, row, change, counts)
    return Object.keys(patch).length > 0 ? [{ row, patch }] : []
  })
}

function patchFor(
  hub: Hub,
  row: SubmissionRow,
  { before, after, fields: named }: OperatorChange,
  counts: Map<string, FieldCount>,
): Record<string, FieldValue> {
  const market = hub.marketOf(row.market)
  const from: AnyDocument = market?.fromOperator?.(before, row.document) ?? {}
  const to: AnyDocument = market?.fromOperator?.(after, row.document) ?? {}
  const patch: Record<string, FieldValue> = {}
  for (const [field, value] of Object.entries(to)) {
    const current = row.document[field]
    const isAsked = named === undefined || named.includes(field)
    if (!isAsked || value === undefined || sameValue(from[field], value) || sameValue(current, value))
      continue
    const count = counts.get(field) ?? { label: market?.fields[field]?.label ?? field, drafts: 0, kept: 0 }
    counts.set(field, count)
    if (!isBlank(current) && !sameValue(current, from[field])) count.kept += 1
    else {
      count.drafts += 1
      patch[field] = value
    }
  }
  return patch
}
