import { inCountries } from './cities.ts'
import { inFullWords } from './full-words.ts'
import { moreSynonyms } from './more-synonyms.ts'
import { neutralWords } from './neutral-words.ts'
import { namesMemberState, withoutMemberStates } from './other-places.ts'
import { stemsOf, vocabularyOf } from './terms.ts'
import { type Understood, understand as understandBy } from './understand.ts'
import { fillers, synonyms } from './word-table.ts'

/** The vocabulary of whoever answers: on the server only, since the browser has no use for so many words. */
export const vocabulary = vocabularyOf(
  `${synonyms.trim()}\n${moreSynonyms.trim()}`,
  `${fillers} ${neutralWords}`,
)

export const { termsOf, termsOfTable, knownStems } = vocabulary
export { stemsOf }

/** “A box of 10”; these few are lengths that are asked about. */
const lengths: ReadonlySet<string> = new Set(['8', '12', '13', '14', '15', '25', '00'])
const isQuantity = (term: string): boolean => /^\d{1,4}$/.test(term) && !lengths.has(term)

/** Said where only a member state of the EU was named: its own authority and law are not known here. */
export const memberState = 'of-member-state'

export function understand(
  written: string,
  reading: { readonly names?: readonly string[]; readonly today?: string | null } = {},
): Understood {
  const placed = inCountries(written)
  const isOfState = namesMemberState(placed)
  const text = inFullWords(isOfState ? withoutMemberStates(placed) : placed)
  const read = understandBy(text, { ...reading, vocabulary })
  const terms = new Set([...read.terms].filter((term) => !isQuantity(term)))
  const understood = { ...read, terms, written: placed }
  if (!isOfState || understood.markets.length > 0) return understood
  return { ...understood, markets: ['EU'], terms: new Set([...understood.terms, memberState]) }
}
