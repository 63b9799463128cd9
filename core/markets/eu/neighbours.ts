import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { FactName } from '#core/rules/condition.ts'
import type { Neighbours } from '../market.ts'
import { type Legislation, legislationOf } from './device/legislation.ts'
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
  return facts.filter(([, holds]) => holds).map(([name]) => name)
}
