import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { complete as cn } from '#core/markets/cn/fixtures/complete.ts'
import { complete as us } from '#core/markets/us/fixtures/complete.ts'
import { completeCountry } from '#tests/market-content.ts'
import { euSubmissionInput, uniqueGtin } from './factories.ts'
import type { Filled, ModelMarket } from './standing-devices.ts'

const jp = completeCountry('JP')

/** What submissions of the model of standings are written with, market by market. */

export type Fields = Readonly<Record<string, unknown>>

/** A field that the market requires, that no record gives and that a submission is saved without; JP has none. */
const required: Readonly<Partial<Record<ModelMarket, string>>> = {
  EU: 'deviceStatus',
  US: 'mriSafety',
  CN: 'cnProductName',
}

/** How far a submission is filled in where a gap is wanted. */
export const withGap = (market: ModelMarket): Filled => (required[market] ? 'gap' : 'all')

/** What copies of a record have, and the model follows. */
const followed = ['udiDi', 'intendedUse', 'modelNumber', 'manufacturerName']

/** All that the market requires, and nothing of what the model follows; the codes are of this submission alone. */
export function wholeOf(market: ModelMarket): Fields {
  const fields = { EU: euSubmissionInput(), US: us, CN: cn, JP: jp }[market]
  const own = Object.entries(fields).filter(([field]) => !followed.includes(field))
  const gmn = generateGmnFromUdiDi(uniqueGtin())
  return { ...Object.fromEntries(own), ...(market === 'EU' && gmn.valid && { basicUdiDi: gmn.value }) }
}

export const filledWith = (market: ModelMarket, whole: Fields, filled: Filled): Fields => ({
  ...whole,
  ...(filled === 'gap' && { [required[market] ?? '']: null }),
})
