import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { rowsOf, textOf } from '#core/rules/values.ts'
import { udiDiTaken } from '../market-parts.ts'
import type { NeighbourAnswers, NeighbourQuestion } from '../neighbours.ts'
import { changesByLevel } from './change/changes-by-level.ts'
import { type Legislation, legislationOf } from './device/legislation.ts'
import { missingElements } from './device/missing-elements.ts'
import { normaliseValues } from './device/normalise-values.ts'
import { differencesOfLinked } from './rules/link-check.ts'

const directives: readonly (Legislation | undefined)[] = ['MDD', 'AIMDD', 'IVDD']

const isLegacy = (document: SubmissionDocument): boolean => directives.includes(legislationOf(document))

const sameMaker = (one: SubmissionDocument, other: SubmissionDocument): boolean =>
  one.manufacturerSrn === other.manufacturerSrn

/** What EUDAMED's rules have to know of other submissions. */
export const questions = [
  { name: 'sameUdiDi', field: 'udiDi', isDi: true, ofAnyDevice: true },
  // A draft nobody goes on with keeps no other from being right.
  { name: 'sameBasicUdiDi', field: 'basicUdiDi', only: 'found-valid' },
  // Devices and packages share one room of codes (BR-UDID-003).
  { name: 'packageIsDevice', field: 'packages', isDi: true, column: 'packageDi', in: 'udiDi' },
  {
    name: 'samePackage',
    field: 'packages',
    isDi: true,
    column: 'packageDi',
    in: 'packages',
    inColumn: 'packageDi',
  },
  { name: 'deviceIsPackage', field: 'udiDi', isDi: true, in: 'packages', inColumn: 'packageDi', atMost: 1 },
  { name: 'sameSecondary', field: 'secondaryUdiDi', isDi: true },
  { name: 'secondaryIsDevice', field: 'secondaryUdiDi', isDi: true, in: 'udiDi', atMost: 1 },
  {
    name: 'secondaryIsPackage',
    field: 'secondaryUdiDi',
    isDi: true,
    in: 'packages',
    inColumn: 'packageDi',
    atMost: 1,
  },
  // Short numbers are in use by more of the other manufacturers than are looked at.
  { name: 'sameReference', field: 'catalogueNumber', alike: ['manufacturerSrn'] },
  { name: 'related', field: 'relatedDeviceDi', isDi: true, in: 'udiDi', ofAnyDevice: true, atMost: 1 },
  { name: 'registered', field: 'basicUdiDi', ofAnyDevice: true, only: 'left-the-hub', atMost: 1 },
] as const satisfies readonly NeighbourQuestion[]

/**
 * What other submissions mean for one. A UDI-DI may belong to one device under a regulation and one legacy
 * device (BR-UDID-003); a reference number is doubted within one manufacturer (BR-UDID-681); a Basic UDI-DI that
 * EUDAMED has from another submission is not sent again (decision D19).
 */
export function factsAbout(given: AnyDocument, answers: NeighbourAnswers): string[] {
  const document: SubmissionDocument = given
  const { sameUdiDi = [], sameBasicUdiDi = [], sameReference = [], registered = [] } = answers
  const related: SubmissionDocument | undefined = answers.related?.[0]
  const facts: readonly (readonly [string, boolean])[] = [
    ['reference-number-taken', sameReference.some((other) => sameMaker(document, other))],
    ['related-device-of-another-manufacturer', related !== undefined && !sameMaker(document, related)],
    ['related-device-differs', related !== undefined && differencesOfLinked(document, related).length > 0],
    ['basic-udi-di-registered', registered.length > 0],
    ['secondary-di-taken', isSecondaryTaken(document, answers)],
    ['udi-di-of-a-package', (answers.deviceIsPackage ?? []).length > 0],
  ]
  const differing = differencesWithin(document, sameBasicUdiDi)
  return [
    ...udiDiTaken(sameUdiDi.filter((other) => isLegacy(other) === isLegacy(document)).slice(0, 3)),
    ...facts.filter(([, holds]) => holds).map(([name]) => name),
    ...differing.map((field) => `basic-udi-di-differs.${field}`),
    ...packagesTaken(given, answers).map((code) => `package-di-taken.${code}`),
  ]
}

/** Whether the secondary UDI-DI names another device or package; the device under the other law has the same one. */
function isSecondaryTaken(document: SubmissionDocument, answers: NeighbourAnswers): boolean {
  const { sameSecondary = [], secondaryIsDevice = [], secondaryIsPackage = [] } = answers
  const ofOthers = sameSecondary.filter(({ udiDi }) => diKey(udiDi) !== diKey(document.udiDi))
  return [...ofOthers, ...secondaryIsDevice, ...secondaryIsPackage].length > 0
}

/** The packages whose code another device, or a package of another, has as well. */
function packagesTaken(document: AnyDocument, answers: NeighbourAnswers): string[] {
  const { packageIsDevice = [], samePackage = [] } = answers
  const others = [...packageIsDevice, ...samePackage]
  const taken = new Set(
    others.flatMap((other) => [textOf(other, 'udiDi'), ...packageCodes(other)].map(diKey)),
  )
  return [...new Set(packageCodes(document))].filter((code) => code !== '' && taken.has(diKey(code)))
}

const packageCodes = (document: AnyDocument): string[] =>
  rowsOf(document, 'packages').map((row) => textOf(row, 'packageDi'))

/** Where devices with one Basic UDI-DI differ in what EUDAMED keeps once; told when nothing is missing any more. */
function differencesWithin(document: SubmissionDocument, others: readonly SubmissionDocument[]) {
  const whole = [document, ...others].filter((one) => missingElements(normaliseValues(one)).length === 0)
  if (whole[0] !== document) return []
  return [...new Set(whole.slice(1).flatMap((other) => changesByLevel(other, document)['basic-udi']))]
}
