import { z } from 'zod'
import { fileKinds } from '#core/markets/file-nature.ts'

/** What a file made for a market is (decision D55). */
export const FileNature = z.object({
  kind: z.enum(fileKinds),
  /** Of a worksheet: its market has no UDI database. */
  noDatabase: z.literal(true).optional(),
  format: z.string().optional(),
  version: z.string().optional(),
  /** Who says so, and the day it was last confirmed. */
  source: z.string().optional(),
  asOf: z.string().optional(),
})
