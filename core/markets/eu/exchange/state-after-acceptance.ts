import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { RegisteredState } from '#core/markets/exchange.ts'
import { levels } from '../change/levels.ts'
import { marketsWithUdiDi } from '../change/markets.ts'
import type { EudamedLevel } from '../regulator-fields.ts'
import { sentFields } from '../sent-fields.ts'

/** What EUDAMED counts of a device for the first time. */
const first: RegisteredState['versions'] = { 'udi-di': 1, market: 1, package: 1, designer: 1 }

/** What EUDAMED has of a device once it has taken what was sent to one of its services. */
export function afterTaking(
  before: RegisteredState | undefined,
  sent: AnyDocument,
  service: string,
): RegisteredState {
  if (service === 'DEVICE.POST') return { document: sent, versions: { ...first, 'basic-udi': 1 } }
  const level = levels.find((one) => one.service === service)?.level
  if (!before || level === undefined) return { document: sent, versions: { ...first, ...before?.versions } }
  const moved = level === 'udi-di' ? movedMarkets(before.document, sent) : undefined
  const ofLevel = sentFields
    .filter(({ regulatorField }) => regulatorField.level === level)
    .map(({ id }) => id as string)
  const kept = sentFields.map(({ id }) => id as string).filter((id) => !ofLevel.includes(id))
  // What the hub keeps to itself is as it was sent; of the rest only the level that was taken.
  const document = applyPatch(sent, Object.fromEntries(kept.map((id) => [id, before.document[id] ?? null])))
  return {
    document: moved ? applyPatch(document, { marketAvailability: moved }) : document,
    versions: counted(before.versions, moved ? [level, 'market'] : [level]),
  }
}

/** Others of a Basic UDI-DI are changed by what is changed of it. */
export function afterTakingInGroup(
  before: RegisteredState,
  sent: AnyDocument,
  service: string,
): RegisteredState {
  const basic = before.versions['basic-udi']
  if (service === 'DEVICE.POST') {
    return { ...before, versions: { ...before.versions, 'basic-udi': basic ?? 1 } }
  }
  if (service !== 'BASIC_UDI.PATCH') return before
  return {
    document: withBasicUdiDiOf(sent, before.document),
    versions: counted(before.versions, ['basic-udi']),
  }
}

/** A document with what another one of its Basic UDI-DI says of that. */
export function withBasicUdiDiOf(sent: AnyDocument, document: AnyDocument): AnyDocument {
  const ofLevel = sentFields
    .filter(({ regulatorField }) => regulatorField.level === 'basic-udi')
    .map(({ id }) => id as string)
  return applyPatch(document, Object.fromEntries(ofLevel.map((id) => [id, sent[id] ?? null])))
}

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

function movedMarkets(before: SubmissionDocument, sent: SubmissionDocument) {
  return marketsWithUdiDi(before.marketAvailability ?? [], sent.marketAvailability ?? [])
}
