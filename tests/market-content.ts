import type { AnyDocument } from '#core/dictionary/field.ts'
import { countryForm } from '#core/markets/country-kit/form.ts'
import { type CountryCode, countryMarkets } from '#core/markets/country-kit/listed.ts'
import type { MarketForm } from '#core/markets/market.ts'

/** The form of a market and a complete submission for it, whether the market has a folder or one file. */

const isOneFile = (code: string): code is CountryCode => code in countryMarkets
const folderOf = (code: string): string => `../core/markets/${code.toLowerCase()}`

export async function formOf(code: string): Promise<MarketForm> {
  if (isOneFile(code)) return countryForm(countryMarkets[code])
  const { form } = (await import(`${folderOf(code)}/form/index.ts`)) as { form: MarketForm }
  return form
}

/** A submission that nothing is missing from and nothing is wrong with. The identifiers are made up. */
export async function completeSubmission(code: string): Promise<AnyDocument> {
  if (isOneFile(code)) return completeCountry(code)
  const { complete } = (await import(`${folderOf(code)}/fixtures/complete.ts`)) as { complete: AnyDocument }
  return complete
}

export const completeCountry = (code: CountryCode): AnyDocument => ({
  deviceName: 'Infusion pump 200',
  manufacturerName: 'Analytical Engines',
  intendedUse: 'Delivers fluids to a patient.',
  modelNumber: 'DE-200',
  udiDi: '09521234000013',
  ...countryMarkets[code].example,
})
