import type { AuditAction } from '#core/audit/audit-entry.ts'
import { defaultMarket, findMarket } from '#core/code-lists/markets.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { AlsoChanged } from '#core/contract/submission-sharing.ts'
import type { Reversion, SavedSubmission, SubmissionChange } from '#core/contract/submissions.ts'
import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { newRegistration } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { isStillNeeded } from '#core/markets/needed-to-save.ts'
import type { Db } from '#server/database/connect.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { isRegistered } from '#server/exchange/registration-queries.ts'
import { type Filled, filledByOperator } from '#server/operators/fill-from-operators.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { changeInGroup, inheritFromGroup, propagateToGroup } from './shared-values.ts'
import { auditDetailsOf } from './submission-audit-details.ts'
import { asDraft, submissionEntities } from './submission-entities.ts'
import { fieldsOf, missingAtSaving, patchOf } from './submission-fields.ts'
import { presentSubmission } from './submission-presenter.ts'
import {
  findMasterOf,
  findSubmission,
  lockSubmission,
  lockVersionInForce,
  type SubmissionRow,
} from './submission-queries.ts'
import { dropWorkingCopy } from './working-copy-queries.ts'

export const loadSubmission = (hub: Hub, id: number): Promise<SubmissionRow> => requireSubmission(hub.db, id)

async function requireSubmission(db: Db | Tx, id: number): Promise<SubmissionRow> {
  const row = await findSubmission(db, id)
  if (!row) throw notFound('Submission not found')
  return row
}

/** What the second view stores besides the fields, and requires (decision D10). */
export interface Saving {
  /** For a submission without a master record. */
  readonly deviceNumber: string | null | undefined
  missing(document: AnyDocument, own: { readonly deviceNumber: string | null }): Issue[]
}

export async function createSubmission(
  hub: Hub,
  actor: Actor,
  input: SubmissionChange,
  through?: Saving,
): Promise<SavedSubmission> {
  const issues: Issue[] = []
  const named = input.targetCountries?.[0] ?? defaultMarket
  const market = hub.marketOf(named)?.code ?? findMarket(named)?.code
  const module = market === undefined ? undefined : hub.marketOf(market)
  const given = applyPatch({}, patchOf(module, input, issues))
  // A submission made from a master record is a new registration unless it says otherwise.
  const document = input.masterDiId ? { ...newRegistration, ...given } : given
  const deviceNumber = through?.deviceNumber ?? null
  const missing = through
    ? through.missing(document, { deviceNumber })
    : missingAtSaving(module, document, { derived: Boolean(input.masterDiId), now: hub.now() })
  issues.push(...missing)
  if (!market) issues.push({ path: 'targetCountries', message: 'The hub does not have this market' })
  return inTransaction(hub, actor, async (unit) => {
    const master = input.masterDiId ? await lockVersionInForce(unit.tx, input.masterDiId) : undefined
    if (input.masterDiId && !master) {
      issues.push({ path: 'masterDiId', message: 'Master DI record not found' })
    }
    if (!market || issues.length > 0) throw invalid(issues)
    const filled: Filled = master
      ? await filledByOperator(unit.tx, module, master.id, { document, input })
      : { document }
    const joined = { market: module, id: null, before: {}, after: filled.document }
    const after = await inheritFromGroup(unit, joined)
    const checked = withDeclarations(module, { before: {}, after }, actor, unit.now)
    const own = {
      market,
      master_di_id: master?.id ?? null,
      device_number: master ? master.device_number : deviceNumber,
      version_number: master?.version_number ?? null,
      ...asDraft,
    }
    const fields = fieldsOf(module)
    const told = auditDetailsOf(checked, own, { from: null, notes: filled.notes })
    const [id = 0] = await submissionEntities.create(unit, actor, [{ document: checked, own, fields, told }])
    const alsoChanged = await propagateToGroup(unit, actor, {
      market: module,
      id,
      before: {},
      after: checked,
    })
    return presentSaved(hub, await requireSubmission(unit.tx, id), actor, alsoChanged)
  })
}

const unchecked = { declarationsCheckedBy: null, declarationsCheckedAt: null }

/**
 * Who ticked "Declarations checked", and when, is kept with it (decision D13). It answers what is open with no, once
 * (D31), and stands for what was asked then: when another law asks more, nobody has looked at that yet.
 */
export function withDeclarations(
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
  through?: Saving,
): Promise<SavedSubmission> {
  return inTransaction(hub, actor, async (unit) => {
    const before = await lockSubmission(unit.tx, id)
    if (!before) throw notFound('Submission not found')
    const market = hub.marketOf(before.market)
    const issues: Issue[] = []
    const patched = applyPatch(before.document, patchOf(market, input, issues))
    const document = withDeclarations(market, { before: before.document, after: patched }, actor, unit.now)
    const standsAlone = before.master_di_id === null
    const given = standsAlone ? through?.deviceNumber : undefined
    const deviceNumber = given === undefined ? before.device_number : given
    // For data the register accepted, require no more than the register does (decision D36).
    const missing = through
      ? through.missing(document, { deviceNumber })
      : missingAtSaving(market, document, { derived: !standsAlone, now: unit.now })
    const was: AnyDocument = { ...before.document, deviceNumber: before.device_number ?? '' }
    const taken = missing.filter(({ path }) => isStillNeeded(path, was))
    if (taken.length > 0 && !(await isRegistered(unit.tx, id))) issues.push(...taken)
    const named = input.masterDiId ? await findMasterOf(unit.tx, input.masterDiId) : undefined
    const isItsDevice = !input.masterDiId || named?.device_number === before.device_number
    refuseChange(hub, { before, input, issues, isItsDevice }, actor)
    await dropWorkingCopy(unit.tx, { userId: actor.id, submissionId: id })
    return storeChange(hub, unit, actor, before, { document, deviceNumber })
  })
}

/** Stores the differences, and answers the submission as it is then. */
export async function storeChange(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  before: SubmissionRow,
  change: {
    readonly document: AnyDocument
    readonly deviceNumber?: string | null
    readonly action?: AuditAction
    readonly notes?: string
  },
): Promise<SavedSubmission> {
  const { changed, alsoChanged } = await changeInGroup(unit, actor, hub.marketOf(before.market), {
    before,
    ...change,
  })
  const row = changed ? await requireSubmission(unit.tx, before.id) : before
  return presentSaved(hub, row, actor, alsoChanged)
}

function presentSaved(
  hub: Hub,
  row: SubmissionRow,
  actor: Actor,
  alsoChanged: AlsoChanged[],
): SavedSubmission {
  const answer = presentSubmission(hub, row, actor)
  return { ...answer, ...(alsoChanged.length > 0 && { alsoChanged }) }
}

/**
 * A new version equal to an earlier one (decision D12): versions are numbered as revisions are. It is a change like any
 * other to whoever shares its Basic UDI-DI.
 */
export async function revertSubmission(
  hub: Hub,
  actor: Actor,
  id: number,
  { versionNumber, revision }: Reversion,
): Promise<SavedSubmission> {
  return inTransaction(hub, actor, async (unit) => {
    const before = await lockSubmission(unit.tx, id)
    if (!before) throw notFound('Submission not found')
    const document = await submissionEntities.earlier(unit, before, versionNumber)
    if (!document)
      throw invalid([{ path: 'versionNumber', message: 'The submission does not have this version' }])
    refuseStale('submission', before, revision, () => presentSubmission(hub, before, actor))
    const notes = `Reverted to version ${versionNumber}`
    return storeChange(hub, unit, actor, before, { document, action: 'reverted', notes })
  })
}

interface Change {
  readonly before: SubmissionRow
  readonly input: SubmissionChange
  readonly issues: Issue[]
  /** Whether the named record is a version of the submission's device; any version refers to the one in force. */
  readonly isItsDevice: boolean
}

function refuseChange(hub: Hub, { before, input, issues, isItsDevice }: Change, actor: Actor): void {
  const market = input.targetCountries?.[0]
  if (market !== undefined && findMarket(market)?.code !== before.market) {
    issues.push({ path: 'targetCountries', message: 'The market of a submission cannot be changed' })
  }
  if (input.masterDiId && (before.master_di_id === null || !isItsDevice)) {
    issues.push({ path: 'masterDiId', message: 'The master record of a submission cannot be changed' })
  }
  if (issues.length > 0) throw invalid(issues)
  refuseStale('submission', before, input.revision, () => presentSubmission(hub, before, actor))
}
