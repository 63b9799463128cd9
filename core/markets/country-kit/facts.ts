import type { Modelled, Region } from '#core/code-lists/regions.ts'
import { type CountryCode, ofEach } from './listed.ts'

interface CountryFacts {
  readonly country: string
  readonly regulator: string
  readonly region: Region
  readonly selectable: boolean
  readonly place: number
  readonly modelled: Modelled
  readonly fullyKnown: boolean
  readonly hasDatabase: boolean
}

/** These markets as the list of all markets has them; the build of the web replaces the files by it. */
export const countryFacts: Readonly<Record<CountryCode, CountryFacts>> = ofEach((market) => {
  const { country, regulator, region, selectable, place, elements, udiRequirements } = market
  return {
    ...{ country, regulator, region, selectable, place },
    modelled: elements ? 'regulator' : 'worksheet',
    fullyKnown: elements?.untold.length === 0,
    hasDatabase: udiRequirements.database !== null,
  }
})
