import { countrySpellings } from '#core/code-lists/country-spellings.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { markets } from '#core/code-lists/markets.ts'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { plain } from '#core/dictionary/code-reader.ts'
import type { CodeField, CodesField, Field } from '#core/dictionary/field.ts'

/** Codes as people write them into files, and what is said of texts that are none though people write them; screens do without. */

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

const marketNames = {
  ...countrySpellings(markets),
  ...Object.fromEntries(markets.map(({ code, country }) => [country, code])),
}

/** "iib" is written 2b as well; a digit alone is a class of in vitro diagnostics elsewhere. */
function spellingsOf(code: string): string[] {
  if (!code.startsWith('class-')) return []
  const roman = code.slice('class-'.length)
  const digits = roman.replace(/^i{1,3}(?=[ab]?$)/, ({ length }) => `${length}`)
  return [`klasse ${roman}`, `class ${digits}`, `klasse ${digits}`, ...(digits[1] ? [digits] : [])]
}
const classNames = Object.fromEntries(
  riskClasses.flatMap(({ code }) => spellingsOf(code).map((spelling) => [spelling, code])),
)

interface InFiles {
  readonly aliases: Readonly<Record<string, string>>
  readonly hints: Hints
}
const inFiles: Readonly<Record<string, InFiles>> = {
  targetCountries: { aliases: marketNames, hints: memberHints },
  riskClass: { aliases: classNames, hints: classIHints },
}

function hintFor(hints: Hints, text: string): string | undefined {
  const byText = new Map(Object.entries(hints).map(([written, hint]) => [plain(written), hint]))
  const found = text.split(', ').flatMap((part) => byText.get(plain(part)) ?? [])
  return found.length > 0 ? [...new Set(found)].join('; ') : undefined
}

const isListOfCountries = (field: CodeField | CodesField): boolean =>
  ['DE', 'FR'].every((country) => field.codes.some(({ code }) => code === country))

/** The field as files are read by it. */
export function asInFiles(id: string, field: Field): Field {
  if (field.type === 'group') {
    const columns = Object.entries(field.columns).map(([name, column]) => [name, asInFiles(name, column)])
    return { ...field, columns: Object.fromEntries(columns) }
  }
  if (field.type !== 'code' && field.type !== 'codes') return field
  const { aliases, hints } = inFiles[id] ?? {
    aliases: isListOfCountries(field) ? countrySpellings(field.codes) : {},
    hints: {},
  }
  return { ...field, aliases: { ...aliases, ...field.aliases }, hintFor: (text) => hintFor(hints, text) }
}
