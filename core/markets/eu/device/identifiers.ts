import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import type { IssuingEntityCode } from '#core/identifiers/issuing-entities.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import type { DiIdentifier } from '../message/common-di.ts'
import type { DeviceMarking } from '../message/udi-di.ts'
import { filled, text } from './values.ts'

/** The Basic UDI-DI with its issuing entity: the one stated, else the one the code shows. So do the others here. */
export function basicUdiDiOf(document: SubmissionDocument): DiIdentifier {
  const code = text(document.basicUdiDi)
  return identifier(code, filled(document.basicUdiDiIssuingEntity) ?? checkBasicUdiDi(code).scheme)
}

/** Of the device itself, not of a package. */
export function unitUdiDiOf(document: SubmissionDocument): DiIdentifier {
  return udiDiIdentifier(text(document.udiDi), document.udiDiIssuingEntity)
}

/** Any other identifier of the level of a UDI-DI; nothing without a code. */
export function optionalUdiDi(
  code: string | undefined,
  entity: string | undefined,
): DiIdentifier | undefined {
  const given = filled(code)
  return given === undefined ? undefined : udiDiIdentifier(given, entity)
}

/** A code on the level of a UDI-DI, given for certain. */
export function udiDiIdentifier(code: string, entity: string | undefined): DiIdentifier {
  return identifier(code, filled(entity) ?? checkUdiDi(code).scheme)
}

/** A directly marked device has no unit of use (BR-UDID-023), so the mark goes first. */
export function deviceMarkingOf(document: SubmissionDocument): DeviceMarking | undefined {
  const mark = optionalUdiDi(document.directMarkingDi, document.directMarkingDiIssuingEntity)
  if (mark) return { directMarkingDI: mark }
  const unit = optionalUdiDi(document.unitOfUseDi, document.unitOfUseDiIssuingEntity)
  return unit && { unitOfUseIdentifier: unit }
}

/** An issuing entity nobody stated and no code reveals is GS1's: the schema needs one, rules judge the code. */
function identifier(code: string, entity: string | null | undefined): DiIdentifier {
  return { DICode: code, issuingEntityCode: (entity ?? 'GS1') as IssuingEntityCode }
}
