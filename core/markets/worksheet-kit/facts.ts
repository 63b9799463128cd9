import type { Region } from '#core/code-lists/regions.ts'
import { ofEach, type WorksheetCode } from './listed.ts'

interface WorksheetFacts {
  readonly country: string
  readonly regulator: string
  readonly region: Region
  readonly selectable: boolean
  readonly place: number
}

/** The worksheet markets as the list of all markets has them; the build of the web replaces the files by it. */
export const worksheetFacts: Readonly<Record<WorksheetCode, WorksheetFacts>> = ofEach((market) => {
  const { country, regulator, region, selectable, place } = market
  return { country, regulator, region, selectable, place }
})
