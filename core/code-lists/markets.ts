import { countryFacts } from '#core/markets/country-kit/facts.ts'
import type { CountryCode } from '#core/markets/country-kit/listed.ts'
import type { Modelled, Region } from './regions.ts'

export interface Market {
  /** ISO 3166-1, or EU. */
  readonly code: MarketCode
  readonly country: string
  readonly regulator: string
  readonly region: Region
  /** Offered as a target jurisdiction of every record. */
  readonly selectable: boolean
  readonly modelled: Modelled
  /** All that its regulator asks for is public and in the hub; only then can a device be complete for it (D133). */
  readonly fullyKnown: boolean
  /** Its regulator has a database for UDI, or a list of them: otherwise there is nothing to fill. */
  readonly hasDatabase: boolean
}

/** The markets with a folder of their own, each with its place among all. The others say this in their files. */
const regulatorMarkets = {
  EU: { country: 'European Union', regulator: 'EUDAMED', region: 'europe', place: 1, fullyKnown: true },
  US: { country: 'United States', regulator: 'FDA GUDID', region: 'americas', place: 2, fullyKnown: true },
  // Which of its elements are mandatory is not public (decision D147).
  CN: { country: 'China', regulator: 'NMPA UDI', region: 'apac', place: 3, fullyKnown: false },
  CH: { country: 'Switzerland', regulator: 'Swissmedic', region: 'europe', place: 11, fullyKnown: true },
} as const

export type MarketCode = keyof typeof regulatorMarkets | CountryCode

/**
 * The markets a device can be aimed at: ISO 3166-1 code, country, regulator, and how well it is known.
 * Source: specification, document 1 section 2.6 (19 selectable); MX and TW are taken too (decision D20). Devices are
 * regulated by the MDA in Malaysia and by the Ministry of Health in Indonesia (decision D57).
 * As of 2026-11-23.
 */
export const markets: readonly Market[] = [
  ...Object.entries(regulatorMarkets).map(
    ([code, facts]) =>
      ({ code, ...facts, selectable: true, modelled: 'regulator', hasDatabase: true }) as const,
  ),
  ...Object.entries(countryFacts).map(([code, facts]) => ({ code, ...facts })),
]
  .toSorted((one, other) => one.place - other.place)
  .map(({ place: _, ...market }) => market as Market)

/** How well the hub knows the market with this code; a market that it does not have counts as a worksheet. */
export const modelledOf = (code: string): Modelled => byCode.get(code)?.modelled ?? 'worksheet'

/** Whether a device can be complete for the regulator of this market, as far as the hub can tell. */
export const isFullyKnown = (code: string): boolean => byCode.get(code)?.fullyKnown ?? false

/** Whether its regulator has a database for UDI. */
export const hasUdiDatabase = (code: string): boolean => byCode.get(code)?.hasDatabase ?? true

/** Those whose regulator publishes devices as files that the hub reads and compares, and how these end. */
export const releaseFiles: Readonly<Record<string, readonly string[]>> = {
  US: ['xml', 'csv', 'txt'],
  CN: ['xml'],
  CH: ['json'],
}
export const marketsWithRelease: readonly string[] = Object.keys(releaseFiles)

/** The market of a submission that names none (decision D9). */
export const defaultMarket = 'EU'

const byCode = new Map<string, Market>(markets.map((market) => [market.code, market]))

/** Some write UK for the United Kingdom; ISO 3166-1 has GB. */
export const isoCodeOf = (code: string): string => (code === 'UK' ? 'GB' : code)

/** The market of a code as people write it: any case, UK read as GB; undefined when there is none. */
export function findMarket(written: string): Market | undefined {
  const code = written.trim().toUpperCase()
  return byCode.get(isoCodeOf(code))
}
