/**
 * The markets a device can be aimed at: ISO 3166-1 code, country, regulator.
 * Source: specification, document 1 section 2.6 (19 selectable); MX and TW are taken too (decision D20).
 * As of 2026-11-20.
 */
export const markets = [
  { code: 'EU', country: 'European Union', regulator: 'EUDAMED', region: 'europe', selectable: true },
  { code: 'US', country: 'United States', regulator: 'FDA GUDID', region: 'americas', selectable: true },
  { code: 'CN', country: 'China', regulator: 'NMPA UDI', region: 'apac', selectable: true },
  { code: 'JP', country: 'Japan', regulator: 'PMDA', region: 'apac', selectable: true },
  { code: 'KR', country: 'South Korea', regulator: 'MFDS', region: 'apac', selectable: true },
  { code: 'AU', country: 'Australia', regulator: 'TGA', region: 'apac', selectable: true },
  { code: 'CA', country: 'Canada', regulator: 'Health Canada', region: 'americas', selectable: true },
  { code: 'SG', country: 'Singapore', regulator: 'HSA', region: 'apac', selectable: true },
  { code: 'MY', country: 'Malaysia', regulator: 'NPRA', region: 'apac', selectable: true },
  { code: 'SA', country: 'Saudi Arabia', regulator: 'SFDA', region: 'mena', selectable: true },
  { code: 'CH', country: 'Switzerland', regulator: 'Swissmedic', region: 'europe', selectable: true },
  { code: 'GB', country: 'United Kingdom', regulator: 'MHRA', region: 'europe', selectable: true },
  { code: 'BR', country: 'Brazil', regulator: 'ANVISA', region: 'americas', selectable: true },
  { code: 'IN', country: 'India', regulator: 'CDSCO', region: 'apac', selectable: true },
  { code: 'TR', country: 'Türkiye', regulator: 'TITCK', region: 'europe', selectable: true },
  { code: 'EG', country: 'Egypt', regulator: 'EDA', region: 'mena', selectable: true },
  { code: 'AR', country: 'Argentina', regulator: 'ANMAT', region: 'americas', selectable: true },
  { code: 'CO', country: 'Colombia', regulator: 'INVIMA', region: 'americas', selectable: true },
  { code: 'ID', country: 'Indonesia', regulator: 'BPOM', region: 'apac', selectable: true },
  { code: 'TW', country: 'Taiwan', regulator: 'TFDA', region: 'apac', selectable: false },
  { code: 'MX', country: 'Mexico', regulator: 'COFEPRIS', region: 'americas', selectable: false },
] as const

/** The regions of the list, in their order on screens (specification, document 3 section 2.2). */
export const regions = ['europe', 'americas', 'apac', 'mena'] as const
export type Region = (typeof regions)[number]

/** Those whose regulator publishes devices as files that the hub reads and compares, and how these end. */
export const releaseFiles: Readonly<Record<string, readonly string[]>> = {
  US: ['xml', 'csv', 'txt'],
  CN: ['xml'],
  CH: ['json'],
}
export const marketsWithRelease: readonly string[] = Object.keys(releaseFiles)

/** The market of a submission that names none (decision D9). */
export const defaultMarket = 'EU'

export type Market = (typeof markets)[number]
export type MarketCode = Market['code']

const byCode = new Map<string, Market>(markets.map((market) => [market.code, market]))

/** Some write UK for the United Kingdom; ISO 3166-1 has GB. */
export const isoCodeOf = (code: string): string => (code === 'UK' ? 'GB' : code)

/** The market of a code as people write it: any case, UK read as GB; undefined when there is none. */
export function findMarket(written: string): Market | undefined {
  const code = written.trim().toUpperCase()
  return byCode.get(isoCodeOf(code))
}
