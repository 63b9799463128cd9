import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { completeSubmission } from '#tests/market-content.ts'
import { effectOfChange } from './change-effects.ts'
import { marketModules } from './index.ts'

/** What a change of one field means in each market, and by what source. */

const today = '2026-11-26'
const moduleOf = (code: string) => {
  const market = marketModules.find((one) => one.code === code)
  if (!market) throw new Error(`No market ${code}`)
  return market
}
/** What is registered in each: complete, and in the US published long ago. */
const registeredIn = async (code: string): Promise<AnyDocument> => ({
  ...(await completeSubmission(code)),
  brandName: 'Difference',
  modelNumber: 'M-1',
  catalogueNumber: 'C-1',
  ...(code === 'US' && { usPublishDate: '2026-01-05' }),
})

const guidance = /GUDID\) guidance/
const tga = /TGA, UDI data elements/
const notNmpa = /not the NMPA itself/

it.each<[string, AnyDocument, string, RegExp]>([
  ['EU', { brandName: 'B' }, 'nothing', /^$/],
  ['EU', { website: 'https://b.example' }, 'update', /BR-DTX-UDI-036/],
  ['EU', { deviceName: 'B' }, 'update', /Annex VI/],
  ['EU', { baseQuantity: 77 }, 'new-di', /BR-DTX-UDID-093/],
  ['EU', { catalogueNumber: 'C-2' }, 'new-di', /BR-DTX-UDI-031/],
  ['EU', { riskClass: 'class-iii' }, 'new-di', /BR-DTX-UDID-092/],
  ['EU', { deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET', marketAvailability: [] }, 'refused', /BR-UDID-073/],
  ['US', { brandName: 'B' }, 'new-di', guidance],
  ['US', { baseQuantity: 10 }, 'new-di', guidance],
  ['US', { catalogueNumber: 'C-2' }, 'update', guidance],
  ['US', { usPublishDate: '2026-02-05' }, 'refused', guidance],
  ['US', { intendedUse: 'Another' }, 'nothing', /^$/],
  ['US', { udiDi: '09521234000020' }, 'new-di', guidance],
  ['CH', { brandName: 'B' }, 'nothing', /^$/],
  ['CH', { catalogueNumber: 'C-2' }, 'unknown', /swissdamed/],
  ['CN', { baseQuantity: 10 }, 'new-di', notNmpa],
  ['CN', { cnIssuingAgency: 'other' }, 'new-di', notNmpa],
  ['CN', { cnPublicationDate: '2026-02-05' }, 'refused', notNmpa],
  ['CN', { brandName: 'B' }, 'update', notNmpa],
  ['CN', { riskClass: 'class-i' }, 'nothing', /^$/],
  ['AU', { brandName: 'B' }, 'new-di', tga],
  ['AU', { modelNumber: 'M-2' }, 'new-di', tga],
  ['AU', { baseQuantity: 10 }, 'new-di', tga],
  ['AU', { catalogueNumber: 'C-2' }, 'update', tga],
  ['AU', { deviceDescription: 'Another' }, 'update', tga],
  ['AU', { auSponsor: 'Another' }, 'unknown', tga],
  ['KR', { brandName: 'B' }, 'unknown', /Article 31-3/],
  ['KR', { udiDi: '09521234000020' }, 'new-di', /IMDRF/],
  ['BR', { modelNumber: 'M-2' }, 'unknown', /IN 426/],
])('%s: %o is %s', async (code, change, effect, source) => {
  const registered = await registeredIn(code)
  const found = effectOfChange(moduleOf(code), registered, { ...registered, ...change }, today)
  expect(found.effect).toBe(effect)
  expect(found.rules.map((rule) => rule.source)[0] ?? '').toMatch(source)
  if (effect === 'nothing') expect(found.fields).toEqual([])
  else expect(Object.keys(change)).toContain(found.fields[0]?.field)
})

describe('in the United States', () => {
  const premarket = { usPremarketSubmissions: [{ number: 'K261234', type: '510(k)' }] }
  const us = async (change: AnyDocument, published: string) => {
    const registered = {
      ...(await registeredIn('US')),
      usPremarketSubmissions: [],
      usPublishDate: published,
    }
    return effectOfChange(moduleOf('US'), registered, { ...registered, ...change }, today)
  }
  it.each([
    ['in the days of grace', '2026-11-20', 'update', 'update'],
    ['after them', '2026-11-18', 'add-only', 'new-di'],
  ])('%s, a second premarket submission and another brand name', async (_, published, added, renamed) => {
    expect((await us(premarket, published)).effect).toBe(added)
    expect((await us({ brandName: 'B' }, published)).effect).toBe(renamed)
    const both = await us({ ...premarket, brandName: 'B' }, published)
    expect(both.effect).toBe(renamed)
    expect(both.fields.map(({ effect }) => effect).toSorted()).toEqual([added, renamed].toSorted())
  })
})

describe('in China', () => {
  const box = { packageDi: '19521234000010', level: '盒', quantity: 10 }
  const carton = { packageDi: '29521234000017', level: '箱', quantity: 20, containedDi: '19521234000010' }
  const number = '国械注进20263140001'
  it.each<[string, AnyDocument, string]>([
    ['a further package', { cnPackages: [carton, box] }, 'add-only'],
    ['the first package', { cnPackages: [box] }, 'add-only'],
    ['another quantity', { cnPackages: [{ ...box, quantity: 12 }] }, 'refused'],
    ['a package less', { cnPackages: [] }, 'refused'],
    ['another one in its place', { cnPackages: [carton] }, 'refused'],
    ['a further number', { cnNmpaRegistrationNumber: `${number}， 国械注进20273140002` }, 'add-only'],
    ['another number', { cnNmpaRegistrationNumber: '国械注进20273140002' }, 'refused'],
    ['no number', { cnNmpaRegistrationNumber: undefined }, 'refused'],
  ])('%s: packages and registration numbers are only added to', async (name, change, effect) => {
    const before = name === 'the first package' ? {} : { cnPackages: [box] }
    const registered = { ...(await registeredIn('CN')), cnNmpaRegistrationNumber: number, ...before }
    const found = effectOfChange(moduleOf('CN'), registered, { ...registered, ...change }, today)
    expect(found).toMatchObject({ effect, rules: [{ effect, rule: expect.stringContaining('added to') }] })
  })
})

describe.each(marketModules)('$code', (market) => {
  it('says what it rests on, with a day', () => {
    const statements = [
      ...Object.values(market.changes),
      ...Object.values(market.exchange?.changeRules ?? {}),
    ]
    expect(statements.length).toBeGreaterThan(0)
    for (const { source, on } of statements) {
      expect(source.length).toBeGreaterThan(8)
      expect(on).toMatch(/^2026-\d{2}-\d{2}$/)
    }
  })

  it('has a statement for every mark of its fields', () => {
    const { changes, exchange, regulatorFields } = market
    if (exchange?.judgeChange) {
      expect(changes).toMatchObject({ update: {}, addOnly: {} })
      return
    }
    const marks = new Set(Object.values(regulatorFields).map(({ changeable }) => changeable ?? 'none'))
    const needed = {
      no: changes.newDi,
      stays: changes.refused,
      adds: changes.addOnly,
      yes: changes.update,
      'own-service': changes.update,
      none: changes.untold ?? changes.update,
    }
    for (const mark of marks) expect(needed[mark], mark).toBeDefined()
  })

  it('has a statement for every way a field may change', async () => {
    const registered = await registeredIn(market.code)
    for (const field of Object.keys(market.regulatorFields)) {
      const { [field]: _, ...without } = registered
      const found = effectOfChange(market, registered, without, today)
      if (found.effect !== 'nothing') expect(found.rules.length, field).toBeGreaterThan(0)
    }
  })

  it('has nothing to do where nothing changes', async () => {
    const registered = await registeredIn(market.code)
    expect(effectOfChange(market, registered, registered, today)).toEqual({
      ...{ effect: 'nothing', fields: [], rules: [] },
    })
  })
})
