import { z } from 'zod'

/** The applications of the suite, in their order (specification, document 3 section 2.11). */
export const applications = [
  { id: 'master-di', to: '/master-di/records' },
  { id: 'eudamed', to: '/submissions' },
  { id: 'analytics', to: '/' },
  { id: 'users', to: '/admin/users' },
  { id: 'rim', to: '/simple-rim' },
] as const
export type Application = (typeof applications)[number]

/** Those shown in a frame; the others are gone to. */
const embedded = ['master-di', 'eudamed', 'analytics', 'users'] as const
export const isEmbedded = (id: Application['id']): id is (typeof embedded)[number] =>
  embedded.some((one) => one === id)

export const optionTabs = ['iframe', 'micro-frontends', 'api'] as const

const Search = z.object({
  /** The application in the frame. */
  app: z.enum(embedded).optional().catch(undefined),
  /** How to build the hub into something else; the first has no word in the address. */
  tab: z.enum(['micro-frontends', 'api']).optional().catch(undefined),
})
export type IntegrationSearch = z.output<typeof Search>

export const readIntegrationSearch = (search: Record<string, unknown>): IntegrationSearch =>
  Object.fromEntries(Object.entries(Search.parse(search)).filter(([, value]) => value !== undefined))
