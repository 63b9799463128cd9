import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { registered } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  fact,
  inDocument,
  matches,
  not,
  oneOf,
  present,
  repeats,
} from '#core/rules/condition-builders.ts'
import type { Requirement } from '#core/rules/requirement.ts'
import {
  ofAimdd,
  ofDevice,
  ofIvdd,
  ofLegacy,
  ofMdd,
  ofMdr,
  ofMedical,
  ofPack,
  ofRegulation,
} from './scope.ts'

/** Requirements for the columns of tables. */

/** "Any language" is for trade names only. */
const inOneLanguage = allOf(present('language'), not(equals('language', 'ANY')))

const texts: readonly Requirement[] = [
  { id: 'BR-UDID-070', each: 'tradeNames', field: 'language' },
  { id: 'FLD-UDID-176', each: 'tradeNames', field: 'text' },
  { id: 'BR-DTX-UDID-090', each: 'additionalDescription', field: 'language', must: inOneLanguage },
  { id: 'FLD-UDID-175', each: 'additionalDescription', field: 'text' },
  { id: 'FLD-UDID-260.1', each: 'medicalPurpose', field: 'text', when: ofPack },
  {
    id: 'BR-DTX-UDID-090.1',
    each: 'medicalPurpose',
    field: 'language',
    when: ofPack,
    must: inOneLanguage,
  },
]

/** A row with a certificate of the directive the device is registered under. */
export const ofOwnDirective = anyOf(
  allOf(inDocument(ofMdd), matches('certificateType', 'MDD_.*')),
  allOf(inDocument(ofAimdd), matches('certificateType', 'AIMDD_.*')),
  allOf(inDocument(ofIvdd), matches('certificateType', 'IVDD_.*')),
)

const certificates: readonly Requirement[] = [
  { id: 'FLD-UDID-60', each: 'certificates', field: 'certificateType', when: ofDevice },
  { id: 'FLD-UDID-63', each: 'certificates', field: 'notifiedBody', when: ofDevice },
  {
    id: 'BR-UDID-113.2',
    each: 'certificates',
    field: 'certificateNumber',
    when: ofLegacy,
    where: ofOwnDirective,
  },
  { id: 'BR-UDID-113.3', each: 'certificates', field: 'expiryDate', when: ofLegacy, where: ofOwnDirective },
]

const isText = equals('precision', 'text')
const isMeasured = oneOf('precision', ['value', 'range'])
const isRange = equals('precision', 'range')
const sized = { each: 'clinicalSizes', when: ofMedical }

const sizes: readonly Requirement[] = [
  { ...sized, id: 'FLD-UDID-190', field: 'sizeType' },
  { ...sized, id: 'FLD-UDID-191', field: 'precision' },
  { ...sized, id: 'BR-UDID-075.1', field: 'value', where: equals('precision', 'value') },
  { ...sized, id: 'BR-UDID-075.2', field: 'text', where: isText },
  { ...sized, id: 'BR-UDID-076', field: 'unit', where: isMeasured },
  { ...sized, id: 'BR-UDID-077.1', field: 'minimum', where: isRange },
  { ...sized, id: 'BR-UDID-077.2', field: 'maximum', where: isRange },
  { ...sized, id: 'BR-UDID-722.1', field: 'description', where: equals('sizeType', 'CST999') },
  {
    ...sized,
    id: 'BR-UDID-722.2',
    field: 'unitDescription',
    where: allOf(not(isText), equals('unit', 'MU999')),
  },
  {
    ...sized,
    id: 'BR-UDID-722.3',
    field: 'language',
    where: anyOf(present('description'), allOf(not(isText), present('unitDescription'))),
    must: inOneLanguage,
  },
]

interface Coded {
  readonly each: string
  /** The column with the code. */
  readonly code: string
  readonly codes: readonly { readonly code: string; readonly comment?: string }[]
  /** The code for anything that has none of its own. */
  readonly other: string
  readonly ids: readonly [code: string, text: string, language: string]
}

/** A code, with a text where the code asks for one; what has no code of its own is described in one language. */
const codedRows = ({ each, code, codes, other, ids }: Coded): readonly Requirement[] => {
  const withText = codes.filter(({ comment }) => comment !== undefined).map((one) => one.code)
  const isOther = allOf(equals(code, other), present('text'))
  return [
    { id: ids[0], each, field: code },
    { id: ids[1], each, field: 'text', where: oneOf(code, withText) },
    { id: ids[2], each, field: 'language', where: isOther, must: inOneLanguage },
  ]
}

const conditionsAndWarnings: readonly Requirement[] = [
  ...codedRows({
    ...{ each: 'storageHandlingConditions', code: 'condition', codes: storageHandlingConditions },
    ...{ other: 'SHC099', ids: ['FLD-UDID-211', 'BR-UDID-028', 'BR-DTX-UDI-077.1'] },
  }),
  ...codedRows({
    ...{ each: 'criticalWarnings', code: 'warning', codes: criticalWarnings },
    ...{ other: 'CW999', ids: ['FLD-UDID-212', 'BR-UDID-030', 'BR-DTX-UDI-078.1'] },
  }),
]

/** The row repeats the substance of an earlier one under another name. */
export const isFurtherName = allOf(present('substance'), repeats('substance'))

const named = { field: 'name', when: ofMdr }
/** A substance identified by its name alone. */
const withoutNumber = allOf(present('name'), absent('casNumber'), absent('ecNumber'))
const inWords = {
  field: 'language',
  when: allOf(ofMdr, not(fact(registered))),
  where: withoutNumber,
  must: inOneLanguage,
}

const substances: readonly Requirement[] = [
  {
    id: 'BR-UDID-041',
    each: 'medicinalSubstances',
    field: 'inn',
    when: ofMedical,
    must: anyOf(present('inn'), present('name')),
  },
  {
    id: 'BR-DTX-UDID-091.2',
    each: 'medicinalSubstances',
    field: 'language',
    when: ofMedical,
    where: allOf(present('name'), absent('inn')),
    must: inOneLanguage,
  },
  {
    id: 'BR-UDID-041.2',
    each: 'medicinalSubstances',
    field: 'name',
    when: ofMedical,
    where: allOf(isFurtherName, present('inn')),
  },
  { id: 'FLD-UDID-200', each: 'cmrSubstances', field: 'category', when: ofMdr },
  { id: 'BR-UDID-025.1', each: 'cmrSubstances', ...named },
  { id: 'BR-UDID-025.2', each: 'cmrSubstances', ...inWords },
  { id: 'BR-UDID-027.1', each: 'endocrineSubstances', ...named },
  { id: 'BR-UDID-027.2', each: 'endocrineSubstances', ...inWords },
]

const others: readonly Requirement[] = [
  { id: 'BR-UDID-098.1', each: 'clinicalInvestigations', field: 'reference', when: ofDevice },
  { id: 'FLD-UDID-252', each: 'marketAvailability', field: 'country', when: ofDevice },
  { id: 'FLD-UDID-120', each: 'packages', field: 'packageDi', when: ofRegulation },
  { id: 'FLD-UDID-121', each: 'packages', field: 'quantity', when: ofRegulation },
]

export const requiredColumns: readonly Requirement[] = [
  ...texts,
  ...certificates,
  ...sizes,
  ...conditionsAndWarnings,
  ...substances,
  ...others,
]
