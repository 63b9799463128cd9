import type { FamilyGenerated } from '#core/contract/device-families.ts'
import { applyPatch } from '#core/dictionary/document.ts'
import { checkBasicUdiDi, generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { invalid } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { codesInFamily, type Family, familiesOf, isOpenDraft } from './device-families.ts'
import { draftStatuses } from './operator-carry-over-queries.ts'
import { asDraft, submissionEntities } from './submission-entities.ts'
import { fieldsOf } from './submission-fields.ts'
import { lockSubmissions } from './submission-queries.ts'
import { toldOf } from './submission-told.ts'

/**
 * One Basic UDI-DI for the devices of a family: the one they have already, else the GMN of the first GTIN among their
 * UDI-DIs. It is written to drafts that have none; what somebody wrote stays (S2-OPEN-25).
 */
export async function generateForFamily(
  hub: Hub,
  actor: Actor,
  deviceIds: readonly number[],
): Promise<FamilyGenerated> {
  return inTransaction(hub, actor, async (unit) => {
    const ids = [...new Set(deviceIds)]
    const families = await familiesOf(unit.tx, ids)
    const family = theOneOf(families, deviceIds)
    const [known] = codesInFamily(family)
    const basicUdiDi = known ?? generated(family)
    const open = family.members.flatMap(({ submissions }) => submissions.filter(isOpenDraft))
    const rows =
      open.length === 0
        ? []
        : await lockSubmissions(
            unit.tx,
            open.map(({ id }) => id),
          )
    const notes = 'Basic UDI-DI of the device family'
    const issuer = checkBasicUdiDi(basicUdiDi).scheme
    const edits = rows
      // Somebody may have been quicker.
      .filter((row) => !row.basic_udi_di && draftStatuses.includes(row.status))
      .map((row) => {
        const patch = { basicUdiDi, ...(issuer !== null && { basicUdiDiIssuingEntity: issuer }) }
        const document = applyPatch(row.document, patch)
        const told = toldOf(document, row, { from: row.status, notes })
        return { before: row, document, own: asDraft, fields: fieldsOf(hub.marketOf(row.market)), told }
      })
    const changed = new Set(await submissionEntities.change(unit, actor, edits))
    const devices = family.members.map(({ id, submissions }) => ({
      id,
      outcome: submissions.some((one) => changed.has(one.id))
        ? ('written' as const)
        : submissions.some((one) => one.basicUdiDi !== null)
          ? ('has-one' as const)
          : ('no-draft' as const),
    }))
    const deviceCount = devices.filter(({ outcome }) => outcome === 'written').length
    return { basicUdiDi, reused: known !== undefined, deviceCount, devices }
  })
}

function theOneOf(families: readonly Family[], asked: readonly number[]): Family {
  const found = new Set(families.flatMap(({ members }) => members.map(({ id }) => id)))
  const missing = asked.flatMap((id, at) =>
    found.has(id)
      ? []
      : [{ path: `deviceIds.${at}`, message: `There is no device whose newest version is ${id}` }],
  )
  if (missing.length > 0) throw invalid(missing)
  const [family, ...others] = families
  if (family && others.length === 0) return family
  const message =
    'These devices do not share manufacturer, risk class, EMDN code and intended use: no one Basic UDI-DI covers them.'
  throw invalid([{ path: 'deviceIds', message }])
}

function generated({ members }: Family): string {
  const numbers = members.flatMap(({ udiDi, submissions }) => [udiDi, ...submissions.map((one) => one.udiDi)])
  for (const udiDi of numbers) {
    const made = udiDi === null ? undefined : generateGmnFromUdiDi(udiDi)
    if (made?.valid) return made.value
  }
  const message =
    'None of these devices has a GTIN as UDI-DI, from which a GMN could be made. Enter one, or use a Basic UDI-DI your issuing entity gave you.'
  throw invalid([{ path: 'deviceIds', message }])
}
