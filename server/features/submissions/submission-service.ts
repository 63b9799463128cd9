import { defaultMarket, findMarket } from '#core/code-lists/markets.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { Submission, SubmissionChange } from '#core/contract/submissions.ts'
import { applyPatch, changesBetween } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { fieldsOf, missingAtSaving, patchOf } from './submission-fields.ts'
import { presentSubmission } from './submission-presenter.ts'
import {
  findMasterOf,
  findSubmission,
  insertSubmission,
  lockSubmission,
  type SubmissionRow,
  updateSubmission,
} from './submission-queries.ts'

export async function loadSubmission(hub: Hub, id: number): Promise<SubmissionRow> {
  const row = await findSubmission(hub.db, id)
  if (!row) throw notFound('Submission not found')
  return row
}

export async function createSubmission(hub: Hub, actor: Actor, input: SubmissionChange): Promise<Submission> {
  const issues: Issue[] = []
  const named = input.targetCountries?.[0] ?? defaultMarket
  const market = hub.marketOf(named)?.code ?? findMarket(named)?.code
  const module = market === undefined ? undefined : hub.marketOf(market)
  const given = applyPatch({}, patchOf(module, input, issues))
  // A submission made from a master record is a new registration unless it says otherwise.
  const document = input.masterDiId ? { registrationType: 'new-device-registration', ...given } : given
  issues.push(...missingAtSaving(module, document, Boolean(input.masterDiId)))
  if (!market) issues.push({ path: 'targetCountries', message: 'This is not a market of the hub' })
  return inTransaction(hub, actor, async (unit) => {
    const master = input.masterDiId ? await findMasterOf(unit.tx, input.masterDiId) : undefined
    if (input.masterDiId && (!master || master.status === 'deleted')) {
      issues.push({ path: 'masterDiId', message: 'Master DI record not found' })
    }
    if (!market || issues.length > 0) throw invalid(issues)
    const checked = withDeclarations(module, { before: {}, after: document }, actor, unit.now)
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
    note(hub, unit, row, 'created', { from: null, to: 'draft', before: {} })
    return presentSubmission(hub, row, actor)
  })
}

const unchecked = { declarationsCheckedBy: null, declarationsCheckedAt: null }

/**
 * Who ticked "Declarations checked", and when, is kept with it (decision D13). It answers what is open with no, once
 * (D31), and stands for what was asked then: when another law asks more, nobody has looked at that yet.
 */
function withDeclarations(
  market: MarketModule | undefined,
  { before, after }: { readonly before: AnyDocument; readonly after: AnyDocument },
  actor: Actor,
  now: Date,
): AnyDocument {
  if (after.declarationsChecked !== true) return applyPatch(after, unchecked)
  if (before.declarationsChecked === true) {
    const asked = market?.declarationsAsked(before) ?? []
    const asksMore = market?.declarationsAsked(after).some((id) => !asked.includes(id)) ?? false
    return asksMore ? applyPatch(after, { ...unchecked, declarationsChecked: null }) : after
  }
  const open = (market?.declarationsAsked(after) ?? []).filter((id) => typeof after[id] !== 'boolean')
  const answered = Object.fromEntries(open.map((id) => [id, false]))
  return {
    ...after,
    ...answered,
    declarationsCheckedBy: actor.name,
    declarationsCheckedAt: now.toISOString(),
  }
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
    const market = hub.marketOf(before.market)
    const issues: Issue[] = []
    const patched = applyPatch(before.document, patchOf(market, input, issues))
    const document = withDeclarations(market, { before: before.document, after: patched }, actor, unit.now)
    issues.push(...missingAtSaving(market, document, before.master_di_id !== null))
    refuseChange(hub, { before, input, issues }, actor)
    if (changesBetween(fieldsOf(market), before.document, document).length === 0) {
      return presentSubmission(hub, before, actor)
    }
    await updateSubmission(unit.tx, { row: before, document }, { now: unit.now, actorId: actor.id })
    const row = await findSubmission(unit.tx, id)
    if (!row) throw notFound('Submission not found')
    note(hub, unit, row, 'updated', { from: before.status, to: row.status, before: before.document })
    return presentSubmission(hub, row, actor)
  })
}

interface Change {
  readonly before: SubmissionRow
  readonly input: SubmissionChange
  readonly issues: Issue[]
}

function refuseChange(hub: Hub, { before, input, issues }: Change, actor: Actor): void {
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
      record: presentSubmission(hub, before, actor),
    })
  }
}

function note(
  hub: Hub,
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
      changes: changesBetween(fieldsOf(hub.marketOf(row.market)), change.before, row.document),
    },
  })
}
