import { countrySpellings } from '#core/code-lists/country-spellings.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { markets } from '#core/code-lists/markets.ts'
import { plain } from '#core/dictionary/code-reader.ts'
import type { Field } from '#core/dictionary/field.ts'

/** What is said of texts in files that are none of a field's codes though people write them there; screens do without. */

type Hints = Readonly<Record<string, string>>

/** Member states, and what is one market with them, are no markets of their own. */
const members = marketCountries.filter(({ code }) => !markets.some((market) => market.code === code))
const memberNames = [
  ...members.flatMap(({ code, label }) => [[code, code] as const, [label, code] as const]),
  ...Object.entries(countrySpellings(members)),
]
const memberHints: Hints = Object.fromEntries(
  memberNames.map(([name, code]) => [name, `${code} belongs to the EU market: write EU`]),
)

/** Sterile, measuring and reusable devices of class I have no class of their own in Europe. */
const classIHints: Hints = Object.fromEntries(
  ['Is', 'Im', 'Ir', 'Class Is', 'Class Im', 'Class Ir'].map((written) => [
    written,
    'Write Class I, and state sterile, measuring or reusable in their own fields',
  ]),
)

const hintsOf: Readonly<Record<string, Hints>> = { targetCountries: memberHints, riskClass: classIHints }

function hintFor(hints: Hints, text: string): string | undefined {
  const byText = new Map(Object.entries(hints).map(([written, hint]) => [plain(written), hint]))
  const found = text.split(', ').flatMap((part) => byText.get(plain(part)) ?? [])
  return found.length > 0 ? [...new Set(found)].join('; ') : undefined
}

/** The field as files are read by it. */
export function withHints(id: string, field: Field): Field {
  const hints = hintsOf[id]
  if (!hints || (field.type !== 'code' && field.type !== 'codes')) return field
  return { ...field, hintFor: (text) => hintFor(hints, text) }
}
