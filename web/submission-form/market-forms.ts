import { queryOptions } from '@tanstack/react-query'
import type { MarketForm } from '#core/markets/market.ts'
import type { WorksheetFormParts } from '#core/markets/worksheet-kit/market.ts'

/** Each market's form is a file of its own, fetched with its first screen: a folder or a file is all it takes. */
const forms = import.meta.glob<MarketForm>('../../core/markets/*/form/index.ts', { import: 'form' })
const worksheets = import.meta.glob<WorksheetFormParts>('../../core/markets/worksheet/*.ts', {
  import: 'market',
})

const codeIn = (path: string, pattern: RegExp): string => pattern.exec(path)?.[1]?.toUpperCase() ?? path

const loaders = new Map([
  ...Object.entries(forms).map(([path, load]) => [codeIn(path, /markets\/(\w+)\//), load] as const),
  ...Object.entries(worksheets).map(
    ([path, load]) => [codeIn(path, /worksheet\/(\w+)\.ts$/), () => worksheetFormOf(load)] as const,
  ),
])

async function worksheetFormOf(load: () => Promise<WorksheetFormParts>): Promise<MarketForm> {
  const [market, { worksheetForm }] = await Promise.all([
    load(),
    import('#core/markets/worksheet-kit/form.ts'),
  ])
  return worksheetForm(market)
}

/** The form of a market by its code; null where the hub has none yet. */
export const marketFormQuery = (code: string) =>
  queryOptions({
    queryKey: ['market-form', code] as const,
    queryFn: async (): Promise<MarketForm | null> => (await loaders.get(code)?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
