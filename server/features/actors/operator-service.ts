import type { ActorChange, Actor as Operator } from '#core/contract/actors.ts'
import type { Issue } from '#core/contract/problem.ts'
import { applyPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { operatorIssues } from '#core/rules/operator-checks.ts'
import { counted } from '#core/text/counted.ts'
import { patchOf, refuseStale } from '#server/entities/entities-of.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { certificationsOf } from './certification-queries.ts'
import { whyCertificationsStay } from './open-renewals.ts'
import { notDeleted, operatorEntities } from './operator-entities.ts'
import { presentOperator } from './operator-presenter.ts'
import {
  countManufactured,
  findAnyOperator,
  findOperator,
  holdOperator,
  lockOperator,
  type OperatorRow,
  operatorWithSrn,
  representedBy,
} from './operator-queries.ts'

export async function loadOperator(hub: Hub, id: number): Promise<OperatorRow> {
  return required(await findOperator(hub.db, id))
}

function required(row: OperatorRow | undefined): OperatorRow {
  if (!row) throw notFound('Economic operator not found')
  return row
}

/** Its name in the audit trail. */
export const auditDetailsOf = (document: AnyDocument) => ({
  actionNotes: [document.name, document.srn].filter(Boolean).join(', '),
})

export async function createOperator(hub: Hub, actor: Actor, input: ActorChange): Promise<Operator> {
  const document = applyPatch(
    { isActive: true },
    { ...patchOf(operatorFields, input), isActive: input.isActive ?? true },
  )
  return inTransaction(hub, actor, async (unit) => {
    await refuseContent(unit.tx, actor, document, null)
    const entity = { document, own: notDeleted, fields: operatorFields, told: auditDetailsOf(document) }
    const [id] = await operatorEntities.create(unit, actor, [entity])
    return presentOperator(required(await findOperator(unit.tx, id ?? 0)), actor)
  })
}

export async function changeOperator(
  hub: Hub,
  actor: Actor,
  id: number,
  input: ActorChange,
): Promise<Operator> {
  return inTransaction(hub, actor, async (unit) => {
    const before = required(await lockOperator(unit.tx, id))
    const patch = patchOf(operatorFields, input)
    // A blank `isActive` counts as not given.
    const isActive = patch.isActive ?? undefined
    const document = applyPatch(before.document, { ...patch, isActive })
    await refuseContent(unit.tx, actor, document, before)
    refuseStale('operator', before, input.revision, () => presentOperator(before, actor))
    const edit = { before, document, own: {}, fields: operatorFields, told: auditDetailsOf(document) }
    await operatorEntities.change(unit, actor, [edit])
    return presentOperator(required(await findOperator(unit.tx, id)), actor)
  })
}

/** What is wrong with what it says. */
export function wrongInOperator(document: AnyDocument): Issue[] {
  const missing = missingFields(operatorFields, document)
  const named = new Set(missing.map(({ path }) => path))
  return [...missing, ...operatorIssues(document).filter(({ path }) => !named.has(path))]
}

export const srnTaken = (name: string): Issue => ({ path: 'srn', message: `${name} already has this SRN` })

/** Content errors first (400), then duplicates (409). */
async function refuseContent(
  tx: Tx,
  actor: Actor,
  document: AnyDocument,
  before: OperatorRow | null,
): Promise<void> {
  const issues = wrongInOperator(document)
  if (before && before.actor_type !== document.actorType) issues.push(...(await whyTypeStays(tx, before)))
  const { authorizedRepresentativeId: representative, srn, actorType } = document
  if (typeof representative === 'number') {
    const found = await holdOperator(tx, representative)
    if (found?.actor_type !== 'authorized-representative') {
      const message = 'This is not an authorized representative among the operators'
      issues.push({ path: 'authorizedRepresentativeId', message })
    }
  }
  if (issues.length > 0) throw invalid(issues)
  if (typeof srn !== 'string') return
  const same = await operatorWithSrn(tx, { srn, actorType: String(actorType), otherThan: before?.id ?? null })
  if (!same) return
  throw new Refusal('duplicate_record', `${same.name} already has the SRN ${srn}`, {
    issues: [srnTaken(same.name)],
    record: presentOperator(same, actor),
  })
}

/** Manufacturers name it as their representative, or devices are linked to it as theirs. */
async function whyTypeStays(tx: Tx, { id, actor_type }: OperatorRow): Promise<Issue[]> {
  if (actor_type === 'authorized-representative') {
    const message = whyRepresentativeStays(await representedBy(tx, id))
    return message ? [{ path: 'actorType', message }] : []
  }
  const devices = actor_type === 'manufacturer' ? await countManufactured(tx, id) : 0
  if (devices === 0) return []
  const message = `It is linked to ${counted(devices, 'device')} as manufacturer. Remove these links first.`
  return [{ path: 'actorType', message }]
}

function whyRepresentativeStays(represented: readonly OperatorRow[]): string | undefined {
  if (represented.length === 0) return undefined
  const names = represented.map(({ name }) => name).join(', ')
  return `It is the authorized representative of ${names}. Choose another one there first.`
}

/** Marks a locked row as deleted and writes the audit entry. */
export async function markAsDeleted(
  unit: Unit,
  actor: Actor,
  { id, document }: OperatorRow,
  reason: string,
): Promise<void> {
  const told = { ...auditDetailsOf(document), previousStatus: 'active', newStatus: 'deleted' } as const
  await operatorEntities.remove(unit, actor, { id, reason, told })
}

/** Soft delete: the operator, its certifications and links are hidden, not removed. */
export async function deleteOperator(hub: Hub, actor: Actor, id: number, reason: string): Promise<Operator> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(await lockOperator(unit.tx, id))
    const named = whyRepresentativeStays(await representedBy(unit.tx, id))
    if (named) throw new Refusal('invalid_transition', named)
    const certifications = await certificationsOf(unit.tx, [id])
    const why = await whyCertificationsStay(
      unit.tx,
      certifications.map((one) => one.id),
    )
    if (why) throw new Refusal('invalid_transition', why)
    await markAsDeleted(unit, actor, row, reason)
    const deleted = await findAnyOperator(unit.tx, id)
    if (!deleted) throw new Error('The operator just deleted cannot be read')
    return presentOperator(deleted, actor)
  })
}
