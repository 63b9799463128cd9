import fc from 'fast-check'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { codeOf, digits, emdnCode, text } from '#tests/arbitraries/eudamed-values.ts'

/** Single values of submissions as a careful person fills them in. */

/** Most texts are ordinary: making others takes long, and a few in each submission do. */
const ordinary = fc.constantFrom('Example', 'Größe 5 µm – rot', 'A & B < C > "D"', 'line 1\nline 2', '日本')

/** Text somebody typed: not blank. Half the length, for characters that count twice in UTF-16. */
export const typed = (length: number) =>
  fc.oneof(
    { weight: 3, arbitrary: ordinary },
    { weight: 1, arbitrary: text(Math.floor(length / 2)).filter((written) => written.trim() !== '') },
  )

export const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

/** Parts of a submission as one; of what two of them say, the later counts. */
export const together = (
  ...parts: readonly fc.Arbitrary<SubmissionDocument>[]
): fc.Arbitrary<SubmissionDocument> =>
  fc.tuple(...parts).map((documents): SubmissionDocument => Object.assign({}, ...documents))

export const spoken = codeOf(languages.filter(({ code }) => code !== 'ANY'))

/** One text for each of some languages. */
export const translations = fc.uniqueArray(fc.record({ language: spoken, text: typed(2000) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ language }) => language,
})

/** Codes of the categories the nomenclature has, more detailed than a category. */
export const deviceEmdnCode = emdnCode.filter((code) => !/^[EIO]/.test(code))

export const notifiedBody = digits(4)

/** The last digit of a CAS number sums up the others, weighed 1, 2, 3 … from the right. */
export const casNumber = fc
  .tuple(fc.integer({ min: 10, max: 9_999_999 }), digits(2))
  .map(([head, middle]) => {
    const figures = [...`${head}${middle}`].reverse()
    const sum = figures.reduce((total, figure, place) => total + (place + 1) * Number(figure), 0)
    return `${head}-${middle}-${sum % 10}`
  })

/** The last digit of an EC number sums up the others, weighed 1 to 6; a remainder of ten is not given out. */
export const ecNumber = digits(6)
  .map((figures) => ({ figures, check: ecCheck(figures) }))
  .filter(({ check }) => check < 10)
  .map(({ figures, check }) => `${figures.slice(0, 3)}-${figures.slice(3)}-${check}`)

function ecCheck(figures: string): number {
  return [...figures].reduce((total, figure, place) => total + (place + 1) * Number(figure), 0) % 11
}
