import { z } from 'zod'
import { findMarket } from '#core/code-lists/markets.ts'
import { maybeId, maybeOneOf } from '#web/ui/list-search.ts'

const schema = z.object({
  /** The one that is open. */
  workbook: maybeId,
  step: maybeOneOf(['fill']),
  market: z
    .string()
    .refine((code) => findMarket(code) !== undefined)
    .optional()
    .catch(undefined),
})

export type WorkbooksAddress = z.output<typeof schema>

export const readWorkbooks = (given: Readonly<Record<string, unknown>>): WorkbooksAddress => {
  const { data } = schema.safeParse(given)
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined))
}
