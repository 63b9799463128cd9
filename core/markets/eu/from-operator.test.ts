import { describe, expect, it } from 'vitest'
import { euFields } from './fields.ts'
import { fromOperator } from './from-operator.ts'

const operator = {
  actorType: 'manufacturer',
  name: 'Example Devices',
  srn: 'DE-MF-000000001',
  address: 'Hauptstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'a@example.com',
  issuingEntity: 'GS1',
  legislation: 'MDR',
  marketCountries: ['DE', 'FR'],
  nameLanguage: 'EN',
}

describe('what an EU submission takes from its manufacturer', () => {
  it('is in fields of the EU', () => {
    const values = fromOperator(operator, { brandName: 'Flow' })
    expect(Object.keys(euFields)).toEqual(expect.arrayContaining(Object.keys(values)))
    expect(values).toMatchObject({
      manufacturerSrn: 'DE-MF-000000001',
      manufacturerAddress: 'Hauptstraße 1, 10115 Berlin, DE',
      manufacturerContactEmail: 'a@example.com',
      basicUdiDiIssuingEntity: 'GS1',
      marketAvailability: [{ country: 'DE' }, { country: 'FR' }],
      tradeNames: [{ language: 'EN', text: 'Flow' }],
    })
  })

  it('is only what it gives', () => {
    expect(fromOperator({ name: 'Example Devices' }, {})).toEqual({})
    expect(fromOperator(operator, {})).not.toHaveProperty('tradeNames')
  })

  it('names a producer of packs as such', () => {
    const values = fromOperator({ ...operator, srn: 'DE-PR-000000001' }, {})
    expect(values).toMatchObject({ packProducerActorId: 'DE-PR-000000001' })
    expect(values).not.toHaveProperty('manufacturerSrn')
  })

  it.each([
    ['a system or procedure pack', { legislation: 'SPP' }, ['manufacturerSrn', 'marketAvailability']],
    ['off the market', { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' }, ['marketAvailability']],
    ['not meant for the EU', { deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET' }, ['marketAvailability']],
  ])('gives no value that EUDAMED has no place for: %s', (_, submission, left) => {
    const plain = Object.keys(fromOperator(operator, {}))
    expect(plain.filter((field) => !(field in fromOperator(operator, submission)))).toEqual(left)
  })

  it('gives a pack none of it either whose legislation is the usual one of its manufacturer', () => {
    const values = fromOperator({ ...operator, legislation: 'SPP' }, {})
    expect(values).toMatchObject({ legislation: 'SPP' })
    expect(values).not.toHaveProperty('manufacturerSrn')
    expect(values).not.toHaveProperty('marketAvailability')
    const device = fromOperator({ ...operator, legislation: 'SPP' }, { legislation: 'MDR' })
    expect(device).toHaveProperty('marketAvailability')
  })

  it('contradicts no code and no stated issuing entity', () => {
    const issuer = (submission: Record<string, string>) =>
      fromOperator(operator, submission).udiDiIssuingEntity
    expect(issuer({ udiDi: '09521234000013' })).toBe('GS1')
    expect(issuer({ udiDi: '+E308123456781H' })).toBeUndefined()
    expect(issuer({ udiDiIssuingEntity: 'HIBCC' })).toBeUndefined()
  })
})
