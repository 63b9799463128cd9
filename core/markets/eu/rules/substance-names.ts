import { allOf, not, present, repeats } from '#core/rules/condition-builders.ts'

/** A substance in several languages is a row for each name, all with its figure. */

/** The row names the substance of an earlier one once more. */
export const isFurtherName = allOf(present('substance'), repeats('substance'))

export const onceInItsLanguage = not(repeats('substance', 'language'))

export const languageAgain =
  'There is a row of this substance for this language already. Keep one for each language.'

export const contradiction = (what: string): string =>
  `The row has the figure of another substance, which has another ${what}. Make them agree, or give this one a figure of its own.`
