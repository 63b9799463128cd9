import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { submissionJudge } from '#core/rules/submission-judge.ts'
import type { MarketModule, MessageContext } from '../market.ts'
import { messagesDue } from './change/messages-due.ts'
import { senderOf } from './device/device-of.ts'
import { missingElements } from './device/missing-elements.ts'
import { wellTyped } from './device/well-typed.ts'
import { writeMessage } from './eudamed-writer.ts'
import { euForm } from './form/index.ts'
import { defaultDtxVersion } from './message/dtx-release.ts'
import { factsAbout } from './neighbours.ts'
import { fieldOfElement } from './reader/element-fields.ts'
import { eudamedRuleSet } from './rules/index.ts'

/**
 * The device as EUDAMED takes it: with its Basic UDI-DI the first time, as a further UDI-DI once that is
 * known there (decision D19).
 */
function write(document: AnyDocument, context: MessageContext): { service: string; xml: string } {
  const values = wellTyped(document)
  const basicUdiDiRegistered = context.facts.has('basic-udi-di-registered')
  const [entity] = messagesDue(values, { basicUdiDiRegistered })
  if (!entity) throw new Error('A device that is not registered has a message to be registered with')
  const message = {
    correlationID: context.correlationId,
    messageID: context.messageId,
    creationDateTime: context.createdAt,
    sender: { nodeActorCode: senderOf(values) },
    entities: [entity],
  }
  return { service: entity.service, xml: writeMessage(message, { version: defaultDtxVersion, indent: '  ' }) }
}

export const eu: MarketModule = {
  code: 'EU',
  form: euForm,
  ...submissionJudge(eudamedRuleSet),
  factsAbout,
  xml: {
    missing: (document) => missingElements(document as SubmissionDocument),
    write,
    fieldOf: fieldOfElement,
  },
}
