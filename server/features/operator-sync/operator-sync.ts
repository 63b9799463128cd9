import type { OperatorSyncResult } from '#core/contract/actors.ts'
import { applyPatch, isBlank, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import { operatorIdentityFields } from '#core/dictionary/submission/actor-codes.ts'
import {
  draftStatuses,
  type SubmissionStatus,
  submissionStatusGroups,
} from '#core/lifecycle/submission-status.ts'
import { submissionsNaming } from '#server/operators/former-code-queries.ts'
import { onlyOne } from '#server/operators/operator-of-record.ts'
import { manufacturersOf } from '#server/operators/operator-of-record-queries.ts'
import type { ChangedOperator, OperatorChange } from '#server/operators/operator-sync.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { changedWith, changeInGroup, concernsGroup } from '#server/submissions/shared-values.ts'
import { auditDetailsOf } from '#server/submissions/submission-audit-details.ts'
import { asDraft, submissionEntities } from '#server/submissions/submission-entities.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import {
  findSubmissions,
  lockSubmission,
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
  const reach: Reach = { drafts: new Set(), others: new Map() }
  const all = await mayChange(hub, change)
  for (let from = 0; from < all.length; from += batchSize) {
    const ids = all.slice(from, from + batchSize)
    if (change.apply) {
      await inTransaction(hub, actor, (unit) =>
        changeDrafts(hub, unit, actor, change, { ids, counts, reach }),
      )
    } else await previewDrafts(hub, change, { ids, counts, reach })
  }
  const others = [...reach.others.values()]
  return {
    applied: change.apply,
    submissions: reach.drafts.size,
    others: others.length,
    approved: others.filter((status) => approved.includes(status)).length,
    left: change.naming ? all.filter((id) => !reach.drafts.has(id) && !reach.others.has(id)).length : 0,
    fields: [...counts].map(([field, count]) => ({ field, ...count })),
  }
}

/** Read once: what the first batches change is not found again. */
const mayChange = (hub: Hub, { naming, operators }: OperatorChange): Promise<number[]> =>
  naming
    ? submissionsNaming(hub.db, naming.operatorId)
    : draftsThatMayBeOf(
        hub.db,
        operators.map(({ operator }) => operator.id),
      )

const approved: readonly SubmissionStatus[] = submissionStatusGroups.approved

/** What changes: drafts, and others of their Basic UDI-DIs with the status they had. */
interface Reach {
  readonly drafts: Set<number>
  readonly others: Map<number, SubmissionStatus>
}

interface Batch {
  readonly ids: readonly number[]
  readonly counts: Map<string, FieldCount>
  readonly reach: Reach
}

function addTo({ drafts, others }: Reach, found: readonly Pick<SubmissionRow, 'id' | 'status'>[]): void {
  for (const { id, status } of found) {
    if (draftStatuses.includes(status)) drafts.add(id)
    else others.set(id, status)
  }
}

async function previewDrafts(hub: Hub, change: OperatorChange, { ids, counts, reach }: Batch): Promise<void> {
  const rows = await findSubmissions(hub.db, ids)
  const groups = new Set<string>()
  for (const { row, patch } of await draftsToChange(hub, hub.db, rows, change, counts)) {
    addTo(reach, [row])
    const market = hub.marketOf(row.market)
    // Drafts of one Basic UDI-DI may take different values over.
    const group = JSON.stringify([row.market, row.document.basicUdiDi, patch])
    if (groups.has(group)) continue
    groups.add(group)
    const after = applyPatch(row.document, patch)
    addTo(reach, await changedWith(hub.db, market, { before: row.document, after }))
  }
}

async function changeDrafts(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  change: OperatorChange,
  { ids, counts, reach }: Batch,
): Promise<void> {
  // What an earlier batch made a draft is told as one of the others, and takes no more than they do.
  const rows = await lockSubmissions(
    unit.tx,
    ids.filter((id) => !reach.others.has(id)),
  )
  // Counted anew where the transaction had to be tried again.
  const own = new Map<string, FieldCount>()
  const drafts = await draftsToChange(hub, unit.tx, rows, change, own)
  const edits = drafts.map(({ row, patch, operator }) => {
    const origin = `Carried over from the operator ${operator.name}`
    const market = hub.marketOf(row.market)
    const patched = applyPatch(row.document, patch)
    const document = withDeclarations(market, { before: row.document, after: patched }, actor, unit.now)
    const isShared = market !== undefined && concernsGroup(market, { before: row.document, after: document })
    return { row, patch, market, document, isShared, origin }
  })
  const alone = edits.filter(({ isShared }) => !isShared)
  await submissionEntities.change(
    unit,
    actor,
    alone.map(({ row, market, document, origin }) => {
      const told = auditDetailsOf(document, row, { from: row.status, notes: origin })
      return { before: row, document, own: asDraft, fields: fieldsOf(market), told }
    }),
  )
  const found: Pick<SubmissionRow, 'id' | 'status'>[] = alone.map(({ row }) => row)
  for (const { row, patch, market, origin } of edits.filter(({ isShared }) => isShared)) {
    // Another draft of its Basic UDI-DI may have changed it.
    const before = await lockSubmission(unit.tx, row.id)
    if (!before) continue
    const patched = applyPatch(before.document, patch)
    const document = withDeclarations(market, { before: before.document, after: patched }, actor, unit.now)
    const { alsoChanged } = await changeInGroup(unit, actor, market, { before, document, origin })
    found.push(row, ...alsoChanged)
  }
  addTo(reach, found)
  for (const [field, { label, drafts: taken, kept }] of own) {
    const all = counts.get(field) ?? { label, drafts: 0, kept: 0 }
    counts.set(field, { label, drafts: all.drafts + taken, kept: all.kept + kept })
  }
}

interface DraftToChange {
  readonly row: SubmissionRow
  readonly patch: Readonly<Record<string, FieldValue>>
  /** Whose values it takes. */
  readonly operator: ChangedOperator['operator']
}

/** Those of which one of the operators is the manufacturer, with what they take; what they keep is counted. */
async function draftsToChange(
  hub: Hub,
  db: Hub['db'] | Tx,
  rows: readonly SubmissionRow[],
  change: OperatorChange,
  counts: Map<string, FieldCount>,
): Promise<DraftToChange[]> {
  const drafts = rows.filter(({ status }) => change.naming?.all === true || draftStatuses.includes(status))
  const found = await manufacturersOf(
    db,
    drafts.map(({ master_di_id }) => master_di_id ?? 0),
  )
  const changedOf = ({ master_di_id }: SubmissionRow): ChangedOperator | undefined => {
    const manufacturers = found.get(master_di_id ?? 0) ?? []
    const { ofUnknown, naming, operators } = change
    if (ofUnknown.role === 'importer') return ofUnknown
    // What says its former SRN is of it, even where its record names nobody the hub knows.
    if (manufacturers.length === 0) return naming && ofUnknown
    const only = onlyOne(manufacturers)
    return operators.find(({ operator }) => operator.id === only?.id)
  }
  return drafts.flatMap((row) => {
    const changed = changedOf(row)
    if (!changed) return []
    const patch = patchFor(hub, row, { ...changed, ...change }, counts)
    return Object.keys(patch).length > 0 ? [{ row, patch, operator: changed.operator }] : []
  })
}

/** What a submission says of its importer. */
const fromImporter = ({ srn, legalName }: AnyDocument): AnyDocument => ({
  importerSrn: srn,
  importerName: legalName,
})

const identity: readonly string[] = operatorIdentityFields

function patchFor(
  hub: Hub,
  row: SubmissionRow,
  { role, before, after, fields: named, naming }: ChangedOperator & OperatorChange,
  counts: Map<string, FieldCount>,
): Record<string, FieldValue> {
  const market = hub.marketOf(row.market)
  const given = (operator: AnyDocument): AnyDocument =>
    (role === 'importer' ? fromImporter(operator) : market?.fromOperator?.(operator, row.document)) ?? {}
  const from = before.map(given)
  const to = given(after)
  const patch: Record<string, FieldValue> = {}
  for (const [field, value] of Object.entries(to)) {
    const current = row.document[field]
    // A registered device keeps what it says of itself: an operator's defaults are for new submissions.
    const isTaken = !naming || identity.includes(field)
    const isAsked = isTaken && (named === undefined || named.includes(field))
    // Of one revision, what it said already has not changed; of several, one may say the same as today.
    const hasChanged = from.some((one) => !sameValue(one[field], value))
    if (!isAsked || value === undefined || !hasChanged || sameValue(current, value)) continue
    const isFormer = !isBlank(current) && from.some((one) => sameValue(current, one[field]))
    if (naming && !isFormer) continue
    const count = counts.get(field) ?? { label: market?.fields[field]?.label ?? field, drafts: 0, kept: 0 }
    counts.set(field, count)
    if (!isBlank(current) && !isFormer) count.kept += 1
    else {
      count.drafts += 1
      patch[field] = value
    }
  }
  return patch
}
