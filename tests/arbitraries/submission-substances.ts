import fc from 'fast-check'
import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { cmrSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'
import { codeOf, double } from '#tests/arbitraries/eudamed-values.ts'
import { casNumber, ecNumber, sometimes, spoken, typed } from './submission-values.ts'

/** What a medical device is made of, and its sizes. */

/** One name in each of some languages. */
const names = fc.uniqueArray(fc.record({ name: typed(2000), language: spoken }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ language }) => language,
})

/** Rows of substances: those of one with several names have its figure, wherever they stand. */
const tableOf = <R extends object>(substances: fc.Arbitrary<readonly (readonly R[])[]>) =>
  fc.tuple(substances, fc.boolean()).chain(([all, figured]) => {
    const rows = all.flatMap((said, index) =>
      said.map((row) => ({ ...row, substance: figured || said.length > 1 ? 9 - index : undefined })),
    )
    return fc.shuffledSubarray(rows, { minLength: rows.length })
  })

/** INNs are told apart by their number; a name without an INN says its language, beside one it may. */
const medicinal = fc
  .array(fc.record({ fromHumanBlood: fc.boolean(), hasInn: fc.boolean(), named: sometimes(names) }), {
    maxLength: 3,
  })
  .map((substances) =>
    substances.map(({ fromHumanBlood, hasInn, named }, index) => {
      const inn = hasInn || !named ? `substance ${index}` : undefined
      return (named ?? [{}]).map((name) => ({ fromHumanBlood, inn, ...name }))
    }),
  )

export const medicinalSubstances = tableOf(medicinal).map((rows) => ({
  containsMedicinalSubstance: rows.some((row) => !row.fromHumanBlood),
  containsHumanBloodProduct: rows.some((row) => row.fromHumanBlood),
  medicinalSubstances: rows,
}))

interface Row {
  readonly name: string
  readonly language?: string
  readonly casNumber?: string | undefined
  readonly ecNumber?: string | undefined
}

/** A name with codes is the only one and in no language; names alone say theirs. */
const coded: fc.Arbitrary<readonly Row[]> = fc.oneof(
  fc.record({ name: typed(2000), casNumber, ecNumber: sometimes(ecNumber) }).map((row) => [row]),
  fc.record({ name: typed(2000), ecNumber }).map((row) => [row]),
  names,
)

const cmr = fc
  .tuple(coded, codeOf(cmrSubstanceTypes))
  .map(([rows, category]) => rows.map((row) => ({ ...row, category })))

export const hazardousSubstances = fc.record({
  cmrSubstances: tableOf(fc.array(cmr, { maxLength: 2 })),
  endocrineSubstances: tableOf(fc.array(coded, { maxLength: 2 })),
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
