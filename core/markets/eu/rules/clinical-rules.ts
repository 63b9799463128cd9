import { absent, allOf, anyOf, equals, not, present, repeats } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { ofDevice, ofMedical } from '../scope.ts'
import { businessRules, dataDictionary, schemaSet } from './sources.ts'

const isOtherSize = equals('sizeType', 'CST999')
const measure = ['sizeType', 'precision', 'value', 'minimum', 'maximum', 'unit', 'text']

const length = { sizeType: 'CST19', precision: 'value', value: 12, unit: 'MU50' }
const range = { sizeType: 'CST19', precision: 'range', minimum: 10, maximum: 12, unit: 'MU50' }
const other = { ...length, sizeType: 'CST999', description: 'Loop', language: 'EN' }
type Row = Readonly<Record<string, string | number | undefined>>

interface GivenAs {
  readonly precision: string
  readonly others: string
  /** The columns it has no use for, each with a value for the examples. */
  readonly unused: Row
}

/** What was typed before "Given as" was changed stays in its row. */
const givenAs: readonly GivenAs[] = [
  { precision: 'value', others: 'a minimum, maximum or text', unused: { minimum: 1, maximum: 2, text: 'S' } },
  { precision: 'range', others: 'a value or text', unused: { value: 12, text: 'S' } },
  {
    precision: 'text',
    others: 'a value, minimum, maximum or unit',
    unused: { value: 12, minimum: 1, maximum: 2, unit: 'MU50', unitDescription: 'Loops' },
  },
]
const given: Readonly<Record<string, Row>> = {
  value: length,
  range,
  text: { sizeType: 'CST19', precision: 'text', text: 'L' },
}
const sizes = (...clinicalSizes: readonly Row[]) => ({ document: { riskClass: 'class-iia', clinicalSizes } })

const sized = { severity: 'error', each: 'clinicalSizes', when: ofMedical } as const

const clinicalSizeRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-190'),
    message: 'The type of size is missing. Choose what is measured, or remove the row.',
    source: `${dataDictionary('FLD-UDID-190')}; BR-UDID-075`,
    accepts: sizes(length),
    rejects: sizes({ ...length, sizeType: undefined }),
  },
  {
    ...required('FLD-UDID-191'),
    message: 'Choose whether the size is given as a value, a range or a text.',
    source: `${dataDictionary('FLD-UDID-191')}; BR-UDID-075`,
    accepts: sizes(length),
    rejects: sizes({ ...length, precision: undefined }),
  },
  {
    ...required('BR-UDID-075.1'),
    message: 'The value of the size is missing.',
    source: businessRules('BR-UDID-075'),
    accepts: sizes(length),
    rejects: sizes({ ...length, value: undefined }),
  },
  {
    ...required('BR-UDID-075.2'),
    message: 'The text of the size is missing.',
    source: businessRules('BR-UDID-075'),
    accepts: sizes({ sizeType: 'CST27', precision: 'text', text: 'XL' }),
    rejects: sizes({ sizeType: 'CST27', precision: 'text' }),
  },
  ...givenAs.map(({ precision, others, unused }, index): Rule => {
    const columns = Object.keys(unused)
    return {
      ...sized,
      id: `FLD-UDID-191.${index + 1}`,
      severity: 'warning',
      field: 'precision',
      where: equals('precision', precision),
      must: allOf(...columns.map(absent)),
      message: `The size is given as a ${precision}, so ${others} beside it is not sent. Clear it, or choose another way in which the size is given.`,
      source: `${dataDictionary('FLD-UDID-191')}; ${schemaSet('ClinicalSizeType')}`,
      accepts: sizes({ ...given[precision] }),
      rejects: sizes({ ...given[precision], ...unused }),
    }
  }),
  {
    ...sized,
    id: 'BR-UDID-075.3',
    field: 'sizeType',
    // The same size again is another language of its description, "other" another size.
    where: allOf(present('sizeType'), not(isOtherSize), not(repeats(...measure))),
    must: not(repeats('sizeType')),
    message: 'This size already has another value. Keep one value for each size, or enter a range.',
    source: businessRules('BR-UDID-075'),
    accepts: sizes(length, { ...length, sizeType: 'CST33' }),
    rejects: sizes(length, range),
  },
  {
    ...required('BR-UDID-076'),
    message: 'The unit of the size is missing; a value and a range need it.',
    source: businessRules('BR-UDID-076'),
    accepts: sizes(length),
    rejects: sizes({ ...range, unit: undefined }),
  },
  ...(['minimum', 'maximum'] as const).map(
    (field, index): Rule => ({
      ...required(`BR-UDID-077.${index + 1}`),
      message: `The ${field} of the range is missing; a range has both ends.`,
      source: businessRules('BR-UDID-077'),
      accepts: sizes(range),
      rejects: sizes({ ...range, [field]: undefined }),
    }),
  ),
  {
    ...sized,
    id: 'BR-UDID-077.3',
    severity: 'warning',
    field: 'maximum',
    where: allOf(equals('precision', 'range'), present('minimum'), present('maximum')),
    must: { op: 'at-most', field: 'minimum', other: 'maximum' },
    message: 'The end of the range is below its beginning. Swap the two values.',
    source: businessRules('BR-UDID-077'),
    accepts: sizes(range),
    rejects: sizes({ ...range, minimum: 13 }),
  },
  {
    ...required('BR-UDID-722.1'),
    message: 'For the size "Other", say what is measured.',
    source: businessRules('BR-UDID-722'),
    accepts: sizes(other),
    rejects: sizes({ ...other, description: undefined }),
  },
  {
    ...required('BR-UDID-722.2'),
    message: 'For the unit "Other", say what it is.',
    source: businessRules('BR-UDID-722'),
    accepts: sizes({ ...length, unit: 'MU999', unitDescription: 'Loops', language: 'EN' }),
    rejects: sizes({ ...length, unit: 'MU999', language: 'EN' }),
  },
  {
    ...required('BR-UDID-722.3'),
    message:
      'Choose the language in which the size and its unit are described; "Any language" is not accepted here.',
    source: businessRules('BR-UDID-722'),
    accepts: sizes(other),
    rejects: sizes({ ...other, language: 'ANY' }),
  },
  {
    ...sized,
    id: 'BR-UDID-722.4',
    field: 'language',
    where: present('sizeType'),
    must: anyOf(
      not(repeats(...measure, 'language')),
      // Two sizes that are "other" may measure alike: what is measured tells them apart.
      allOf(isOtherSize, not(repeats(...measure, 'language', 'description', 'unitDescription'))),
    ),
    message: 'This size is listed already, in the same language. Keep one row for each language.',
    source: businessRules('BR-UDID-722'),
    accepts: sizes(
      other,
      { ...other, description: 'Schlinge', language: 'DE' },
      { ...other, description: 'Stem' },
    ),
    rejects: sizes(other, other),
  },
]

const study = { reference: 'CIV-25-01-000001' }
const investigated = { each: 'clinicalInvestigations', when: ofDevice } as const

const investigationRules: readonly Rule[] = [
  {
    ...required('BR-UDID-098.1'),
    message: 'The reference number of the clinical investigation is missing. Enter it or remove the row.',
    source: businessRules('BR-UDID-098'),
    accepts: { document: { clinicalInvestigations: [study] } },
    rejects: { document: { clinicalInvestigations: [{ nonEuCountry: 'US' }] } },
  },
  {
    ...investigated,
    id: 'BR-UDID-098.2',
    severity: 'warning',
    field: 'reference',
    where: present('reference'),
    must: not(repeats('reference', 'nonEuCountry')),
    message: 'This investigation is listed already with the same country. Keep one row for each country.',
    source: businessRules('BR-UDID-098'),
    accepts: {
      document: {
        clinicalInvestigations: [
          { ...study, nonEuCountry: 'US' },
          { ...study, nonEuCountry: 'JP' },
        ],
      },
    },
    rejects: { document: { clinicalInvestigations: [study, study] } },
  },
]

/** Sizes that matter for the choice of the device, and the investigations it went through. */
export const clinicalRules: readonly Rule[] = [...clinicalSizeRules, ...investigationRules]
