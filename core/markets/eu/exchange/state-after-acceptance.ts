import { applyPatch, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { type RegisteredState, withFieldsOf } from '#core/markets/exchange.ts'
import { changesByLevel } from '../change/changes-by-level.ts'
import { levels } from '../change/levels.ts'
import { marketsWithUdiDi } from '../change/markets.ts'
import { isOffMarket } from '../device/values.ts'
import type { EudamedLevel } from '../regulator-fields.ts'
import { sentFields } from '../sent-fields.ts'
import { ownNames } from '../shared-fields.ts'

/**
 * What EUDAMED counts of a device for the first time. It counts no countries or original manufacturer that it was not sent,
 * and how it counts packages nobody knows before a download tells.
 */
function first(sent: SubmissionDocument): RegisteredState['versions'] {
  const { marketAvailability = [], originalManufacturerSrn, originalManufacturerName } = sent
  const hasMarkets = marketAvailability.length > 0 && !isOffMarket(sent.deviceStatus)
  return {
    'udi-di': 1,
    ...(hasMarkets && { market: 1 }),
    ...((originalManufacturerSrn || originalManufacturerName) && { designer: 1 }),
  }
}

export const fieldsOf = (level: EudamedLevel): string[] =>
  sentFields.filter(({ regulatorField }) => regulatorField.level === level).map(({ id }) => id)

/** What EUDAMED has of a device once it has taken what was sent to one of its services. */
export function afterTaking(
  before: RegisteredState | undefined,
  sent: AnyDocument,
  service: string,
  group?: RegisteredState,
): RegisteredState {
  const taken = ofServiceTaken(before, sent, service)
  if (service === 'DEVICE.POST') return taken
  // A further UDI-DI is sent without what is kept of its Basic UDI-DI.
  const isFurther = service === 'UDI_DI.POST' && !before
  if (isFurther) return namedBy(group, group ? furtherOf(group, taken) : taken)
  return before?.namedByAnother ? namedBy(group ?? before, taken) : taken
}

const furtherOf = (group: RegisteredState, taken: RegisteredState): RegisteredState => ({
  ...taken,
  document: basicUdiDiOf(group, taken),
  ...stillUnstated(
    group.unstated?.filter((id) => fieldsOf('basic-udi').includes(id)),
    [],
  ),
})

/** What nobody knows of what the register has, but for the fields that are known now. */
export function stillUnstated(
  unstated: RegisteredState['unstated'] = [],
  known: readonly string[],
): Pick<RegisteredState, 'unstated'> {
  const left = unstated.filter((id) => !known.includes(id))
  return left.length > 0 ? { unstated: left } : {}
}

/** A device’s document with what another one has registered of their Basic UDI-DI. */
const basicUdiDiOf = (of: RegisteredState, { document }: RegisteredState): SubmissionDocument =>
  withFieldsOf(of.document, document, fieldsOf('basic-udi'))

/** A new device is sent without its related one; EUDAMED finds only one of the same UDI-DI by itself (FLD-UDID-180). */
export const unrelated = (sent: AnyDocument): AnyDocument =>
  sent.relatedDeviceDi === sent.udiDi
    ? sent
    : applyPatch(sent, { relatedDeviceDi: null, relatedDeviceIssuingEntity: null })

function ofServiceTaken(
  before: RegisteredState | undefined,
  sent: AnyDocument,
  service: string,
): RegisteredState {
  if (service === 'DEVICE.POST')
    return { document: unrelated(sent), versions: { ...first(sent), 'basic-udi': 1 } }
  const level = levels.find((one) => one.service === service)?.level
  if (!before || level === undefined)
    return { document: unrelated(sent), versions: { ...first(sent), ...before?.versions } }
  const moved = level === 'udi-di' ? movedMarkets(before.document, sent) : undefined
  const ofLevel = fieldsOf(level)
  const kept = sentFields
    .map(({ id }) => id as string)
    .filter((id) => !ofLevel.includes(id) || id === 'certificates')
  // What the hub keeps to itself is as it was sent; of the rest only the level that was taken.
  const document = withFieldsOf(before.document, sent, kept)
  const gone =
    level === 'udi-di' && isOffMarket((document as SubmissionDocument).deviceStatus)
      ? goneWith(before, sent)
      : {}
  return {
    document: applyPatch(document, { ...(moved && { marketAvailability: moved }), ...gone }),
    versions: counted(before.versions, moved ? [level, 'market'] : [level]),
    ...stillUnstated(before.unstated, ofLevel),
  }
}

/** Others of a Basic UDI-DI are changed by what is changed of it. */
export function afterTakingInGroup(
  before: RegisteredState,
  taken: RegisteredState,
  service: string,
): RegisteredState {
  const basic = before.versions['basic-udi']
  if (service === 'DEVICE.POST') {
    const state = { ...before, versions: { ...before.versions, 'basic-udi': basic ?? 1 } }
    return before.namedByAnother ? namedBy(taken, state) : state
  }
  if (service !== 'BASIC_UDI.PATCH') return before
  return { ...withBasicUdiDiOf(taken, before), versions: counted(before.versions, ['basic-udi']) }
}

/** What EUDAMED has of a device whose Basic UDI-DI was changed with another one; renamed by that, it has its names no more. */
export function withBasicUdiDiOf(taken: RegisteredState, other: RegisteredState): RegisteredState {
  const document = basicUdiDiOf(taken, other)
  const isRenamed = ownNames.some((id) => !sameValue(document[id] ?? null, other.document[id] ?? null))
  const { unstated, ...rest } = other
  return {
    ...rest,
    document,
    ...((isRenamed || other.namedByAnother) && { namedByAnother: true }),
    ...stillUnstated(unstated, fieldsOf('basic-udi')),
  }
}

/** A device of a Basic UDI-DI that has the names of another; nobody knows them where no other device is known. */
export const namedBy = (other: RegisteredState | undefined, state: RegisteredState): RegisteredState => ({
  ...state,
  document: withFieldsOf(other?.document ?? {}, state.document, ownNames),
  namedByAnother: true,
})

/** What was not known stays so: EUDAMED counts on by itself. */
function counted(
  versions: RegisteredState['versions'],
  taken: readonly EudamedLevel[],
): RegisteredState['versions'] {
  const next = taken.flatMap((level) => {
    const known = versions[level]
    return known === undefined ? [] : [[level, known + 1]]
  })
  return { ...versions, ...Object.fromEntries(next) }
}

/** With a device that leaves the market go its countries, and its packages take its status (BR-UDID-046, BR-UDID-073). */
function goneWith({ document }: RegisteredState, sent: SubmissionDocument) {
  const { package: packages } = changesByLevel(document, sent)
  return {
    ...((sent.marketAvailability ?? []).length === 0 && { marketAvailability: null }),
    ...(packages.length === 0 && { packages: sent.packages ?? null }),
  }
}

function movedMarkets(before: SubmissionDocument, sent: SubmissionDocument) {
  return marketsWithUdiDi(before.marketAvailability ?? [], sent.marketAvailability ?? [])
}
