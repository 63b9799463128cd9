import * as worksheets from '../worksheets.ts'
import type { WorksheetMarket } from './market.ts'

export type WorksheetCode = keyof typeof worksheets

/** The worksheet markets by their codes. */
export const worksheetMarkets: Readonly<Record<WorksheetCode, WorksheetMarket>> = worksheets

/** One thing of each worksheet market, by its code. */
export const ofEach = <T>(read: (market: WorksheetMarket) => T): Readonly<Record<WorksheetCode, T>> =>
  Object.fromEntries(
    Object.entries(worksheetMarkets).map(([code, market]) => [code, read(market)]),
  ) as Record<WorksheetCode, T>
