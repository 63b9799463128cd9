import type { MarketFile } from '../market.ts'
import { auSplFile } from '../spl/au.ts'

/** What is made for a country besides its worksheets: files of the regulator's format, as far as that is public. */
export const draftFiles: Readonly<Record<string, readonly MarketFile[] | undefined>> = {
  AU: [auSplFile],
}
