import { describe, expect, it } from 'vitest'
import { markets } from './markets.ts'

const specified = [
  ['EU', 'EUDAMED', 'S1-2.6-28'],
  ['US', 'FDA GUDID', 'S1-2.6-29'],
  ['CN', 'NMPA UDI', 'S1-2.6-30'],
  ['JP', 'PMDA', 'S1-2.6-31'],
  ['KR', 'MFDS', 'S1-2.6-32'],
  ['AU', 'TGA', 'S1-2.6-33'],
  ['CA', 'Health Canada', 'S1-2.6-34'],
  ['SG', 'HSA', 'S1-2.6-35'],
  ['MY', 'MDA', 'S1-2.6-36'],
  ['SA', 'SFDA', 'S1-2.6-37'],
  ['CH', 'Swissmedic', 'S1-2.6-38'],
  ['GB', 'MHRA', 'S1-2.6-39'],
  ['BR', 'ANVISA', 'S1-2.6-40'],
  ['IN', 'CDSCO', 'S1-2.6-41'],
  ['TR', 'TITCK', 'S1-2.6-42'],
  ['EG', 'EDA', 'S1-2.6-43'],
  ['AR', 'ANMAT', 'S1-2.6-44'],
  ['CO', 'INVIMA', 'S1-2.6-45'],
  ['ID', 'Ministry of Health', 'S1-2.6-46'],
]

/** A market that is added later is no mistake: the specified ones stay. */
describe('selectable jurisdictions', () => {
  it.each(specified)('have %s with %s [%s]', (code, regulator) => {
    expect(markets.find((market) => market.code === code)).toMatchObject({ regulator, selectable: true })
  })

  it('begin with the 19 specified [S1-1-04, S1-9-04]', () => {
    const selectable = markets.filter(({ selectable }) => selectable).map(({ code }) => code)
    expect(selectable.slice(0, 19)).toEqual(specified.map(([code]) => code))
  })
})
