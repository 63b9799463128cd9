import type {
  MasterSync,
  MasterSynced,
  OutdatedSubmission,
  OutdatedSubmissions,
} from '#core/contract/master-sync.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { AlsoChanged } from '#core/contract/submission-sharing.ts'
import { applyPatch, changesBetween } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { submissionStatusLabel, undecidedStatuses } from '#core/lifecycle/submission-status.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { OutdatedField } from '#core/markets/stale-fields.ts'
import type { Db } from '#server/database/connect.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { differingFromRecord, leftBehind } from '#server/standing/device-standings.ts'
import { type EarlierVersion, revisionsUpTo } from '#server/standing/standing-queries.ts'
import { lockDevices } from '#server/submissions/record-to-copy-queries.ts'
import { changeInGroup } from '#server/submissions/shared-values.ts'
import { fieldsOf, missingAtSaving } from '#server/submissions/submission-fields.ts'
import { presentSubmission } from '#server/submissions/submission-presenter.ts'
import {
  findSubmissions,
  lockSubmission,
  lockSubmissions,
  type SubmissionRow,
} from '#server/submissions/submission-queries.ts'
import { withDeclarations } from '#server/submissions/submission-service.ts'
import { type RecordToCarry, recordToCarry, submissionsBehind } from './outdated-queries.ts'

export async function loadRecordToSync(hub: Hub, id: number): Promise<RecordToCarry> {
  return requireRecord(hub.db, id)
}

async function requireRecord(db: Db | Tx, id: number): Promise<RecordToCarry> {
  const record = await recordToCarry(db, id)
  if (!record) throw notFound('Master DI record not found')
  return record
}

/** The submissions behind a record, and what its changes have left behind in each. */
export async function outdatedSubmissions(hub: Hub, record: RecordToCarry): Promise<OutdatedSubmissions> {
  const rows = await findSubmissions(hub.db, await submissionsBehind(hub.db, record))
  const revisions = rows.length > 0 ? await revisionsOf(hub.db, record) : []
  return {
    revision: record.revision,
    masterDiId: record.id,
    versionNumber: record.versionNumber,
    submissions: rows.map((row) => presentStale(hub, row, revisions)),
  }
}

const revisionsOf = async (db: Db | Tx, { id }: RecordToCarry): Promise<readonly EarlierVersion[]> =>
  (await revisionsUpTo(db, [id])).get(id) ?? []

function presentStale(
  hub: Hub,
  row: SubmissionRow,
  revisions: readonly EarlierVersion[],
): OutdatedSubmission {
  const market = hub.marketOf(row.market)
  const labelOf = (field: string) =>
    market?.regulatorFields[field]?.label ?? fieldsOf(market)[field]?.label ?? field
  const copied = copiedOf(row)
  const fields = leftBehind(market, copied, revisions)
  // Two things: what a change left behind is carried over, what was written otherwise is only shown (D51).
  const differs = differingFromRecord(market, copied, revisions)
  return {
    id: row.id,
    country: row.market,
    masterDiId: row.master_di_id ?? 0,
    versionNumber: row.version_number,
    copiedRevision: row.copied_revision ?? 1,
    status: row.status,
    standing: row.standing,
    revision: row.revision,
    beginsUpdate: beginsUpdate(row),
    fields: fields.map((each) => ({ ...each, label: labelOf(each.field) })),
    differs: differs
      .filter(({ field }) => !fields.some((each) => each.field === field))
      .map((each) => ({ ...each, label: labelOf(each.field) })),
  }
}

const beginsUpdate = ({ status, waits }: SubmissionRow): boolean =>
  waits || !undecidedStatuses.includes(status)

const copiedOf = (row: SubmissionRow) => ({
  document: row.document,
  hasFormerUdiDi: row.has_former_udi_di,
  copiedRecordId: row.copied_record_id,
  copiedRevision: row.copied_revision,
})

const leftBehindOf = (hub: Hub, row: SubmissionRow, revisions: readonly EarlierVersion[]): OutdatedField[] =>
  leftBehind(hub.marketOf(row.market), copiedOf(row), revisions)

/** Takes values of a record over into its submissions: all that is named, or nothing (decision D116). */
export async function syncFromMaster(
  hub: Hub,
  actor: Actor,
  id: number,
  { revision, submissions }: MasterSync,
): Promise<MasterSynced> {
  return inTransaction(hub, actor, async (unit) => {
    const { deviceNumber } = await requireRecord(unit.tx, id)
    // Locks the record.
    await lockDevices(unit.tx, [deviceNumber])
    const record = await requireRecord(unit.tx, id)
    const behind = await submissionsBehind(unit.tx, record)
    refuseUnknown(submissions, behind)
    const ids = submissions.map(({ submissionId }) => submissionId)
    const rows = new Map((await lockSubmissions(unit.tx, ids)).map((row) => [row.id, row]))
    const named = submissions.flatMap((each, at): Named[] => {
      const row = rows.get(each.submissionId)
      return row ? [{ ...each, row, path: `submissions.${at}` }] : []
    })
    refuseStale('master record', record, revision, () => ({ id: record.id, revision: record.revision }))
    for (const { row, revision: seen } of named) {
      refuseStale('submission', row, seen, () => presentSubmission(hub, row, actor))
    }
    const revisions = await revisionsOf(unit.tx, record)
    const issues: Issue[] = []
    const changes = named.map((each) => changeOf(hub, unit, actor, { ...each, revisions, issues }))
    if (issues.length > 0) throw invalid(issues)
    refuseDecided(hub, named, actor)
    const notes = `Carried over from version ${record.versionNumber} of the record`
    return store(hub, unit, actor, changes, notes)
  })
}

type Asked = MasterSync['submissions'][number]
interface Named extends Asked {
  readonly row: SubmissionRow
  readonly path: string
}

interface Change {
  readonly row: SubmissionRow
  readonly document: AnyDocument
}

function refuseUnknown(submissions: readonly Asked[], behind: readonly number[]): void {
  const seen = new Set<number>()
  const issues = submissions.flatMap(({ submissionId }, at): Issue[] => {
    const path = `submissions.${at}.submissionId`
    if (seen.has(submissionId)) return [{ path, message: 'The submission is listed twice' }]
    seen.add(submissionId)
    return behind.includes(submissionId) ? [] : [{ path, message: 'This is not a submission of the record' }]
  })
  if (issues.length > 0) throw invalid(issues)
}

/** Approved or pending submissions are changed only if explicitly requested. */
function refuseDecided(hub: Hub, named: readonly Named[], actor: Actor): void {
  const decided = named.find(({ row, beginUpdate }) => beginUpdate !== true && beginsUpdate(row))
  if (!decided) return
  const { row } = decided
  const stands = row.waits ? 'waiting for a decision' : submissionStatusLabel(row.status, row.market)
  throw new Refusal(
    'invalid_transition',
    `The submission for ${row.market} is ${stands}. Start an update: the submission becomes a draft and has to be validated and approved again. Nothing was carried over.`,
    { record: presentSubmission(hub, row, actor) },
  )
}

function changeOf(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  { row, fields, path, revisions, issues }: Named & { revisions: readonly EarlierVersion[]; issues: Issue[] },
): Change {
  const market = hub.marketOf(row.market)
  const offered = new Map(leftBehindOf(hub, row, revisions).map(({ field, now }) => [field, now]))
  for (const [at, field] of fields.entries()) {
    if (offered.has(field)) continue
    issues.push({
      path: `${path}.fields.${at}`,
      message: `The record has nothing to carry over for ${field}`,
    })
  }
  const patch = Object.fromEntries(fields.map((field) => [field, offered.get(field)]))
  const after = applyPatch(row.document, patch)
  const document = withDeclarations(market, { before: row.document, after }, actor, unit.now)
  // What a draft lacked before is no reason; what it cannot be saved without must not go.
  for (const { path: field, message } of missingAtSaving(market, document, {
    derived: true,
    now: unit.now,
  })) {
    if (offered.get(field) === null && fields.includes(field)) {
      issues.push({ path: `${path}.fields.${fields.indexOf(field)}`, message })
    }
  }
  return { row, document }
}

async function store(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  changes: readonly Change[],
  notes: string,
): Promise<MasterSynced> {
  const ids = new Set<number>()
  const others = new Map<number, AlsoChanged>()
  for (const change of changes) {
    const market = hub.marketOf(change.row.market)
    // One before it may have the same Basic UDI-DI.
    const isChanged = others.has(change.row.id)
    const { before, document } = isChanged
      ? await changedAnew(unit, market, change)
      : { before: change.row, document: change.document }
    const edit = { before, document, action: 'carried_over', notes } as const
    const stored = await changeInGroup(unit, actor, market, edit)
    if (stored.changed || isChanged) ids.add(before.id)
    for (const other of stored.alsoChanged) if (!ids.has(other.id)) others.set(other.id, other)
  }
  return { submissions: [...ids], alsoChanged: [...others.values()].filter(({ id }) => !ids.has(id)) }
}

/** The same change to the submission as it is now. */
async function changedAnew(unit: Unit, market: MarketModule | undefined, { row, document }: Change) {
  const before = (await lockSubmission(unit.tx, row.id)) ?? row
  const made = changesBetween(fieldsOf(market), row.document, document)
  const patch = Object.fromEntries(made.map(({ field, to }) => [field, to]))
  return { before, document: applyPatch(before.document, patch) }
}
