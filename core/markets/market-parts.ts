import type { MarketModule } from './market.ts'

/** Answers most markets give alike. */

/** A UDI-DI belongs to one device of a market (BR-003). */
export const uniqueUdiDi: Pick<MarketModule, 'questions' | 'factsAbout'> = {
  questions: [{ name: 'sameUdiDi', field: 'udiDi', atMost: 1 }],
  factsAbout: (_document, { sameUdiDi = [] }) => (sameUdiDi.length > 0 ? ['udi-di-taken'] : []),
}
