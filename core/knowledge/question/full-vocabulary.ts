import { moreSynonyms } from './more-synonyms.ts'
import { neutralWords } from './neutral-words.ts'
import { inFullWords } from './full-words.ts'
import { namesMemberState, withoutMemberStates } from './other-places.ts'
import { stemsOf, vocabularyOf } from './terms.ts'
import { understand as understandBy, type Understood } from './understand.ts'
import { fillers, synonyms } from './word-table.ts'

/** The vocabulary of whoever answers: on the server only, since the browser has no use for so many words. */
export const vocabulary = vocabularyOf(`${synonyms.trim()}\n${moreSynonyms.trim()}`, `${fillers} ${neutralWords}`)

export const { termsOf, termsOfTable, knownStems } = vocabulary
export { stemsOf }

/** Said where only a member state of the EU was named: its own authority and law are not known here. */
export const memberState = 'of-member-state'

export function understand(
  written: string,
  reading: { readonly names?: readonly string[]; readonly today?: string | null } = {},
): Understood {
  const isOfState = namesMemberState(written)
  const text = inFullWords(isOfState ? withoutMemberStates(written) : written)
  const understood = understandBy(text, { ...reading, vocabulary })
  if (!isOfState || understood.markets.length > 0) return understood
  return { ...understood, markets: ['EU'], terms: new Set([...understood.terms, memberState]) }
}
