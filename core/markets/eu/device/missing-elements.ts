import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import { isBlank } from '#core/dictionary/document.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { requirementReader } from '../../required.ts'
import { euRequirements } from '../required.ts'
import { deviceKindOf } from './legislation.ts'

export interface MissingElement {
  readonly field: SubmissionFieldId
  readonly message: string
}

/** What no message can be written without, with what to say when it is missing. */
const messages: Partial<Record<SubmissionFieldId, string>> = {
  basicUdiDi: 'A Basic UDI-DI is needed: use the generator or enter the code.',
  udiDi: 'A UDI-DI is needed: enter the code as issued.',
  riskClass: 'A risk class is needed.',
  emdnCode: 'An EMDN code is needed.',
  deviceStatus: 'The status of the device on the EU market is needed.',
  catalogueNumber: 'A reference or catalogue number is needed.',
  manufacturerSrn: 'The SRN of the manufacturer is needed, e.g. DE-MF-000012345.',
  packProducerActorId: 'The actor id of the pack producer is needed, e.g. DE-PR-000012345.',
  medicalPurpose: 'The medical purpose of the system or procedure pack is needed.',
  multiComponentType: 'The kind of pack is needed: a system or a procedure pack.',
  deviceName: 'A device name or a model number is needed.',
}
const fields = Object.keys(messages) as SubmissionFieldId[]

/** The rules decide when each of them is required. */
const requiredNow = requirementReader({
  regulatorFields: {},
  requirements: euRequirements.filter(({ each, field }) => each === undefined && field in messages),
})

/** EUDAMED publishes on no day that stands in the record: what it asks is the same on all. */
const anyDay = ''

/** What is missing before a message can be built at all; empty when it can. */
export function missingElements(document: SubmissionDocument): MissingElement[] {
  const kind = deviceKindOf(document)
  const open = new Set(requiredNow(document, anyDay).missing)
  const missing = fields
    .filter((field) => open.has(field))
    .map((field): MissingElement => ({ field, message: messages[field] ?? '' }))
  if (!isBlank(document.legislation) && kind === undefined) {
    missing.push({ field: 'legislation', message: 'This legislation is not known: choose one of the list.' })
  }
  if (!isBlank(document.riskClass) && !findRiskClass(document.riskClass ?? '')?.eudamed) {
    missing.push({ field: 'riskClass', message: 'EUDAMED does not know this risk class: choose another.' })
  }
  return missing
}
