import { moreSynonyms } from './more-synonyms.ts'
import { neutralWords } from './neutral-words.ts'
import { stemsOf, vocabularyOf } from './terms.ts'
import { understand as understandBy, type Understood } from './understand.ts'
import { fillers, synonyms } from './word-table.ts'

/** The vocabulary of whoever answers: on the server only, since the browser has no use for so many words. */
export const vocabulary = vocabularyOf(`${synonyms.trim()}\n${moreSynonyms.trim()}`, `${fillers} ${neutralWords}`)

export const { termsOf, termsOfTable, knownStems } = vocabulary
export { stemsOf }

export const understand = (
  written: string,
  reading: { readonly names?: readonly string[]; readonly today?: string | null } = {},
): Understood => understandBy(written, { ...reading, vocabulary })
