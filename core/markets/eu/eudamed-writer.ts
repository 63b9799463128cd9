import { container, element, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import {
  defaultDtxVersion,
  dtxNamespaces,
  maxEntitiesPerMessage,
  messageSchemaLocation,
} from '#core/markets/eu/message/dtx-release.ts'
import type { Endpoint, MessageEntity, PushMessage, ServiceName } from '#core/markets/eu/message/message.ts'

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

const eudamed: Endpoint = { nodeActorCode: 'EUDAMED' }

/**
 * Writes a push message for EUDAMED's bulk upload or machine-to-machine exchange: UTF-8 XML, elements in the
 * order of the official schema set, absent and empty parts left out. Values are written as given; whether
 * they are allowed is for the rules and the schema to say.
 *
 * Throws a MessageError for no entity, more than 300, or entities of different services; an XmlWriteError
 * (with the path) for characters XML cannot carry.
 */
export function writeMessage(message: PushMessage, options: MessageOptions = {}): string {
  const service = serviceOf(message.entities)
  const payload = message.entities.map((entity) => entity.element)
  const root = element(
    'm:Push',
    [
      leaf('m:conversationID', message.conversationID),
      leaf('m:correlationID', message.correlationID),
      leaf('m:creationDateTime', message.creationDateTime),
      leaf('m:messageID', message.messageID),
      endpoint('m:recipient', message.recipient ?? eudamed, service),
      element('m:payload', payload),
      endpoint('m:sender', message.sender, service),
    ],
    { 'xsi:schemaLocation': messageSchemaLocation, version: options.version ?? defaultDtxVersion },
  )
  return writeXml(root, { namespaces: dtxNamespaces, indent: options.indent })
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

function endpoint(name: string, end: Endpoint, service: ServiceName): XmlElement | undefined {
  const [serviceID, serviceOperation] = service.split('.')
  return container(name, [
    container('m:node', [leaf('s:nodeActorCode', end.nodeActorCode), leaf('s:nodeID', end.nodeID)]),
    container('m:service', [
      leaf('s:serviceAccessToken', end.serviceAccessToken),
      leaf('s:serviceID', serviceID),
      leaf('s:serviceOperation', serviceOperation),
    ]),
  ])
}
