import { packTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import { isBlank } from '#core/dictionary/document.ts'
import type { SubmissionDocument, SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { deviceKindOf } from './legislation.ts'

export interface MissingElement {
  readonly field: SubmissionFieldId
  readonly message: string
}

type Needed = readonly (readonly [SubmissionFieldId, string])[]

/** What no message can be written without, with what to say when it is missing. */
const needed: Needed = [
  ['basicUdiDi', 'A Basic UDI-DI is needed: use the generator or enter the code.'],
  ['udiDi', 'A UDI-DI is needed: enter the code as issued.'],
  ['riskClass', 'A risk class is needed.'],
  ['emdnCode', 'An EMDN code is needed.'],
  ['deviceStatus', 'The status of the device on the EU market is needed.'],
  ['catalogueNumber', 'A reference or catalogue number is needed.'],
]

const neededOfDevice: Needed = [
  ['manufacturerSrn', 'The SRN of the manufacturer is needed, e.g. DE-MF-000012345.'],
]

const neededOfPack: Needed = [
  ['packProducerActorId', 'The actor id of the pack producer is needed, e.g. DE-PR-000012345.'],
  ['medicalPurpose', 'The medical purpose of the system or procedure pack is needed.'],
  ['multiComponentType', 'Whether it is a system or a procedure pack is needed.'],
]

/** What is missing before a message can be built at all; empty when it can. */
export function missingElements(document: SubmissionDocument): MissingElement[] {
  const kind = deviceKindOf(document)
  const missing = [...needed, ...(kind === 'PR' ? neededOfPack : neededOfDevice)]
    .filter(([field]) => isBlank(document[field]))
    .map(([field, message]) => ({ field, message }))
  if (isBlank(document.deviceName) && isBlank(document.modelNumber)) {
    missing.push({ field: 'deviceName', message: 'A device name or a model number is needed.' })
  }
  if (!isBlank(document.legislation) && kind === undefined) {
    missing.push({ field: 'legislation', message: 'This legislation is not known: choose one of the list.' })
  }
  if (!isBlank(document.riskClass) && !findRiskClass(document.riskClass ?? '')?.eudamed) {
    missing.push({ field: 'riskClass', message: 'EUDAMED does not know this risk class: choose another.' })
  }
  if (kind === 'PR' && !isBlank(document.multiComponentType) && !isPack(document)) {
    missing.push({ field: 'multiComponentType', message: 'Choose system or procedure pack.' })
  }
  return missing
}

function isPack({ multiComponentType }: SubmissionDocument): boolean {
  return packTypes.some(({ code }) => code === multiComponentType)
}
