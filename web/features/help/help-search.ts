import { z } from 'zod'

/** In their order (specification, document 3 section 2.17); the first has no word in the address. */
export const helpTabs = ['start', 'workflows', 'features', 'faq'] as const

const Search = z.object({
  tab: z.enum(['workflows', 'features', 'faq']).optional().catch(undefined),
  search: z.string().max(200).optional().catch(undefined),
})
export type HelpSearch = z.output<typeof Search>

export const readHelpSearch = (search: Record<string, unknown>): HelpSearch =>
  Object.fromEntries(
    Object.entries(Search.parse(search)).filter(([, value]) => value !== undefined && value !== ''),
  )
