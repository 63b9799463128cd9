import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { FactName } from '#core/rules/condition.ts'
import type { Neighbours } from '../market.ts'
import { changesByLevel } from './change/changes-by-level.ts'
import { type Legislation, legislationOf } from './device/legislation.ts'
import { missingElements } from './device/missing-elements.ts'
import { wellTyped } from './device/well-typed.ts'
import { differencesOfLinked } from './rules/link-check.ts'

const directives: readonly (Legislation | undefined)[] = ['MDD', 'AIMDD', 'IVDD']

const isLegacy = (document: SubmissionDocument): boolean => directives.includes(legislationOf(document))

const sameMaker = (one: SubmissionDocument, other: SubmissionDocument): boolean =>
  one.manufacturerSrn === other.manufacturerSrn

/**
 * What other submissions mean for one. A UDI-DI may belong to one device under a regulation and one legacy
 * device (BR-UDID-003); a reference number is doubted within one manufacturer (BR-UDID-681).
 */
export function factsAbout(given: AnyDocument, neighbours: Neighbours): FactName[] {
  const document: SubmissionDocument = given
  const related = neighbours.related as SubmissionDocument | undefined
  const facts: readonly (readonly [FactName, boolean])[] = [
    ['udi-di-taken', neighbours.sameUdiDi.some((other) => isLegacy(other) === isLegacy(document))],
    ['reference-number-taken', neighbours.sameReference.some((other) => sameMaker(document, other))],
    ['related-device-of-another-manufacturer', related !== undefined && !sameMaker(document, related)],
    ['related-device-differs', related !== undefined && differencesOfLinked(document, related).length > 0],
  ]
  const differing = differencesWithin(document, neighbours.sameBasicUdiDi)
  return [
    ...facts.filter(([, holds]) => holds).map(([name]) => name),
    ...differing.map((field): FactName => `basic-udi-di-differs.${field}`),
  ]
}

/** Where devices with one Basic UDI-DI differ in what EUDAMED keeps once; told when nothing is missing any more. */
function differencesWithin(document: SubmissionDocument, others: readonly SubmissionDocument[]) {
  const whole = [document, ...others].filter((one) => missingElements(wellTyped(one)).length === 0)
  if (whole[0] !== document) return []
  return [...new Set(whole.slice(1).flatMap((other) => changesByLevel(other, document)['basic-udi']))]
}
