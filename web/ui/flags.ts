import { isoCodeOf } from '#core/code-lists/markets.ts'
import { drawings } from './flag-drawings.ts'

const addresses = new Map(
  Object.entries(drawings).map(([path, address]) => [path.slice(-6, -4).toUpperCase(), address]),
)

/** The drawing of a flag by ISO 3166-1 code, or EU, or UK as some write it; undefined where there is none. */
export const flagAddress = (code: string): string | undefined => addresses.get(isoCodeOf(code))
