import type { DeviceCriterion } from '#core/code-lists/eudamed/device-criteria.ts'
import { applyPatch } from '#core/dictionary/document.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { comparable, withFieldsOf } from '#core/markets/exchange.ts'
import { basicUdiOf, type DeviceOf, deviceOf, udiDiOf } from '../device/device-of.ts'
import { eudamedGroups } from '../exchange/group.ts'
import type { DeviceKind } from '../message/device.ts'
import { marketInfoPut } from '../message/market-info.ts'
import type { MessageEntity } from '../message/message.ts'
import { productDesignerPut } from '../message/product-designer.ts'
import { type DeviceUdiDiData, packageUdiPut } from '../message/udi-di.ts'
import type { EudamedLevel } from '../regulator-fields.ts'
import { ownNames } from '../shared-fields.ts'
import { asSent } from './as-sent.ts'
import { changesByLevel } from './changes-by-level.ts'
import { levels } from './levels.ts'
import { marketsWithUdiDi } from './markets.ts'

/** What EUDAMED has of a submission. */
export interface Known {
  /** Whether it has the Basic UDI-DI, be it from another submission. */
  readonly basicUdiDiRegistered: boolean
  readonly registered?: Registered
}

export interface Registered {
  /** The submission as it was when EUDAMED took it last. */
  readonly document: SubmissionDocument
  /**
   * The version EUDAMED has of each level, where that is known. The next one is sent, so that EUDAMED refuses
   * a change made in ignorance of another; else 0, with which it counts on by itself (BR-DTX-UDI-036).
   */
  readonly versions?: Readonly<Partial<Record<EudamedLevel, number>>>
  /** The Basic UDI-DI has the names of another device; the document has them, where they are known. */
  readonly namedByAnother?: boolean
  /** Fields of which nobody knows what EUDAMED has. */
  readonly unstated?: readonly string[]
}

/**
 * What is to be sent for a submission, in the order of uploading; nothing when nothing has changed. Call only
 * when nothing is missing. Whether the change is allowed, `judgeChange` tells; what cannot be said in a
 * message, such as the removal of all packages, is not sent.
 */
export function messagesDue(document: SubmissionDocument, known: Known): MessageEntity[] {
  const { registered } = known
  if (registered === undefined) return [posted(document, known.basicUdiDiRegistered)]
  const there = comparable({ groups: eudamedGroups }, registered, document)
  const changes = changesByLevel(there, document)
  const changed = levels.filter(({ level }) => changes[level].length > 0)
  if (changed.length === 0) return []
  const [before, after] = asSent(there, document)
  const moved = marketsWithUdiDi(before.marketAvailability ?? [], after.marketAvailability ?? [])
  const device = deviceOf(document)
  const update: Update = {
    document,
    device,
    // A change of the Basic UDI-DI says all of it, so it has to repeat the names and certificates that are to stay.
    basicUdi: deviceOf(
      withFieldsOf(registered.document, document, [
        'certificates',
        ...(registered.namedByAnother ? ownNames : []),
      ]),
    ),
    udiDi: udiDiOf(device).content as DeviceUdiDiData,
    moved,
    // Where markets go with the UDI-DI and by themselves too, only EUDAMED knows what it counts in between.
    nextVersion: (level) =>
      level === 'market' && moved && changes.market.length > 0 ? 0 : nextVersion(registered, level),
  }
  return changed.flatMap(({ level }) => updates[level](update) ?? [])
}

function posted(document: SubmissionDocument, basicUdiDiRegistered: boolean): MessageEntity {
  // EUDAMED relates devices itself, and only once both are registered (FLD-UDID-180, BR-UDID-704).
  const device = deviceOf(applyPatch(document, { relatedDeviceDi: null, relatedDeviceIssuingEntity: null }))
  // The kind and its content stay together, which the compiler loses when they come from one call for all.
  return (
    basicUdiDiRegistered
      ? { service: 'UDI_DI.POST', ...udiDiOf(device) }
      : { service: 'DEVICE.POST', ...device }
  ) as MessageEntity
}

interface Update {
  readonly document: SubmissionDocument
  readonly device: DeviceOf
  /** The device with the names and certificates of its Basic UDI-DI. */
  readonly basicUdi: DeviceOf
  /** What some kinds of devices do not say of it is absent. */
  readonly udiDi: DeviceUdiDiData
  /** The markets that go with the UDI-DI. */
  readonly moved: SubmissionDocument['marketAvailability']
  readonly nextVersion: (level: EudamedLevel) => number
}

function nextVersion({ versions }: Registered, level: EudamedLevel): number {
  const known = versions?.[level] ?? 0
  // EUDAMED counts from 1 and refuses 1 for an update, so 0 is as good as not known.
  return known === 0 ? 0 : known + 1
}

const updates: Readonly<Record<EudamedLevel, (update: Update) => MessageEntity | undefined>> = {
  'basic-udi'({ basicUdi, nextVersion: next }) {
    const { kind, content } = basicUdiOf(basicUdi)
    return {
      service: 'BASIC_UDI.PATCH',
      kind,
      content: { ...content, version: next('basic-udi') },
    } as MessageEntity
  },
  'udi-di': udiDiPatch,
  market: ({ device, udiDi: { identifier, marketInfos }, nextVersion: next }) =>
    marketInfos &&
    marketInfoPut({
      uDIDIIdentifier: identifier,
      marketInfos: { ...marketInfos, version: next('market') },
      deviceCriterion: criteria[device.kind],
    }),
  package: ({ udiDi: { identifier, packages }, nextVersion: next }) =>
    packages &&
    packageUdiPut({ udiIdentifier: identifier, packages: { ...packages, version: next('package') } }),
  designer: ({ udiDi: { identifier, productDesignerActor: actor }, nextVersion: next }) =>
    productDesignerPut({
      uDIDIIdentifier: identifier,
      productDesignerActor: actor && { ...actor, version: next('designer') },
    }),
}

const criteria: Readonly<Record<DeviceKind, DeviceCriterion>> = {
  MDR: 'STANDARD',
  IVDR: 'STANDARD',
  PR: 'SPP',
  MDEU: 'LEGACY',
  IVDEU: 'LEGACY',
}

/** What a UDI-DI may not say once it is registered: it has services of its own (see `levels`). */
const withOwnService = {
  marketAvailability: null,
  packages: null,
  originalManufacturerSrn: null,
  originalManufacturerName: null,
}

function udiDiPatch({ document, moved, nextVersion: next }: Update): MessageEntity {
  const rest = applyPatch(document, { ...withOwnService, ...(moved && { marketAvailability: moved }) })
  const { kind, content } = udiDiOf(deviceOf(rest))
  const { marketInfos } = content as DeviceUdiDiData
  const markets = marketInfos && { marketInfos: { ...marketInfos, version: next('market') } }
  return {
    service: 'UDI_DI.PATCH',
    kind,
    content: { ...content, ...markets, version: next('udi-di') },
  } as MessageEntity
}
