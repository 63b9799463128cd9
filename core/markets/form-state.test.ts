import { describe, expect, it } from 'vitest'
import { equals, present } from '#core/rules/condition-builders.ts'
import { formReader } from './form-state.ts'
import type { MarketForm } from './market.ts'

const form: MarketForm = {
  sections: [],
  askedWhen: [{ field: 'packagingType', when: present('sterile') }],
  alwaysNeeded: ['udiDi'],
  neededWhen: [{ field: 'website', when: present('brandName') }],
  offeredCodes: { riskClass: ['class-i', 'class-iii'] },
  offeredWhen: [
    { field: 'riskClass', when: equals('legislation', 'IVDR'), codes: ['class-a'] },
    { field: 'riskClass', when: present('legislation'), codes: ['class-i'] },
    { field: 'deviceStatus', when: equals('legislation', 'MDD'), codes: ['ON_THE_MARKET'] },
  ],
}
const stateOf = formReader(form)

describe('the state of a form', () => {
  it('is as the form stands while nothing is in it', () => {
    expect(stateOf({})).toEqual({
      hidden: ['packagingType'],
      needed: ['udiDi'],
      offered: { riskClass: ['class-i', 'class-iii'] },
      generatesBasicUdiDi: false,
    })
  })

  it('asks, and marks as needed, what the values call for', () => {
    const state = stateOf({ sterile: true, brandName: 'B' })
    expect([state.hidden, state.needed]).toEqual([[], ['udiDi', 'website']])
  })

  it('hides no value', () => {
    expect(stateOf({ packagingType: 'Pouch' }).hidden).toEqual([])
    expect(stateOf({ riskClass: 'class-d' }).offered).toEqual({
      riskClass: ['class-i', 'class-iii', 'class-d'],
    })
  })

  it('offers the codes of the first row that holds', () => {
    expect(stateOf({ legislation: 'IVDR' }).offered).toEqual({ riskClass: ['class-a'] })
    expect(stateOf({ legislation: 'MDD' }).offered).toEqual({
      riskClass: ['class-i'],
      deviceStatus: ['ON_THE_MARKET'],
    })
  })

  it('offers codes of a column, and those chosen in its rows', () => {
    const when = equals('legislation', 'MDD')
    const column = { field: 'certificates', column: 'certificateType', when, codes: ['MDD_V'] } as const
    const ofColumn = formReader({ ...form, offeredCodes: {}, offeredWhen: [column] })
    const certificates = [{ certificateType: 'MDD_V' }, { certificateType: 'MDD_VI' }, {}]
    expect(ofColumn({ legislation: 'MDD', certificates }).offered).toEqual({
      'certificates.certificateType': ['MDD_V', 'MDD_VI'],
    })
    expect(ofColumn({ certificates }).offered).toEqual({})
  })

  it('leaves the Basic UDI-DI to the generator where the form says so', () => {
    const generating = formReader({ ...form, generatesBasicUdiDi: equals('legislation', 'MDR') })
    expect([{ legislation: 'MDR' }, {}].map((values) => generating(values).generatesBasicUdiDi)).toEqual([
      true,
      false,
    ])
  })
})
