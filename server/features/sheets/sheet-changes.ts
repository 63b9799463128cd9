import type { Issue } from '#core/contract/problem.ts'
import type { SheetChanges, SheetSaved } from '#core/contract/submission-sheets.ts'
import { applyPatch, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { propagateToGroup } from '#server/submissions/shared-values.ts'
import { auditDetailsOf } from '#server/submissions/submission-audit-details.ts'
import { asDraft, submissionEntities } from '#server/submissions/submission-entities.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import {
  findSubmissions,
  lockSubmissions,
  type SubmissionRow,
} from '#server/submissions/submission-queries.ts'
import { withDeclarations } from '#server/submissions/submission-service.ts'
import { presentOfSubmission } from './sheet-presenter.ts'
import { documentsAt, type SheetRow } from './sheet-queries.ts'

type Change = SheetChanges['changes'][number]
type Failed = SheetSaved['failed'][number]

/** Batch size: other writers get their turn in between. */
const batch = 100

/** Changes rows of a sheet, each judged by itself: a wrong one is told, and keeps no other from being stored. */
export async function changeSheet(
  hub: Hub,
  actor: Actor,
  sheet: SheetRow,
  { changes, source }: SheetChanges,
): Promise<SheetSaved> {
  const known = new Set(
    sheet.content.groups.flatMap(({ devices }) => devices.flatMap(({ submissionId }) => submissionId ?? [])),
  )
  const market = hub.marketOf(sheet.market)
  if (!market) throw notFound('The hub has no form for this market')
  const schema = patchSchema(fieldsOf(market))
  const failed: Failed[] = []
  const read = changes.flatMap(({ submissionId, revision, values }) => {
    if (!known.has(submissionId)) {
      failed.push({ submissionId, message: 'This submission is not in the sheet', issues: [] })
      return []
    }
    const result = schema.safeParse(values)
    if (result.success) return [{ submissionId, revision, values: onlyGiven(values, result.data) }]
    const issues = result.error.issues.map(
      (issue): Issue => ({ path: issue.path.map(String).join('.'), message: issue.message }),
    )
    failed.push({ submissionId, message: issues[0]?.message ?? 'Not valid', issues })
    return []
  })
  const saved = new Set<number>()
  for (let at = 0; at < read.length; at += batch) {
    const stored = await inTransaction(hub, actor, (unit) =>
      storeBatch(
        unit,
        actor,
        { market, notes: source ? `From the file ${source}` : undefined },
        read.slice(at, at + batch),
      ),
    )
    for (const id of stored.saved) if (known.has(id)) saved.add(id)
    failed.push(...stored.failed)
  }
  const rows = await findSubmissions(hub.db, [...saved])
  return { saved: rows.map((row) => presentOfSubmission(hub, actor, row)), failed }
}

/** Without defaults: fields that are not given keep their values. */
function onlyGiven(given: Change['values'], read: Readonly<Record<string, unknown>>): Change['values'] {
  return Object.fromEntries(Object.keys(given).flatMap((id) => (id in read ? [[id, read[id]]] : [])))
}

interface Way {
  readonly market: MarketModule
  /** For the trail. */
  readonly notes: string | undefined
}

async function storeBatch(unit: Unit, actor: Actor, { market, notes }: Way, changes: readonly Change[]) {
  const failed: Failed[] = []
  const ids = changes.map(({ submissionId }) => submissionId)
  const rows = new Map((await lockSubmissions(unit.tx, ids)).map((row) => [row.id, row]))
  const earlier = await documentsAt(unit.tx, outdated(changes, rows))
  const edits = changes.flatMap(({ submissionId, revision, values }) => {
    const before = rows.get(submissionId)
    if (!before) {
      failed.push({ submissionId, message: 'Submission not found', issues: [] })
      return []
    }
    const stale = staleFields(before, values, revision, earlier)
    if (stale) {
      failed.push({ submissionId, message: staleMessage, issues: stale })
      return []
    }
    const patched = applyPatch(before.document, values as never)
    const document = withDeclarations(market, { before: before.document, after: patched }, actor, unit.now)
    const told = auditDetailsOf(document, before, { from: before.status, notes })
    return [{ before, document, own: asDraft, fields: fieldsOf(market), told }]
  })
  await submissionEntities.change(unit, actor, edits)
  // What belongs to a Basic UDI-DI goes to its other submissions too, once for each group of the batch.
  const also: number[] = []
  for (const { before, document } of firstOfEach(market, edits)) {
    const others = await propagateToGroup(
      unit,
      actor,
      { market, id: before.id, before: before.document, after: document },
      ids,
    )
    also.push(...others.map(({ id }) => id))
  }
  // Submissions that already have the value are skipped.
  return { saved: [...edits.map(({ before }) => before.id), ...also], failed }
}

interface Edit {
  readonly before: SubmissionRow
  readonly document: AnyDocument
}

function firstOfEach(market: MarketModule, edits: readonly Edit[]): Iterable<Edit> {
  const { by } = market.shared ?? {}
  if (by === undefined) return []
  return new Map([...edits].reverse().map((edit) => [edit.document[by], edit])).values()
}

const staleMessage = 'Someone else has changed this submission. Nothing was saved.'

/** Changes based on an outdated revision. */
const outdated = (changes: readonly Change[], rows: ReadonlyMap<number, SubmissionRow>) =>
  changes.flatMap(({ submissionId, revision }) => {
    const row = rows.get(submissionId)
    return row && typeof revision === 'number' && revision < row.revision ? [{ submissionId, revision }] : []
  })

/**
 * Fields that somebody else wrote since the revision a change is based on; undefined where none of them is meant. A
 * value that was given to all devices of a Basic UDI-DI makes new revisions of rows nobody touched: those are no
 * reason to refuse what is written beside it.
 */
function staleFields(
  row: SubmissionRow,
  values: Change['values'],
  revision: number | null | undefined,
  earlier: (submissionId: number, revision: number) => AnyDocument | undefined,
): Issue[] | undefined {
  if (typeof revision !== 'number' || revision === row.revision) return undefined
  const base = earlier(row.id, revision)
  if (!base) return []
  const issues = Object.entries(values).flatMap(([field, value]): Issue[] => {
    const now = row.document[field] ?? null
    if (sameValue(base[field] ?? null, now) || sameValue(value ?? null, now)) return []
    return [{ path: field, message: 'Someone else has entered a different value. Load the sheet again.' }]
  })
  return issues.length > 0 ? issues : undefined
}
