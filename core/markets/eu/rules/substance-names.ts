import { not, repeats } from '#core/rules/condition-builders.ts'

/** A substance in several languages is a row for each name, all with its figure. */

export const onceInItsLanguage = not(repeats('substance', 'language'))

export const languageAgain =
  'There is a row of this substance for this language already. Keep one for each language.'

export const contradiction = (what: string): string =>
  `The row has the figure of another substance, which has another ${what}. Make them agree, or give this one a figure of its own.`
