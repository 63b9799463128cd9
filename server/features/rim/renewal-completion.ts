import type { Issue } from '#core/contract/problem.ts'
import type { Project, RenewalCompletion } from '#core/contract/projects.ts'
import { complianceFields, rimSubmissionFields } from '#core/dictionary/rim/index.ts'
import { isDecided, wrongInProject } from '#core/lifecycle/rim.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { presentProject } from './project-service.ts'
import { lockEnd } from './renewal-queries.ts'
import { rimEntities } from './rim-entities.ts'
import { submissionProperties } from './rim-presenter.ts'
import { findItem, lockItem, type RimRow } from './rim-queries.ts'

/** The end of a renewal: the project is approved, and what was renewed gets its new end, in one act (decision D140). */

/** Enters the new end of a certification; answers what is wrong with it. */
export type RenewCertification = (
  unit: Unit,
  actor: Actor,
  id: number,
  given: { readonly expiryDate?: string; readonly certificationNumber?: string },
) => Promise<readonly Issue[]>

export async function completeRenewal(
  hub: Hub,
  actor: Actor,
  id: number,
  given: RenewalCompletion,
  renewCertification: RenewCertification,
): Promise<Project> {
  await inTransaction(hub, actor, async (unit) => {
    const row = await lockItem(unit.tx, 'rim-submission', id)
    if (!row) throw notFound('This regulatory submission does not exist')
    const { renewal } = row
    if (!renewal) throw new Refusal('invalid_transition', 'This project is not a renewal.')
    if (isDecided(row.status))
      throw new Refusal('invalid_transition', 'This renewal has been completed already.')
    refuseStale('regulatory submission', row, given.revision, () =>
      presentWhole(row, actor, submissionProperties(hub)),
    )
    const today = dayOf(unit.now)
    const { nextAction: _, ...rest } = row.document
    const document = { ...rest, status: 'approved', decisionDate: given.decisionDate ?? today }
    const issues = [
      ...wrongInProject(row.document, document, today),
      ...(await enterEnd(unit, actor, renewal, given, renewCertification)),
    ]
    if (issues.length > 0) throw invalid(issues)
    const told = { deviceName: row.name, actionNotes: notesOf(renewal, given) }
    await rimEntities['rim-submission'].change(unit, actor, [
      { before: row as never, document, own: {}, fields: rimSubmissionFields, told },
    ])
  })
  const after = await findItem(hub.db, 'rim-submission', id)
  if (!after) throw notFound('This regulatory submission does not exist')
  return presentProject(hub, actor, after)
}

type Renewal = NonNullable<RimRow['renewal']>

function notesOf({ number }: Renewal, { expiryDate }: RenewalCompletion): string {
  return `Renewal of ${number} completed${expiryDate ? `, new end ${expiryDate}` : ''}`
}

/** Certificates are what their register shows: there is nothing to be entered. */
async function enterEnd(
  unit: Unit,
  actor: Actor,
  renewal: Renewal,
  { expiryDate, number }: RenewalCompletion,
  renewCertification: RenewCertification,
): Promise<readonly Issue[]> {
  const { source, sourceId, expiresOn } = renewal
  const isEntered = source === 'certification' || source === 'compliance'
  if (!isEntered || sourceId === null) {
    if (!expiryDate && !number) return []
    const message = 'A certificate keeps what its register and the submissions say; carry it over from there'
    return [{ path: expiryDate ? 'expiryDate' : 'number', message }]
  }
  if (!expiryDate) return [{ path: 'expiryDate', message: 'Enter the new expiry date' }]
  if (source === 'compliance' && number)
    return [{ path: 'number', message: 'A compliance item has no number' }]
  const present = await lockEnd(unit.tx, source, sourceId)
  if (!present) {
    const noun = source === 'compliance' ? 'compliance item' : 'certification'
    return [{ path: 'expiryDate', message: `The ${noun} was deleted` }]
  }
  // Somebody may have entered the new end meanwhile.
  const end = present.expiryDate
  const isEnteredAlready = expiryDate === end && end > expiresOn
  if (end !== null && expiryDate <= end && !isEnteredAlready)
    return [{ path: 'expiryDate', message: `Enter a date after the current expiry date, ${end}` }]
  if (isEnteredAlready && (!number || number === present.number)) return []
  if (source === 'compliance') return renewCompliance(unit, actor, sourceId, expiryDate)
  if (!actor.permissions.includes('manage-actors')) {
    const message =
      'Only a user who manages operators (permission manage-actors) can enter the new expiry date of a certification.'
    throw new Refusal('forbidden', message)
  }
  return renewCertification(unit, actor, sourceId, {
    expiryDate,
    ...(number && { certificationNumber: number }),
  })
}

async function renewCompliance(
  unit: Unit,
  actor: Actor,
  id: number,
  expiryDate: string,
): Promise<readonly Issue[]> {
  const before = await lockItem(unit.tx, 'rim-compliance', id)
  if (!before) return [{ path: 'expiryDate', message: 'The compliance item was deleted' }]
  const document = { ...before.document, expiryDate, status: 'compliant' }
  const told = { deviceName: before.name }
  await rimEntities['rim-compliance'].change(unit, actor, [
    { before: before as never, document, own: {}, fields: complianceFields, told },
  ])
  return []
}
