import { z } from 'zod'
import { findMarket } from '#core/code-lists/markets.ts'
import { type ExchangeCode, marketsWithDownloads, marketsWithExchange } from '#core/code-lists/registers.ts'

/** The market whose register a request is about; the first of them where it names none (decision D118). */
const marketAmong = (codes: readonly ExchangeCode[], lacking: string) =>
  z.string().transform((written, context): ExchangeCode => {
    const known = findMarket(written)
    const found = codes.find((code) => code === known?.code)
    if (found) return found
    const message = known ? `${lacking} (only of ${codes.join(', ')})` : 'The hub does not have this market'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const marketWithExchange = marketAmong(
  marketsWithExchange,
  'The Export Center makes no files for the register of this market',
)
export const marketWithDownloads = marketAmong(
  marketsWithDownloads,
  'What the register of this market holds cannot be read in',
)
