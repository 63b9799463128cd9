import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { equals, present } from '#core/rules/condition-builders.ts'
import { formReader } from './form-state.ts'
import type { RegulatorFields } from './market.ts'
import { requirementsOf } from './required.ts'

const regulatorFields: RegulatorFields = {
  packagingType: { asked: present('sterile') },
  udiDi: { requiredMessage: 'The UDI-DI is missing.' },
  website: { needed: present('brandName'), requiredMessage: 'The website is missing.' },
  gmdnCode: { advised: true },
  sterile: { declaration: true, asked: present('packagingType') },
  riskClass: {
    offered: [
      { when: equals('legislation', 'IVDR'), codes: ['class-a'] },
      { when: present('legislation'), codes: ['class-i'] },
      { codes: ['class-i', 'class-iii'] },
    ],
  },
  deviceStatus: { offered: [{ when: equals('legislation', 'MDD'), codes: ['ON_THE_MARKET'] }] },
}
const readerOf = (ofRegulatorFields: RegulatorFields) => {
  const requirements = requirementsOf(ofRegulatorFields, [])
  const read = formReader({ regulatorFields: ofRegulatorFields, requirements })
  return (values: AnyDocument) => read(values, '2026-11-22')
}
const stateOf = readerOf(regulatorFields)

describe('the state of a form', () => {
  it('is as the form stands while nothing is in it', () => {
    expect(stateOf({})).toEqual({
      hidden: ['packagingType', 'sterile'],
      needed: ['udiDi'],
      missing: ['udiDi'],
      advised: ['gmdnCode'],
      offered: { riskClass: ['class-i', 'class-iii'] },
      widgets: {},
    })
  })

  it('asks, and marks as needed, what the values call for', () => {
    const state = stateOf({ sterile: true, brandName: 'B' })
    expect([state.hidden, state.needed]).toEqual([[], ['udiDi', 'website']])
  })

  it('keeps a mark on what is filled in, and counts it no longer', () => {
    const state = stateOf({ udiDi: '09521234000013' })
    expect([state.needed, state.missing]).toEqual([['udiDi'], []])
  })

  it('marks a declaration until it is answered, or all are answered at once', () => {
    const asked = { udiDi: '09521234000013', packagingType: 'Pouch' }
    const open = stateOf(asked)
    expect([open.missing, open.advised]).toEqual([['sterile'], ['gmdnCode', 'declarationsChecked']])
    const answered = stateOf({ ...asked, sterile: false })
    expect([answered.needed, answered.missing]).toEqual([['udiDi', 'sterile'], []])
    expect(stateOf({ ...asked, declarationsChecked: true }).needed).toEqual(['udiDi'])
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

  it('offers the codes a market takes where it says no more', () => {
    expect(readerOf({ riskClass: { codes: ['class-ii'] } })({}).offered).toEqual({
      riskClass: ['class-ii'],
    })
  })

  it('offers codes of a column, and those chosen in its rows', () => {
    const when = equals('legislation', 'MDD')
    const offered = [{ column: 'certificateType', when, codes: ['MDD_V'] }]
    const ofColumn = readerOf({ certificates: { offered } })
    const certificates = [{ certificateType: 'MDD_V' }, { certificateType: 'MDD_VI' }, {}]
    expect(ofColumn({ legislation: 'MDD', certificates }).offered).toEqual({
      'certificates.certificateType': ['MDD_V', 'MDD_VI'],
    })
    expect(ofColumn({ certificates }).offered).toEqual({})
  })

  it('puts a widget in place of an input where the market says so', () => {
    const widget = { name: 'identifier-generator', when: equals('legislation', 'MDR') } as const
    const generating = readerOf({ basicUdiDi: { widget } })
    expect([{ legislation: 'MDR' }, {}].map((values) => generating(values).widgets)).toEqual([
      { basicUdiDi: 'identifier-generator' },
      {},
    ])
  })
})
