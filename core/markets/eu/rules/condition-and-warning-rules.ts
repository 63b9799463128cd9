import { type Condition, registered } from '#core/rules/condition.ts'
import { absent, allOf, anyOf, equals, fact, not, present, repeats } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { businessRules, dataDictionary } from './sources.ts'

/** Several entries with one code are told apart by their figure; without one it is the first (decision D37). */
const again = (...columns: readonly string[]): Condition => ({
  op: 'repeats',
  columns: [...columns, 'other'],
  blanks: { other: '1' },
})

interface Listed {
  readonly table: string
  readonly column: string
  readonly what: string
  /** "Other", which is told in a text per language. */
  readonly other: string
  /** One that stands by itself, for the examples. */
  readonly plain: string
  readonly typeField: string
  readonly textRule: string
  readonly languageRule: string
}

const listed: readonly Listed[] = [
  {
    table: 'storageHandlingConditions',
    column: 'condition',
    what: 'storage or handling condition',
    other: 'SHC099',
    plain: 'SHC005',
    typeField: 'FLD-UDID-211',
    textRule: 'BR-UDID-028',
    languageRule: 'BR-DTX-UDI-077',
  },
  {
    table: 'criticalWarnings',
    column: 'warning',
    what: 'warning',
    other: 'CW999',
    plain: 'CW001',
    typeField: 'FLD-UDID-212',
    textRule: 'BR-UDID-030',
    languageRule: 'BR-DTX-UDI-078',
  },
]

/** Storage conditions and critical warnings: a code of a list each, with a text where the code asks for one. */
export const conditionAndWarningRules: readonly Rule[] = listed.flatMap(
  ({ table, column, what, other, plain, typeField, textRule, languageRule }): Rule[] => {
    const document = (...rows: readonly Readonly<Record<string, string | number>>[]) => ({
      document: { [table]: rows },
    })
    const isOther = equals(column, other)
    const otherIn = (language: string) => ({ [column]: other, text: 'Keep upright', language })
    const shared = { severity: 'error', each: table } as const
    return [
      {
        ...required(typeField),
        message: `The ${what} is missing. Choose it or remove the row.`,
        source: dataDictionary(typeField),
        accepts: document({ [column]: plain }),
        rejects: document({ text: 'Keep upright' }),
      },
      {
        ...required(textRule),
        message: `This ${what} needs its value or text. Enter it as it stands on the label.`,
        source: businessRules(textRule),
        accepts: document(otherIn('EN')),
        rejects: document({ [column]: other, language: 'EN' }),
      },
      {
        ...required(`${languageRule}.1`),
        message: `The text of the ${what} "Other" needs its language, and not "Any language".`,
        source: businessRules(`${textRule} and ${languageRule}`),
        accepts: document(otherIn('EN')),
        rejects: document(otherIn('ANY')),
      },
      {
        ...shared,
        id: `${languageRule}.2`,
        field: 'language',
        where: allOf(present(column), not(isOther), present('text')),
        must: anyOf(absent('language'), equals('language', 'ANY')),
        message: `Only the text of the ${what} "Other" has a language. Leave it empty here, or choose "Any language".`,
        source: businessRules(languageRule),
        accepts: document({ [column]: plain, text: '5 to 25 °C' }),
        rejects: document({ [column]: plain, text: '5 to 25 °C', language: 'EN' }),
      },
      {
        ...shared,
        id: `${languageRule}.3`,
        field: column,
        where: allOf(present(column), not(isOther)),
        // Several are allowed, each with one comment (BR-UDID-028): two temperature ranges, told apart by their entry number
        // (decision D37). What EUDAMED has already may say the same twice (decision D36).
        must: allOf(not(again(column)), anyOf(fact(registered), not(repeats(column, 'text')))),
        message: `This ${what} is listed already. Keep one row; a second one with another value has an "Entry no." of its own (2, 3, …).`,
        source: businessRules(`${textRule} and ${languageRule}`),
        accepts: document(
          { [column]: plain, text: 'Unopened' },
          { [column]: plain, text: 'Once opened', other: 2 },
        ),
        rejects: document({ [column]: plain }, { [column]: plain }),
      },
      {
        ...shared,
        id: `${languageRule}.4`,
        field: 'language',
        where: isOther,
        must: not(again(column, 'language')),
        message: `There is a text of this ${what} "Other" in this language already. Keep one text for each language; a text of another "Other" has an entry number of its own (2, 3, …).`,
        source: businessRules(`${languageRule} and BR-DTX-UDID-091`),
        accepts: document(otherIn('EN'), otherIn('DE'), { ...otherIn('EN'), other: 2 }),
        rejects: document(otherIn('EN'), { ...otherIn('EN'), other: 1 }),
      },
    ]
  },
)
