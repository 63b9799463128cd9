import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { worksheetForm } from '#core/markets/worksheet-kit/form.ts'
import { type WorksheetCode, worksheetMarkets } from '#core/markets/worksheet-kit/listed.ts'

/** The form of a market and a complete submission for it, whether the market has a folder or one file. */

const isWorksheet = (code: string): code is WorksheetCode => code in worksheetMarkets
const folderOf = (code: string): string => `../core/markets/${code.toLowerCase()}`

export async function formOf(code: string): Promise<MarketForm> {
  if (isWorksheet(code)) return worksheetForm(worksheetMarkets[code])
  const { form } = (await import(`${folderOf(code)}/form/index.ts`)) as { form: MarketForm }
  return form
}

/** A submission that nothing is missing from and nothing is wrong with. The identifiers are made up. */
export async function completeSubmission(code: string): Promise<AnyDocument> {
  if (isWorksheet(code)) return completeWorksheet(code)
  const { complete } = (await import(`${folderOf(code)}/fixtures/complete.ts`)) as { complete: AnyDocument }
  return complete
}

export const completeWorksheet = (code: WorksheetCode): AnyDocument => ({
  deviceName: 'Infusion pump 200',
  manufacturerName: 'Analytical Engines',
  intendedUse: 'Delivers fluids to a patient.',
  modelNumber: 'DE-200',
  udiDi: '09521234000013',
  ...worksheetMarkets[code].example,
})
