import type { DiIdentifier } from '#core/markets/eu/message/common-di.ts'
import { maxEntitiesPerMessage } from '#core/markets/eu/message/dtx-release.ts'
import {
  type MessageEntity,
  type PushMessage,
  type ServiceName,
  serviceNames,
} from '#core/markets/eu/message/message.ts'

/** Something to upload, by whom, and what the caller knows it by: the id of a submission. */
export interface UploadItem {
  readonly reference: string
  /** SRN of the sender: the manufacturer, or the producer of systems and procedure packs. */
  readonly sender: string
  readonly entity: MessageEntity
}

/** What one message needs besides; ids and time are the caller's, who has chance and a clock. */
export interface UploadHead {
  readonly correlationID: string
  readonly creationDateTime: string
  readonly messageID: string
}

export interface UploadFile {
  readonly name: string
  readonly message: PushMessage
}

/** One file of a manifest: what to choose in EUDAMED's upload screen, and what is in it. */
export interface ManifestFile {
  /** From 1: the order of uploading. A file goes up when the one before is done. */
  readonly order: number
  readonly name: string
  readonly service: ServiceName
  readonly sender: string
  readonly messageID: string
  readonly correlationID: string
  readonly entities: readonly ManifestEntity[]
}

export interface ManifestEntity {
  readonly reference: string
  /** What EUDAMED may call it by in its acknowledgement. */
  readonly codes: readonly string[]
}

export interface UploadPlan {
  readonly files: readonly UploadFile[]
  readonly manifest: { readonly version: string; readonly files: readonly ManifestFile[] }
}

/**
 * Divides things to upload into messages, in the order in which they must be uploaded: one service and one
 * sender each, at most 300 things, the caller's order among them, and no two that EUDAMED could call by the same code. `headOf` gives the head of the file of that
 * order; `version` is the release all of them are written for.
 */
export function planUpload(
  items: readonly UploadItem[],
  version: string,
  headOf: (order: number) => UploadHead,
): UploadPlan {
  const files = batches(items).map((batch, index) => fileOf(batch, index + 1, headOf(index + 1)))
  return {
    files: files.map(({ name, message }) => ({ name, message })),
    manifest: { version, files: files.map(({ manifest }) => manifest) },
  }
}

interface Batch {
  readonly service: ServiceName
  readonly sender: string
  readonly items: readonly UploadItem[]
}

function batches(items: readonly UploadItem[]): Batch[] {
  return serviceNames.flatMap((service) => {
    const called = items.filter(({ entity }) => entity.service === service)
    const bySender = new Map<string, UploadItem[]>()
    for (const item of called) {
      const sent = bySender.get(item.sender)
      if (sent === undefined) bySender.set(item.sender, [item])
      else sent.push(item)
    }
    return [...bySender].flatMap(([sender, sent]) =>
      inBatches(sent).map((batch) => ({ service, sender, items: batch })),
    )
  })
}

/** An answer names things by a code, and takes one market information of a UDI-DI (BR-DTX-UDI-097). */
function inBatches(items: readonly UploadItem[]): (readonly UploadItem[])[] {
  const batches: { readonly items: UploadItem[]; readonly codes: Set<string> }[] = []
  let open = 0
  for (const item of items) {
    const codes = entityCodes(item.entity)
    const isFree = (batch: (typeof batches)[number]) =>
      batch.items.length < maxEntitiesPerMessage && !codes.some((code) => batch.codes.has(code))
    while ((batches[open]?.items.length ?? 0) >= maxEntitiesPerMessage) open += 1
    const batch = batches.slice(open).find(isFree) ?? { items: [], codes: new Set() }
    if (batch.items.length === 0) batches.push(batch)
    batch.items.push(item)
    for (const code of codes) batch.codes.add(code)
  }
  return batches.map((batch) => batch.items)
}

function fileOf({ service, sender, items }: Batch, order: number, head: UploadHead) {
  const name = `${String(order).padStart(3, '0')}_${service}_${sender.replace(/[^\w-]+/g, '_')}.xml`
  const entities = items.map(({ entity }) => entity)
  const message: PushMessage = { ...head, sender: { nodeActorCode: sender }, entities }
  const { messageID, correlationID } = head
  const listed = items.map(({ reference, entity }) => ({ reference, codes: entityCodes(entity) }))
  const manifest = { order, name, service, sender, messageID, correlationID, entities: listed }
  return { name, message, manifest }
}

/** The identifiers a thing has, its own first; EUDAMED's acknowledgement names it by one of them. */
export function entityCodes(entity: MessageEntity): string[] {
  return [...new Set(identifiersOf(entity).map(({ DICode }) => DICode))]
}

function identifiersOf(entity: MessageEntity): readonly DiIdentifier[] {
  switch (entity.service) {
    case 'DEVICE.POST':
      return Object.values(entity.content).map(({ identifier }) => identifier)
    case 'UDI_DI.POST':
    case 'UDI_DI.PATCH':
    case 'BASIC_UDI.PATCH':
      return [entity.content.identifier]
    case 'PACKAGE_UDI.PUT':
      // An answer may be about one package.
      return [
        entity.content.udiIdentifier,
        ...entity.content.packages.package.map(({ identifier }) => identifier),
      ]
    default:
      return [entity.content.uDIDIIdentifier]
  }
}
