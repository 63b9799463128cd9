import type { AspectId } from './world-aspects.ts'

/** An answer, its source, and ways to ask only this market has. */
export type Told = readonly [text: string, source: string, moreWays?: string]

/** What is told of a market, by what is asked. */
export type ToldOfMarket = Partial<Record<AspectId, Told>>
