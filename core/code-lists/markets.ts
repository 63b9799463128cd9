/**
 * How well the hub knows a market (decision D55): `regulator` where it has the elements the regulator asks for, with
 * their source; `worksheet` where it has only the fields common to all devices and a few numbers of the market.
 */
export type Modelled = 'regulator' | 'worksheet'

/**
 * The markets a device can be aimed at: ISO 3166-1 code, country, regulator, and how well it is known.
 * Source: specification, document 1 section 2.6 (19 selectable); MX and TW are taken too (decision D20). Devices are
 * regulated by the MDA in Malaysia and by the Ministry of Health in Indonesia (decision D57).
 * As of 2026-11-23.
 */
export const markets = [
  {
    code: 'EU',
    country: 'European Union',
    regulator: 'EUDAMED',
    region: 'europe',
    selectable: true,
    modelled: 'regulator',
  },
  {
    code: 'US',
    country: 'United States',
    regulator: 'FDA GUDID',
    region: 'americas',
    selectable: true,
    modelled: 'regulator',
  },
  {
    code: 'CN',
    country: 'China',
    regulator: 'NMPA UDI',
    region: 'apac',
    selectable: true,
    modelled: 'regulator',
  },
  {
    code: 'JP',
    country: 'Japan',
    regulator: 'PMDA',
    region: 'apac',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'KR',
    country: 'South Korea',
    regulator: 'MFDS',
    region: 'apac',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'AU',
    country: 'Australia',
    regulator: 'TGA',
    region: 'apac',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'CA',
    country: 'Canada',
    regulator: 'Health Canada',
    region: 'americas',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'SG',
    country: 'Singapore',
    regulator: 'HSA',
    region: 'apac',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'MY',
    country: 'Malaysia',
    regulator: 'MDA',
    region: 'apac',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'SA',
    country: 'Saudi Arabia',
    regulator: 'SFDA',
    region: 'mena',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'CH',
    country: 'Switzerland',
    regulator: 'Swissmedic',
    region: 'europe',
    selectable: true,
    modelled: 'regulator',
  },
  {
    code: 'GB',
    country: 'United Kingdom',
    regulator: 'MHRA',
    region: 'europe',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'BR',
    country: 'Brazil',
    regulator: 'ANVISA',
    region: 'americas',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'IN',
    country: 'India',
    regulator: 'CDSCO',
    region: 'apac',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'TR',
    country: 'Türkiye',
    regulator: 'TITCK',
    region: 'europe',
    selectable: true,
    modelled: 'worksheet',
  },
  { code: 'EG', country: 'Egypt', regulator: 'EDA', region: 'mena', selectable: true, modelled: 'worksheet' },
  {
    code: 'AR',
    country: 'Argentina',
    regulator: 'ANMAT',
    region: 'americas',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'CO',
    country: 'Colombia',
    regulator: 'INVIMA',
    region: 'americas',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'ID',
    country: 'Indonesia',
    regulator: 'Ministry of Health',
    region: 'apac',
    selectable: true,
    modelled: 'worksheet',
  },
  {
    code: 'TW',
    country: 'Taiwan',
    regulator: 'TFDA',
    region: 'apac',
    selectable: false,
    modelled: 'worksheet',
  },
  {
    code: 'MX',
    country: 'Mexico',
    regulator: 'COFEPRIS',
    region: 'americas',
    selectable: false,
    modelled: 'worksheet',
  },
] as const

/** The regions of the list, in their order on screens (specification, document 3 section 2.2). */
export const regions = ['europe', 'americas', 'apac', 'mena'] as const
export type Region = (typeof regions)[number]

const worksheets = new Set<string>(
  markets.flatMap(({ code, modelled }) => (modelled === 'worksheet' ? [code] : [])),
)

/** How well the hub knows the market with this code; a market that it does not have counts as a worksheet. */
export const modelledOf = (code: string): Modelled =>
  worksheets.has(code) || !byCode.has(code) ? 'worksheet' : 'regulator'

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

/** The name of the register that accepts the files of a market. */
export const registerName = (code: string): string => findMarket(code)?.regulator ?? code

/** The market of a code as people write it: any case, UK read as GB; undefined when there is none. */
export function findMarket(written: string): Market | undefined {
  const code = written.trim().toUpperCase()
  return byCode.get(isoCodeOf(code))
}
