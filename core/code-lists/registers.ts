import type { RegisterFacts } from '#core/markets/exchange.ts'
import { findMarket, type MarketCode } from './markets.ts'

/**
 * The registers that take files from the Export Center, for screens and requests; the rest of each stands in `exchange`
 * of its market (decision D118). In the order of `markets`: the first is meant where none is named.
 */
export const registers = {
  EU: {
    register: 'EUDAMED',
    environments: ['production', 'playground'],
    answersInFiles: true,
    hasSamples: true,
    hasDownloads: true,
    onlyInPackages: true,
    namesGroupsOnce: true,
  },
  US: {
    register: 'GUDID',
    environments: ['production', 'playground'],
    answersInFiles: false,
    hasSamples: false,
    hasDownloads: false,
    onlyInPackages: false,
    namesGroupsOnce: false,
  },
  CH: {
    register: 'swissdamed',
    environments: ['production', 'playground'],
    answersInFiles: false,
    hasSamples: false,
    hasDownloads: false,
    onlyInPackages: false,
    namesGroupsOnce: false,
  },
} as const satisfies Partial<Record<MarketCode, RegisterFacts>>

/** A market whose register takes files. */
export type ExchangeCode = keyof typeof registers

const codesWhere = (holds: (facts: RegisterFacts) => boolean) =>
  (Object.keys(registers) as ExchangeCode[]).filter((code) => holds(registers[code])) as [
    ExchangeCode,
    ...ExchangeCode[],
  ]

/** Their markets. */
export const marketsWithExchange = codesWhere(() => true)
/** Those of which something can be read in. */
export const marketsWithDownloads = codesWhere(({ hasDownloads }) => hasDownloads)

/** What is known of the register of a market; undefined where it takes no files. */
export const registerFactsOf = (code: string): RegisterFacts | undefined =>
  (registers as Partial<Record<string, RegisterFacts>>)[code]

/** What people call the register of a market, or the regulator where it takes no files. */
export const registerName = (code: string): string =>
  registerFactsOf(code)?.register ?? findMarket(code)?.regulator ?? code
