import { findMarket } from '#core/code-lists/markets.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { Submission, SubmissionChange, SubmissionListQuery } from '#core/contract/submissions.ts'
import { applyPatch, changesBetween, type DocumentPatch, isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { declarationsAsked } from '#core/rules/explanations.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import type { Page } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { presentSubmission } from './submission-presenter.ts'
import {
  countSubmissions,
  eachSubmission,
  findMasterOf,
  findSubmission,
  insertSubmission,
  listSubmissions,
  lockSubmission,
  type SubmissionRow,
  updateSubmission,
} from './submission-queries.ts'

export async function listOf(hub: Hub, actor: Actor, query: SubmissionListQuery): Promise<Page<Submission>> {
  const { limit, offset = 0, sort = '-updatedAt', ...filter } = query
  const total = await countSubmissions(hub.db, filter)
  if (limit !== undefined) {
    const rows = await listSubmissions(hub.db, filter, { sort, limit, offset })
    return { total, items: rows.map((row) => presentSubmission(row, actor)) }
  }
  return { total, items: presentEach(eachSubmission(hub.db, filter, { sort, offset }), actor) }
}

async function* presentEach(rows: AsyncIterable<SubmissionRow>, actor: Actor): AsyncGenerator<Submission> {
  for await (const row of rows) yield presentSubmission(row, actor)
}

export async function loadSubmission(hub: Hub, id: number): Promise<SubmissionRow> {
  const row = await findSubmission(hub.db, id)
  if (!row) throw notFound('Submission not found')
  return row
}

/** The fields a client may set; the rest is the hub's. */
function patchOf(input: SubmissionChange): DocumentPatch {
  const given = Object.entries(submissionFields).filter(([, field]) => !(field as Field).assigned)
  return Object.fromEntries(given.map(([id]) => [id, input[id as keyof SubmissionChange]])) as DocumentPatch
}

/** Derived from a master these three are needed; otherwise the five of the specification (decision D10). */
const requiredOfDerived = {
  deviceName: 'Device name is required',
  riskClass: 'Risk class is required',
  intendedUse: 'Intended use is required',
}

function missingAtSaving(document: AnyDocument, derived: boolean): Issue[] {
  const required = derived
    ? Object.entries(requiredOfDerived)
    : Object.entries(submissionFields).flatMap(([path, field]) => {
        const message = (field as Field).requiredMessage
        return message ? [[path, message] as const] : []
      })
  return required.flatMap(([path, message]) => (isBlank(document[path]) ? [{ path, message }] : []))
}

export async function createSubmission(hub: Hub, actor: Actor, input: SubmissionChange): Promise<Submission> {
  const given = applyPatch({}, patchOf(input))
  // A submission made from a master record is a new registration unless it says otherwise.
  const document = input.masterDiId ? { registrationType: 'new-device-registration', ...given } : given
  const market = findMarket(input.targetCountries?.[0] ?? 'EU')?.code
  const issues = missingAtSaving(document, Boolean(input.masterDiId))
  if (!market) issues.push({ path: 'targetCountries', message: 'This is not a market of the hub' })
  return inTransaction(hub, actor, async (unit) => {
    const master = input.masterDiId ? await findMasterOf(unit.tx, input.masterDiId) : undefined
    if (input.masterDiId && (!master || master.status === 'deleted')) {
      issues.push({ path: 'masterDiId', message: 'Master DI record not found' })
    }
    if (!market || issues.length > 0) throw invalid(issues)
    const checked = withDeclarations({}, document, actor, unit.now)
    const id = await insertSubmission(
      unit.tx,
      {
        market,
        masterDiId: master?.id ?? null,
        deviceNumber: master?.device_number ?? null,
        versionNumber: master?.version_number ?? null,
        document: checked,
      },
      { now: unit.now, actorId: actor.id },
    )
    const row = await findSubmission(unit.tx, id)
    if (!row) throw new Error('The submission just added cannot be read')
    note(unit, row, 'created', { from: null, to: 'draft', before: {} })
    return presentSubmission(row, actor)
  })
}

const unchecked = { declarationsCheckedBy: null, declarationsCheckedAt: null }

/**
 * Who ticked "Declarations checked", and when, is kept with it (decision D13). It stands for what was asked then:
 * when another law asks more, nobody has looked at that yet.
 */
function withDeclarations(before: AnyDocument, after: AnyDocument, actor: Actor, now: Date): AnyDocument {
  if (after.declarationsChecked !== true) return applyPatch(after, unchecked)
  if (before.declarationsChecked === true) {
    const asked = declarationsAsked(before)
    const asksMore = declarationsAsked(after).some((id) => !asked.includes(id))
    return asksMore ? applyPatch(after, { ...unchecked, declarationsChecked: false }) : after
  }
  return { ...after, declarationsCheckedBy: actor.name, declarationsCheckedAt: now.toISOString() }
}

export async function changeSubmission(
  hub: Hub,
  actor: Actor,
  id: number,
  input: SubmissionChange,
): Promise<Submission> {
  return inTransaction(hub, actor, async (unit) => {
    const before = await lockSubmission(unit.tx, id)
    if (!before) throw notFound('Submission not found')
    const patched = applyPatch(before.document, patchOf(input))
    const document = withDeclarations(before.document, patched, actor, unit.now)
    refuseChange(before, input, document, actor)
    if (changesBetween(submissionFields, before.document, document).length === 0) {
      return presentSubmission(before, actor)
    }
    await updateSubmission(unit.tx, { row: before, document }, { now: unit.now, actorId: actor.id })
    const row = await findSubmission(unit.tx, id)
    if (!row) throw notFound('Submission not found')
    note(unit, row, 'updated', { from: before.status, to: row.status, before: before.document })
    return presentSubmission(row, actor)
  })
}

function refuseChange(
  before: SubmissionRow,
  input: SubmissionChange,
  document: AnyDocument,
  actor: Actor,
): void {
  const issues = missingAtSaving(document, before.master_di_id !== null)
  const market = input.targetCountries?.[0]
  if (market !== undefined && findMarket(market)?.code !== before.market) {
    issues.push({ path: 'targetCountries', message: 'The market of a submission cannot be changed' })
  }
  if (input.masterDiId && input.masterDiId !== before.master_di_id) {
    issues.push({ path: 'masterDiId', message: 'The master record of a submission cannot be changed' })
  }
  if (issues.length > 0) throw invalid(issues)
  if (typeof input.revision === 'number' && input.revision !== before.revision) {
    throw new Refusal('stale_record', 'Somebody else changed this submission meanwhile. Nothing was saved.', {
      record: presentSubmission(before, actor),
    })
  }
}

function note(
  unit: Unit,
  row: SubmissionRow,
  action: 'created' | 'updated',
  change: { from: string | null; to: string; before: AnyDocument },
): void {
  unit.record({
    action,
    entityType: 'submission',
    entityId: row.id,
    changesData: {
      deviceName: row.device_name,
      deviceNumber: row.device_number,
      versionNumber: row.version_number,
      previousStatus: change.from,
      newStatus: change.to,
      changes: changesBetween(submissionFields, change.before, row.document),
    },
  })
}
