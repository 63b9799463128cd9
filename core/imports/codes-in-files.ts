import { countrySpellings } from '#core/code-lists/country-spellings.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { markets } from '#core/code-lists/markets.ts'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { plain } from '#core/dictionary/code-reader.ts'
import type { CodeField, CodesField, Field } from '#core/dictionary/field.ts'

/** Codes as people write them into files, and what is said of texts that are none though people write them; screens do without. */

type Hints = Readonly<Record<string, string>>

/** Member states, and what is one market with them, are no markets of their own. */
function memberHints(): Hints {
  const members = marketCountries.filter(({ code }) => !markets.some((market) => market.code === code))
  const names = [
    ...members.flatMap(({ code, label }) => [[code, code] as const, [label, code] as const]),
    ...Object.entries(countrySpellings(members)),
  ]
  return Object.fromEntries(names.map(([name, code]) => [name, `${code} belongs to the EU market: write EU`]))
}

/** What stands before the letter of a class in lists of European companies. */
const wordsForClass = ['class', 'klasse', 'classe', 'clase', 'klasa', 'klass', 'třída']

/** Sterile, measuring and reusable devices of class I have no class of their own in Europe. */
const classIHints: Hints = Object.fromEntries(
  ['Is', 'Im', 'Ir']
    .flatMap((letters) => [letters, ...wordsForClass.map((word) => `${word} ${letters}`)])
    .map((written) => [
      written,
      'Write Class I, and state sterile, measuring or reusable in their own fields',
    ]),
)

const marketNames = () => ({
  ...countrySpellings(markets),
  ...Object.fromEntries(markets.map(({ code, country }) => [country, code])),
})

/** "iib" is written 2b as well; a digit alone is a class of in vitro diagnostics elsewhere. */
function spellingsOf(code: string): string[] {
  if (!code.startsWith('class-')) return []
  const roman = code.slice('class-'.length)
  const digits = roman.replace(/^i{1,3}(?=[ab]?$)/, ({ length }) => `${length}`)
  const apart = roman.replace(/(?<=i)(?=[ab]$)/, ' ')
  const law = roman.startsWith('i') ? 'mdr' : 'ivdr'
  return [
    ...[...wordsForClass, law].flatMap((word) =>
      [roman, digits, apart].map((letters) => `${word} ${letters}`),
    ),
    ...[`${roman} (${law})`, `class ${roman} (${law})`],
    ...(digits[1] ? [digits, apart] : []),
  ]
}
const classNames = Object.fromEntries(
  riskClasses.flatMap(({ code }) => spellingsOf(code).map((spelling) => [spelling, code])),
)

interface InFiles {
  readonly aliases: () => Readonly<Record<string, string>>
  readonly hints: () => Hints
}
const inFiles: Readonly<Record<string, InFiles>> = {
  targetCountries: { aliases: marketNames, hints: memberHints },
  riskClass: { aliases: () => classNames, hints: () => classIHints },
}

function hintFor(byText: ReadonlyMap<string, string>, text: string): string | undefined {
  const found = text.split(', ').flatMap((part) => byText.get(plain(part)) ?? [])
  return found.length > 0 ? [...new Set(found)].join('; ') : undefined
}

const isListOfCountries = (field: CodeField | CodesField): boolean =>
  ['DE', 'FR'].every((country) => field.codes.some(({ code }) => code === country))

const inFilesById = new Map<string, WeakMap<Field, Field>>()

/** The field as files are read by it: the same object each time, so that what it gathers is gathered once. */
export function asInFiles(id: string, field: Field): Field {
  const known = inFilesById.get(id) ?? new WeakMap<Field, Field>()
  inFilesById.set(id, known)
  const found = known.get(field) ?? fieldInFiles(id, field)
  known.set(field, found)
  return found
}

function fieldInFiles(id: string, field: Field): Field {
  if (field.type === 'group') {
    const columns = Object.entries(field.columns).map(([name, column]) => [name, asInFiles(name, column)])
    return { ...field, columns: Object.fromEntries(columns) }
  }
  if (field.type !== 'code' && field.type !== 'codes') return field
  const { aliases, hints } = inFiles[id] ?? {
    aliases: () => (isListOfCountries(field) ? countrySpellings(field.codes) : {}),
    hints: () => ({}),
  }
  // Names in many languages take time to gather: only a file that is read needs them.
  let gathered: Readonly<Record<string, string>> | undefined
  let hinted: ReadonlyMap<string, string> | undefined
  const known = new Set(field.codes.map(({ code }) => code))
  const ofField = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).filter(([, code]) => known.has(code)))
  return {
    ...field,
    get aliases() {
      gathered ??= { ...ofField(aliases()), ...field.aliases }
      return gathered
    },
    hintFor(text) {
      const all =
        hinted ?? new Map(Object.entries<string>(hints()).map(([written, hint]) => [plain(written), hint]))
      hinted = all
      return hintFor(all, text)
    },
  }
}
