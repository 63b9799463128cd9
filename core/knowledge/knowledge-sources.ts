import type { Market } from '#core/code-lists/markets.ts'

export const knowledgeSourceIds = ['fda', 'eu', 'nmpa', 'iso', 'hub'] as const
export type KnowledgeSourceId = (typeof knowledgeSourceIds)[number]

/** A part of what is known, which can be asked alone. */
export interface KnowledgeSource {
  readonly id: KnowledgeSourceId
  readonly title: string
  readonly country: string
  readonly description: string
  /** How many documents the library has (specified); what the hub searches of it is counted. Null for the hub's own. */
  readonly documentCount: number | null
}

export const knowledgeSources: readonly KnowledgeSource[] = [
  {
    id: 'fda',
    title: 'FDA guidance',
    country: 'United States',
    description: 'UDI on the label, GUDID and its data elements.',
    documentCount: 245,
  },
  {
    id: 'eu',
    title: 'EU MDR/IVDR',
    country: 'European Union',
    description: 'The two regulations, EUDAMED, its business rules and its data dictionary.',
    documentCount: 187,
  },
  {
    id: 'nmpa',
    title: 'NMPA guidelines',
    country: 'China',
    description: 'Announcements on UDI, and what the UDID database asks for.',
    documentCount: 156,
  },
  {
    id: 'iso',
    title: 'ISO standards',
    country: 'International',
    description: 'Quality management, symbols, information with the device, unique identification.',
    documentCount: 312,
  },
  {
    id: 'hub',
    title: 'Other markets and this hub',
    country: 'Global',
    description: 'What the other markets demand, the fields of the hub, and how one works with it.',
    documentCount: null,
  },
]

const ofMarkets: Partial<Record<Market['code'], KnowledgeSourceId>> = { US: 'fda', EU: 'eu', CN: 'nmpa' }

/** Whose knowledge a market's facts are. */
export const sourceOfMarket = (code: string): KnowledgeSourceId => ofMarkets[code as Market['code']] ?? 'hub'
