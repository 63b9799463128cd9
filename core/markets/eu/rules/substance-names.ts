import { not, repeats } from '#core/rules/condition-builders.ts'

/** A substance in several languages is a row for each name, all with its figure. */

export const onceInItsLanguage = not(repeats('substance', 'language'))

export const languageAgain =
  'This substance already has a row in this language. Keep one row for each language.'

export const contradiction = (what: string): string =>
  `This row has the same number as another substance with a different ${what}. Make them agree, or give this substance its own number.`
