import { dtxReleases } from '#core/code-lists/eudamed/dtx-releases.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { FileContext, MarketFile, WrittenFile } from '../market.ts'
import { messagesDue } from './change/messages-due.ts'
import { unknownOfBasicUdi } from './change/unknown-of-basic-udi.ts'
import { senderOf } from './device/device-of.ts'
import { missingElements } from './device/missing-elements.ts'
import { normaliseValues } from './device/normalise-values.ts'
import { writeMessage } from './eudamed-writer.ts'
import { defaultDtxVersion } from './message/dtx-release.ts'
import { fieldOfElement } from './reader/element-fields.ts'
import { hubSchemaEntry, hubSchemaLabel } from './schema/files.ts'

/**
 * The device as EUDAMED takes it: with its Basic UDI-DI the first time, as a further UDI-DI once that is
 * known there (decision D19).
 */
function write(document: AnyDocument, context: FileContext): WrittenFile {
  const { registered: _, ...asNew } = context
  const [file] = writeDue(document, asNew)
  if (!file) throw new Error('A device that is not registered has a message to be registered with')
  return file
}

/** Of a registered device, the changes that EUDAMED does not have yet. */
function writeDue(document: AnyDocument, context: FileContext): readonly WrittenFile[] {
  const values = normaliseValues(document)
  const { facts, registered } = context
  const known = {
    basicUdiDiRegistered: facts.has('basic-udi-di-registered'),
    ...(registered && { registered: { ...registered, document: normaliseValues(registered.document) } }),
  }
  return messagesDue(values, known).map((entity) => {
    const message = {
      correlationID: context.correlationId,
      messageID: context.messageId,
      creationDateTime: context.createdAt,
      sender: { nodeActorCode: senderOf(values) },
      entities: [entity],
    }
    return {
      service: entity.service,
      content: writeMessage(message, { version: context.release ?? defaultDtxVersion, indent: '  ' }),
    }
  })
}

export const eudamedMessage: MarketFile = {
  id: 'xml',
  label: 'EUDAMED XML',
  format: 'xml',
  nature: {
    kind: 'accepted-upload',
    format: 'EUDAMED data exchange (DTX), XML bulk upload',
    version: `${dtxReleases.production.release} (playground ${dtxReleases.playground.release}), or as set in Settings`,
    source: dtxReleases.production.source,
    asOf: dtxReleases.production.confirmedOn,
  },
  missing(document, _today, registered) {
    const unknown =
      registered &&
      unknownOfBasicUdi(
        { ...registered, document: normaliseValues(registered.document) },
        normaliseValues(document),
      )
    return [...missingElements(document as SubmissionDocument), ...(unknown ? [unknown] : [])]
  },
  write,
  writeDue,
  fieldOf: fieldOfElement,
  releaseOf: ({ eudamedEnvironment, dtxVersionProduction, dtxVersionPlayground }) =>
    eudamedEnvironment === 'production' ? dtxVersionProduction : dtxVersionPlayground,
  schema: {
    folder: 'eu/schema',
    entry: hubSchemaEntry,
    label: hubSchemaLabel,
    official: { name: 'EUDAMED schema', folder: 'eudamed/xsd-', entry: 'service/Message.xsd' },
  },
}
