import type { Certification, CertificationChange } from '#core/contract/certifications.ts'
import type { Issue } from '#core/contract/problem.ts'
import { certificationFields } from '#core/dictionary/certification/index.ts'
import { applyPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { certificationIssues } from '#core/rules/certification-checks.ts'
import { patchOf, refuseStale } from '#server/entities/entities-of.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { certificationEntities } from './certification-entities.ts'
import { presentCertification } from './certification-presenter.ts'
import {
  type CertificationRow,
  findAnyCertification,
  findCertification,
  lockCertification,
} from './certification-queries.ts'
import { whyCertificationsStay } from './open-renewals.ts'
import { lockOperator, type OperatorRow } from './operator-queries.ts'

export async function loadCertification(hub: Hub, id: number): Promise<CertificationRow> {
  return required(await findCertification(hub.db, id))
}

function required(row: CertificationRow | undefined): CertificationRow {
  if (!row) throw notFound('Certification not found')
  return row
}

/** Its name in the audit trail. */
export const certificationToldOf = (document: AnyDocument, operatorName: string) => ({
  actionNotes: `${operatorName}: ${document.certificationType} ${document.certificationNumber}`,
})

/** Columns of a new certification besides its document. */
export const newCertification = (operatorId: number) =>
  ({ operator_id: operatorId, deleted: false, delete_reason: null, told_days: null }) as const

/** What is wrong with what it says. */
export const wrongInCertification = (document: AnyDocument): Issue[] => [
  ...missingFields(certificationFields, document),
  ...certificationIssues(document),
]

function refuseContent(document: AnyDocument): void {
  const issues = wrongInCertification(document)
  if (issues.length > 0) throw invalid(issues)
}

export async function createCertification(
  hub: Hub,
  actor: Actor,
  operator: OperatorRow,
  input: CertificationChange,
): Promise<Certification> {
  const document = applyPatch({}, patchOf(certificationFields, input))
  refuseContent(document)
  return inTransaction(hub, actor, async (unit) => {
    if (!(await lockOperator(unit.tx, operator.id))) throw notFound('Economic operator not found')
    const entity = {
      document,
      own: newCertification(operator.id),
      fields: certificationFields,
      told: certificationToldOf(document, operator.name),
    }
    const [id] = await certificationEntities.create(unit, actor, [entity])
    return presentCertification(hub, required(await findCertification(unit.tx, id ?? 0)), actor)
  })
}

export async function changeCertification(
  hub: Hub,
  actor: Actor,
  id: number,
  input: CertificationChange,
): Promise<Certification> {
  return inTransaction(hub, actor, async (unit) => {
    const before = required(await lockCertification(unit.tx, id))
    const document = applyPatch(before.document, patchOf(certificationFields, input))
    refuseContent(document)
    refuseStale('certification', before, input.revision, () => presentCertification(hub, before, actor))
    await certificationEntities.change(unit, actor, [certificationEdit(before, document)])
    return presentCertification(hub, required(await findCertification(unit.tx, id)), actor)
  })
}

/** A new expiry date triggers new notices. */
export function certificationEdit(before: CertificationRow, document: AnyDocument) {
  const isSameEnd = document.expiryDate === before.document.expiryDate
  return {
    before,
    document,
    own: { told_days: isSameEnd ? before.told_days : null },
    fields: certificationFields,
    told: certificationToldOf(document, before.operator_name),
  }
}

/** Marks a locked row as deleted and writes the audit entry. */
export async function markAsDeleted(
  unit: Unit,
  actor: Actor,
  row: CertificationRow,
  reason: string,
): Promise<void> {
  const told = certificationToldOf(row.document, row.operator_name)
  await certificationEntities.remove(unit, actor, { id: row.id, reason, told })
}

/** Soft delete. */
export async function deleteCertification(
  hub: Hub,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Certification> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(await lockCertification(unit.tx, id))
    const why = await whyCertificationsStay(unit.tx, [id])
    if (why) throw new Refusal('invalid_transition', why)
    await markAsDeleted(unit, actor, row, reason)
    return presentCertification(hub, required(await findAnyCertification(unit.tx, id)), actor)
  })
}
