import { sequence } from '#core/files/xml-shape.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import { type DeviceGet, deviceGetShape } from '#core/markets/eu/message/device-get.ts'
import {
  defaultDtxVersion,
  dtxNamespaces,
  maxEntitiesPerMessage,
  messageSchemaLocation,
} from '#core/markets/eu/message/dtx-release.ts'
import {
  type Envelope,
  envelopeOf,
  envelopeTable,
  type MessageEntity,
  type PushMessage,
  type ServiceName,
} from '#core/markets/eu/message/message.ts'
import type { PayloadItem } from '#core/markets/eu/message/payload.ts'

/** Entities that cannot stand in one message together. */
export class MessageError extends Error {
  override readonly name = 'MessageError'
}

export interface MessageOptions {
  /** Version attribute of the release EUDAMED runs; refused by EUDAMED when it is another. */
  readonly version?: string
  /** What one level is indented by; everything on one line without. */
  readonly indent?: string
}

const push = sequence<Envelope>(envelopeTable)

/**
 * Writes a push message for EUDAMED's bulk upload or machine-to-machine exchange: UTF-8 XML, elements in the
 * order of the official schema set, absent and empty parts left out. Values are written as given; whether
 * they are allowed is for the rules and the schema to say.
 *
 * Throws a MessageError for no entity, more than 300, or entities of different services; an XmlWriteError
 * (with the path) for characters XML cannot carry.
 */
export function writeMessage(message: PushMessage, options: MessageOptions = {}): string {
  return writeRoot(messageTree(message, options), options)
}

/** The tree of a push message, as `writeMessage` writes it. */
export function messageTree(message: PushMessage, options: MessageOptions = {}): XmlElement {
  const service = serviceOf(message.entities)
  const items = message.entities.map(payloadItem)
  return withVersion(push.write('m:Push', envelopeOf(message, service, items)), options)
}

/** Writes a request for a page of EUDAMED's devices, in the same way. */
export function writeDeviceGet(request: DeviceGet, options: MessageOptions = {}): string {
  const { pageNumber, pageSize, criteria } = request
  const envelope = envelopeOf(request, 'DEVICE.GET', [])
  const tree = deviceGetShape.write('m:PullRequest', { ...envelope, pageNumber, pageSize, criteria })
  return writeRoot(withVersion(tree, options), options)
}

function serviceOf(entities: readonly MessageEntity[]): ServiceName {
  const [first] = entities
  if (first === undefined) throw new MessageError('A message carries at least one entity')
  if (entities.length > maxEntitiesPerMessage) {
    throw new MessageError(
      `A message carries at most ${maxEntitiesPerMessage} entities, and these are ${entities.length}`,
    )
  }
  const other = entities.find((entity) => entity.service !== first.service)
  if (other !== undefined) {
    throw new MessageError(`A message carries one service, not both ${first.service} and ${other.service}`)
  }
  return first.service
}

/** A payload names things by their kind alone: whether they are new or changed, the service says. */
function payloadItem({ service, ...rest }: MessageEntity): PayloadItem {
  const [what] = service.split('.')
  return { what, ...rest } as PayloadItem
}

function withVersion(
  root: XmlElement | undefined,
  { version = defaultDtxVersion }: MessageOptions,
): XmlElement {
  const attributes = { 'xsi:schemaLocation': messageSchemaLocation, version }
  return { name: root?.name ?? '', content: root?.content ?? [], attributes }
}

function writeRoot(root: XmlElement, { indent }: MessageOptions): string {
  return writeXml(root, { namespaces: dtxNamespaces, indent })
}
