import { defaultMarket } from '#core/code-lists/markets.ts'
import type { FamilyGenerated } from '#core/contract/device-families.ts'
import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { checkBasicUdiDi, generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { draftStatuses } from '#core/lifecycle/submission-status.ts'
import { invalid } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { GroupValues } from '#server/submissions/group-values.ts'
import { auditDetailsOf } from '#server/submissions/submission-audit-details.ts'
import { asDraft, submissionEntities } from '#server/submissions/submission-entities.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { lockSubmissions } from '#server/submissions/submission-queries.ts'
import { codesInFamily, type Family, type FamilyMember, familiesOf, isOpenDraft } from './device-families.ts'

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
    const family = theOneOf(await familiesOf(unit.tx), deviceIds)
    const ids = new Set(deviceIds)
    const asked = family.members.filter(({ id }) => ids.has(id))
    const [known] = codesInFamily(family)
    const basicUdiDi = known ?? generated([...asked, ...family.members])
    const open = asked.flatMap(({ submissions }) => submissions.filter(isOpenDraft))
    const rows =
      open.length === 0
        ? []
        : await lockSubmissions(
            unit.tx,
            open.map(({ id }) => id),
          )
    const notes = 'Basic UDI-DI of the device family'
    const issuer = checkBasicUdiDi(basicUdiDi).scheme
    const patch = { basicUdiDi, ...(issuer !== null && { basicUdiDiIssuingEntity: issuer }) }
    // It may have been filled in meanwhile.
    const waiting = rows.filter((row) => !row.basic_udi_di && draftStatuses.includes(row.status))
    const market = hub.marketOf(defaultMarket)
    const groups = new GroupValues(unit, market)
    const joined: AnyDocument[] = []
    // With a new code the first draft says what the others take over (decision D41).
    for (const row of waiting) joined.push(await groups.join(applyPatch(row.document, patch)))
    const edits = waiting.map((row, at) => {
      const document = groups.complete(joined[at] ?? {})
      const told = auditDetailsOf(document, row, { from: row.status, notes })
      return { before: row, document, own: asDraft, fields: fieldsOf(market), told }
    })
    const changed = new Set(await submissionEntities.change(unit, actor, edits))
    const alsoChanged = await groups.propagate(
      actor,
      edits.map(({ before, document }) => ({ id: before.id, document })),
    )
    const devices = asked.map(({ id, submissions }) => ({
      id,
      outcome: submissions.some((one) => changed.has(one.id))
        ? ('written' as const)
        : submissions.some((one) => one.basicUdiDi !== null)
          ? ('has-one' as const)
          : ('no-draft' as const),
    }))
    const deviceCount = devices.filter(({ outcome }) => outcome === 'written').length
    const answer = { basicUdiDi, reused: known !== undefined, deviceCount, devices }
    return { ...answer, ...(alsoChanged.length > 0 && { alsoChanged }) }
  })
}

/** The whole family, also where only some of its devices are named: it may have a Basic UDI-DI already. */
function theOneOf(families: readonly Family[], asked: readonly number[]): Family {
  const familyOf = new Map(families.flatMap((family) => family.members.map(({ id }) => [id, family])))
  const issues = asked.flatMap((id, at) =>
    familyOf.has(id)
      ? []
      : [
          {
            path: `deviceIds.${at}`,
            message: `${id} is the newest version of no device, or of one without risk class, EMDN code and intended use`,
          },
        ],
  )
  if (issues.length > 0) throw invalid(issues)
  const [family, ...others] = new Set(asked.map((id) => familyOf.get(id)))
  if (family && others.length === 0) return family
  const message =
    'These devices do not share manufacturer, risk class, EMDN code and intended use, so one Basic UDI-DI cannot cover them.'
  throw invalid([{ path: 'deviceIds', message }])
}

function generated(members: readonly FamilyMember[]): string {
  const numbers = members.flatMap(({ udiDi, submissions }) => [udiDi, ...submissions.map((one) => one.udiDi)])
  for (const udiDi of numbers) {
    const made = udiDi === null ? undefined : generateGmnFromUdiDi(udiDi)
    if (made?.valid) return made.value
  }
  const message =
    'None of these devices has a GTIN as UDI-DI, from which a GMN could be made. Enter one, or use a Basic UDI-DI your issuing entity gave you.'
  throw invalid([{ path: 'deviceIds', message }])
}
