import type { Issue } from '#core/contract/problem.ts'
import type { SheetChanges, SheetSaved } from '#core/contract/submission-sheets.ts'
import { applyPatch, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { changeInGroup, concernsGroup } from '#server/submissions/shared-values.ts'
import { auditDetailsOf } from '#server/submissions/submission-audit-details.ts'
import { asDraft } from '#server/submissions/submission-entities.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { findSubmissions, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { withDeclarations } from '#server/submissions/submission-service.ts'
import { BatchRows } from './batch-rows.ts'
import { presentOfSubmission } from './sheet-presenter.ts'
import type { SheetRow } from './sheet-queries.ts'

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
  const along = new Set<number>()
  for (let at = 0; at < read.length; at += batch) {
    const way = { market, origin: source ? `From the file ${source}` : undefined, along }
    const stored = await inTransaction(hub, actor, (unit) =>
      storeBatch(unit, actor, way, read.slice(at, at + batch)),
    )
    for (const id of stored.along) along.add(id)
    for (const id of [...stored.saved, ...stored.along]) if (known.has(id)) saved.add(id)
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
  /** Where the changes come from, for the trail. */
  readonly origin: string | undefined
  /** Changed by rows before, with which they share a Basic UDI-DI. */
  readonly along: ReadonlySet<number>
}

interface Stored {
  readonly saved: readonly number[]
  readonly along: ReadonlySet<number>
  readonly failed: readonly Failed[]
}

/**
 * One row after the other: a change of one may be a change of the next, which has the same Basic UDI-DI. Rows that concern
 * no other are written together.
 */
async function storeBatch(
  unit: Unit,
  actor: Actor,
  { market, origin, along: before }: Way,
  changes: readonly Change[],
): Promise<Stored> {
  const failed: Failed[] = []
  const saved: number[] = []
  const along = new Set(before)
  const rows = await BatchRows.lock(unit, actor, changes)
  const fields = fieldsOf(market)
  for (const { submissionId, revision, values } of changes) {
    const row = await rows.read(submissionId)
    if (!row) {
      failed.push({ submissionId, message: 'Submission not found', issues: [] })
      continue
    }
    const shared = along.has(submissionId) ? (market.shared?.fields ?? []) : []
    const base = typeof revision === 'number' ? rows.base(submissionId, revision) : undefined
    const stale = staleFields(row, { values, revision, base, shared })
    if (stale) {
      const [first = staleMessage, ...others] = new Set(stale.map(({ message }) => message))
      const message = first === contradiction && others.length === 0 ? contradiction : staleMessage
      failed.push({ submissionId, message, issues: stale })
      continue
    }
    saved.push(submissionId)
    const patched = applyPatch(row.document, values as never)
    const document = withDeclarations(market, { before: row.document, after: patched }, actor, unit.now)
    if (concernsGroup(market, { before: row.document, after: document })) {
      await rows.write()
      const change = { before: row, document, origin }
      const { alsoChanged } = await changeInGroup(unit, actor, market, change)
      const others = alsoChanged.map(({ id }) => id)
      rows.written([submissionId, ...others])
      for (const id of others) along.add(id)
    } else {
      const told = auditDetailsOf(document, row, { from: row.status, notes: origin })
      rows.keep({ before: row, document, own: asDraft, fields, told })
    }
  }
  await rows.write()
  return { saved, along, failed }
}

const staleMessage = 'Someone else has changed this submission. Nothing was saved.'
const contradiction = 'Another row saved with this one gives the Basic UDI-DI a different value.'

interface Wanted extends Pick<Change, 'values' | 'revision'> {
  /** The document the change is based on. */
  readonly base: AnyDocument | undefined
  /** Fields that rows before have changed for it. */
  readonly shared: readonly string[]
}

/**
 * Fields that somebody else wrote since the revision a change is based on; undefined where none of them is meant. A
 * value that was given to all devices of a Basic UDI-DI makes new revisions of rows nobody touched: those are no
 * reason to refuse what is written beside it.
 */
function staleFields(row: SubmissionRow, { values, revision, base, shared }: Wanted): Issue[] | undefined {
  if (typeof revision !== 'number' || revision === row.revision) return undefined
  if (!base) return []
  const issues = Object.entries(values).flatMap(([field, value]): Issue[] => {
    const now = row.document[field] ?? null
    if (sameValue(base[field] ?? null, now) || sameValue(value ?? null, now)) return []
    const message = shared.includes(field)
      ? contradiction
      : 'Someone else has entered a different value. Load the sheet again.'
    return [{ path: field, message }]
  })
  return issues.length > 0 ? issues : undefined
}
