import { queryOptions } from '@tanstack/react-query'
import type { CountryFormParts } from '#core/markets/country-kit/market.ts'
import type { MarketForm } from '#core/markets/market.ts'

/** Each market's form is a file of its own, fetched with its first screen: a folder or a file is all it takes. */
const forms = import.meta.glob<MarketForm>('../../core/markets/*/form/index.ts', { import: 'form' })
const countries = import.meta.glob<CountryFormParts>('../../core/markets/country/*.ts', {
  import: 'market',
})

const codeIn = (path: string, pattern: RegExp): string => pattern.exec(path)?.[1]?.toUpperCase() ?? path

const loaders = new Map([
  ...Object.entries(forms).map(([path, load]) => [codeIn(path, /markets\/(\w+)\//), load] as const),
  ...Object.entries(countries).map(
    ([path, load]) => [codeIn(path, /country\/(\w+)\.ts$/), () => countryFormOf(load)] as const,
  ),
])

async function countryFormOf(load: () => Promise<CountryFormParts>): Promise<MarketForm> {
  const [market, { countryForm }] = await Promise.all([load(), import('#core/markets/country-kit/form.ts')])
  return countryForm(market)
}

/** The form of a market by its code; null where the hub has none yet. */
export const marketFormQuery = (code: string) =>
  queryOptions({
    queryKey: ['market-form', code] as const,
    queryFn: async (): Promise<MarketForm | null> => (await loaders.get(code)?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
