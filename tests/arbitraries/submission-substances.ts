import fc from 'fast-check'
import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { cmrSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'
import { codeOf, double } from '#tests/arbitraries/eudamed-values.ts'
import { casNumber, ecNumber, sometimes, spoken, typed } from './submission-values.ts'

/** What a medical device is made of, and its sizes. */

/** INNs are told apart by their number; a name without an INN says its language. */
export const medicinalSubstances = fc
  .array(
    fc.record({
      fromHumanBlood: fc.boolean(),
      named: sometimes(fc.record({ name: typed(2000), language: spoken })),
    }),
    { maxLength: 3 },
  )
  .map((rows) => ({
    containsMedicinalSubstance: rows.some((row) => !row.fromHumanBlood),
    containsHumanBloodProduct: rows.some((row) => row.fromHumanBlood),
    medicinalSubstances: rows.map(({ fromHumanBlood, named }, index) => ({
      fromHumanBlood,
      ...(named ?? { inn: `substance ${index}` }),
    })),
  }))

/** A name with codes is in no language; a name alone says which. */
const coded = fc.oneof(
  fc.record({ name: typed(2000), casNumber, ecNumber: sometimes(ecNumber) }),
  fc.record({ name: typed(2000), ecNumber }),
  fc.record({ name: typed(2000), language: spoken }),
)

const cmr = fc
  .tuple(coded, codeOf(cmrSubstanceTypes))
  .map(([substance, category]) => ({ ...substance, category }))

export const hazardousSubstances = fc.record({
  cmrSubstances: fc.array(cmr, { maxLength: 2 }),
  endocrineSubstances: fc.array(coded, { maxLength: 2 }),
})

const measure = fc.oneof(
  fc.record({ precision: fc.constant('value'), value: double, unit: codeOf(clinicalSizeUnits) }),
  fc
    .uniqueArray(double, { minLength: 2, maxLength: 2 })
    .map((ends) => ends.toSorted((a, b) => a - b))
    .chain(([minimum, maximum]) =>
      fc.record({
        precision: fc.constant('range'),
        minimum: fc.constant(minimum),
        maximum: fc.constant(maximum),
        unit: codeOf(clinicalSizeUnits),
      }),
    ),
  fc.record({ precision: fc.constant('text'), text: typed(255) }),
)

/** Each sort of size once; "other" says what is measured, and in what. */
export const clinicalSizes = fc
  .uniqueArray(
    fc.record({
      sizeType: fc.oneof(codeOf(clinicalSizeTypes), fc.constant('CST999')),
      measure,
      description: typed(2000),
      language: spoken,
    }),
    { maxLength: 3, selector: ({ sizeType }) => sizeType },
  )
  .map((rows) => ({
    clinicalSizes: rows.map(({ sizeType, measure: measured, description, language }) => {
      const otherSize = sizeType === 'CST999'
      const otherUnit = 'unit' in measured && measured.unit === 'MU999'
      return {
        sizeType,
        ...measured,
        description: otherSize ? description : undefined,
        unitDescription: otherUnit ? description : undefined,
        language: otherSize || otherUnit ? language : undefined,
      }
    }),
  }))
