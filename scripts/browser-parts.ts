import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { marketCountries } from '../core/code-lists/eudamed/market-countries.ts'
import { markets } from '../core/code-lists/markets.ts'
import { updateCountries } from '../core/intelligence/update-lists.ts'
import { countryFacts } from '../core/markets/country-kit/facts.ts'
import { countryMarkets } from '../core/markets/country-kit/listed.ts'
import { formParts } from '../core/markets/country-kit/market.ts'
import { countryOtherNames } from '../core/markets/country-kit/other-names.ts'
import { countryUdiRequirements } from '../core/markets/country-kit/udi-requirements.ts'

/**
 * What the browser gets of modules that hold more than it needs. Without this plugin everything works the same, and
 * loads more: a file of a country has rules and dates beside its form, flag-icons has a flag of every country,
 * and the contract says what each endpoint is for.
 */
export const browserParts: Plugin = {
  name: 'browser-parts',
  load: (id) => {
    const path = relative(root, id).replaceAll('\\', '/')
    if (/^core\/contract\/[\w-]+\.ts$/.test(path)) return withoutSummaries(readFileSync(id, 'utf8'))
    return parts.get(path)?.()
  },
}

/** What an endpoint is for stands in the reference of the API; the browser shows it nowhere. */
const withoutSummaries = (source: string): string =>
  source.replace(/^( *summary:)\s*(['"`])(?:(?!\2)[^\\]|\\.)*\2,$/gm, "$1 '',")

const root = fileURLToPath(new URL('..', import.meta.url))
const kit = 'core/markets/country-kit'
const flags = 'node_modules/flag-icons/flags/4x3'

const exported = (name: string, value: object) => `export const ${name} = ${JSON.stringify(value)}\n`

/** The modules that are replaced, and by what. */
const parts = new Map<string, () => string>([
  [`${kit}/facts.ts`, () => exported('countryFacts', countryFacts)],
  [`${kit}/other-names.ts`, () => exported('countryOtherNames', countryOtherNames)],
  [`${kit}/udi-requirements.ts`, () => exported('countryUdiRequirements', countryUdiRequirements)],
  ...Object.values(countryMarkets).map(
    (market) =>
      [
        `core/markets/country/${market.code.toLowerCase()}.ts`,
        () => exported('market', Object.fromEntries(formParts.map((part) => [part, market[part]]))),
      ] as const,
  ),
  ['web/ui/flag-drawings.ts', flagDrawings],
])

/** The flags of all countries that the hub names. */
function flagDrawings(): string {
  const named = [...markets, ...updateCountries, ...marketCountries].map(({ code }) => code.toLowerCase())
  const drawn = [...new Set(named)].filter((code) => existsSync(join(root, flags, `${code}.svg`)))
  const imports = drawn.map((code) => `import ${code}_ from '../../${flags}/${code}.svg?url'`)
  return `${imports.join('\n')}\nexport const drawings = { ${drawn.map((code) => `'${code}.svg': ${code}_`).join(', ')} }\n`
}
