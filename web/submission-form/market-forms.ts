import { queryOptions } from '@tanstack/react-query'
import type { MarketForm } from '#core/markets/market.ts'

/** Each market's form is a file of its own, fetched with its first screen: a folder is all it takes. */
const forms = import.meta.glob<MarketForm>('../../core/markets/*/form/index.ts', { import: 'form' })

const loaders = new Map(
  Object.entries(forms).map(([path, load]) => [
    /markets\/(\w+)\//.exec(path)?.[1]?.toUpperCase() ?? path,
    load,
  ]),
)

/** The form of a market by its code; null where the hub has none yet. */
export const marketFormQuery = (code: string) =>
  queryOptions({
    queryKey: ['market-form', code] as const,
    queryFn: async (): Promise<MarketForm | null> => (await loaders.get(code)?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
