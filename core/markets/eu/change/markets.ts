import { sameValue } from '#core/dictionary/document.ts'
import type { RowOf } from '../device/values.ts'

type MarketRow = RowOf<'marketAvailability'>
type Markets = readonly MarketRow[]

export const firstPlacedIn = (markets: Markets): string | undefined =>
  markets.find(({ firstPlaced }) => firstPlaced === true)?.country

/**
 * The countries that go with a change of the UDI-DI: those registered, with the mark of the first placing on
 * the market moved to where it is now, and nothing else changed (BR-DTX-UDID-096, BR-DTX-UDI-105). None while
 * the mark stays where it is, or is given up with all the countries.
 */
export function marketsWithUdiDi(registered: Markets, now: Markets): Markets | undefined {
  const first = firstPlacedIn(now)
  if (first === undefined || first === firstPlacedIn(registered)) return undefined
  const moved = registered.map(({ firstPlaced: _, ...row }) =>
    row.country === first ? { ...row, firstPlaced: true } : row,
  )
  if (moved.some(({ country }) => country === first)) return moved
  return [...moved, ...now.filter(({ country }) => country === first)]
}

/** Whether countries have to be sent by themselves, after the UDI-DI where that is sent. */
export function marketsDiffer(registered: Markets, now: Markets): boolean {
  // With the last country the mark goes too, and the new status of the UDI-DI says so.
  if (now.length === 0) return registered.length > 0 && firstPlacedIn(registered) === undefined
  const before = marketsWithUdiDi(registered, now) ?? registered
  return !sameValue(byCountry(before), byCountry(now))
}

/** Blank cells and those that say no are away, and so is the order, which says nothing. */
function byCountry(markets: Markets): Markets {
  return markets
    .map(({ firstPlaced, ...row }) => ({ ...row, ...(firstPlaced && { firstPlaced }) }))
    .toSorted((a, b) => ((a.country ?? '') < (b.country ?? '') ? -1 : 1))
}
