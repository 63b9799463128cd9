import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { submissionJudge } from '#core/rules/submission-judge.ts'
import type { MarketModule, MessageContext } from '../market.ts'
import { writeMessage } from './eudamed-writer.ts'
import { euForm } from './form.ts'
import { mdrDeviceOf, missingElements } from './mdr-device.ts'
import { defaultDtxVersion } from './message/dtx-release.ts'
import { mdrDevicePost } from './message/mdr-device-post.ts'
import { mdrUdiDiPost } from './message/mdr-udi-di-post.ts'
import { eudamedRuleSet } from './rules/index.ts'

/**
 * The device as EUDAMED takes it: with its Basic UDI-DI the first time, as a further UDI-DI once that is
 * known there (decision D19).
 */
function write(document: AnyDocument, context: MessageContext): { service: string; xml: string } {
  const values = document as SubmissionDocument
  const device = mdrDeviceOf(values)
  const entity = context.facts.has('basic-udi-di-registered')
    ? mdrUdiDiPost(device.MDRUDIDIData)
    : mdrDevicePost(device)
  const message = {
    correlationID: context.correlationId,
    messageID: context.messageId,
    creationDateTime: context.createdAt,
    sender: { nodeActorCode: values.manufacturerSrn ?? '' },
    entities: [entity],
  }
  return { service: entity.service, xml: writeMessage(message, { version: defaultDtxVersion, indent: '  ' }) }
}

export const eu: MarketModule = {
  code: 'EU',
  form: euForm,
  ...submissionJudge(eudamedRuleSet),
  xml: { missing: (document) => missingElements(document as SubmissionDocument), write },
}
