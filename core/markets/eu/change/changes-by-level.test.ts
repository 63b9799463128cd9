import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { changesByLevel } from './changes-by-level.ts'
import { levels } from './levels.ts'
import { messagesDue } from './messages-due.ts'

const device: SubmissionDocument = {
  basicUdiDi: '9521234MINIMAL13R',
  udiDi: '09521234000013',
  deviceName: 'Infusion set',
  riskClass: 'class-iia',
  emdnCode: 'A0101010102',
  manufacturerSrn: 'DE-MF-000012345',
  catalogueNumber: 'REF-1',
  deviceStatus: 'ON_THE_MARKET',
  marketAvailability: [{ country: 'DE', firstPlaced: true }, { country: 'FR' }],
  packages: [{ packageDi: '19521234000010', quantity: 10 }],
  originalManufacturerName: 'Maker',
  productionIdentifiers: ['BATCH_NUMBER', 'EXPIRATION_DATE'],
  tradeNames: [
    { language: 'EN', text: 'A' },
    { language: 'DE', text: 'B' },
  ],
  baseQuantity: 1,
}
const pack: SubmissionDocument = {
  ...device,
  legislation: 'SPP',
  multiComponentType: 'PROCEDURE_PACK',
  packProducerActorId: 'DE-PR-000012345',
  medicalPurpose: [{ language: 'EN', text: 'Minor surgery' }],
}

const none = { 'basic-udi': [], 'udi-di': [], market: [], package: [], designer: [] }
const versions = { 'basic-udi': 1, 'udi-di': 2, market: 3, package: 4, designer: 5 }
const due = (before: SubmissionDocument, after: SubmissionDocument) =>
  messagesDue(after, { basicUdiDiRegistered: true, registered: { document: before, versions } })
const markets = (...rows: NonNullable<SubmissionDocument['marketAvailability']>) => ({
  marketAvailability: rows,
})

describe('what differs', () => {
  it.each<[string, SubmissionDocument, object]>([
    ['nothing', {}, {}],
    ['a name', { deviceName: 'B' }, { 'basic-udi': ['deviceName'] }],
    ['the order of codes', { productionIdentifiers: ['EXPIRATION_DATE', 'BATCH_NUMBER'] }, {}],
    ['the order of countries', markets({ country: 'FR' }, { country: 'DE', firstPlaced: true }), {}],
    [
      'the order of trade names, of which the first is the default',
      { tradeNames: device.tradeNames?.toReversed() },
      { 'udi-di': ['tradeNames'] },
    ],
    [
      'a date of a country',
      markets({ country: 'DE', firstPlaced: true }, { country: 'FR', endDate: '2027-01-01' }),
      { market: ['marketAvailability'] },
    ],
    [
      'the country of the first placing',
      markets({ country: 'DE' }, { country: 'FR', firstPlaced: true }),
      { 'udi-di': ['marketAvailability'] },
    ],
    [
      'that and another country',
      markets({ country: 'FR', firstPlaced: true }),
      { 'udi-di': ['marketAvailability'], market: ['marketAvailability'] },
    ],
    [
      'the status, with which the countries go',
      { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET', marketAvailability: [] },
      { 'udi-di': ['deviceStatus', 'marketAvailability'] },
    ],
    ['a package', { packages: [{ packageDi: '19521234000010', quantity: 11 }] }, { package: ['packages'] }],
    [
      'the original manufacturer',
      { originalManufacturerCity: 'Lyon' },
      { designer: ['originalManufacturerCity'] },
    ],
  ])('is %s', (_, changes, expected) => {
    expect(changesByLevel(device, { ...device, ...changes })).toEqual({ ...none, ...expected })
  })

  describe('of the substances', () => {
    const en = (name: string, substance?: number) => ({ name, language: 'EN', substance })
    const de = (name: string, substance?: number) => ({ name, language: 'DE', substance })
    const of = (...endocrineSubstances: NonNullable<SubmissionDocument['endocrineSubstances']>) => ({
      ...device,
      endocrineSubstances,
    })
    const registered = of(en('A', 1), de('B', 1), en('C', 2), de('D', 2), en('E'))
    it.each<[string, SubmissionDocument, readonly string[]]>([
      ['other figures', of(en('A', 5), de('B', 5), en('C', 3), de('D', 3), en('E', 4)), []],
      ['their order', of(en('E'), de('D', 1), en('C', 1), de('B', 2), en('A', 2)), []],
      [
        'which names are of one substance',
        of(en('A', 1), de('D', 1), en('C', 2), de('B', 2), en('E')),
        ['endocrineSubstances'],
      ],
      [
        'names that are of a substance of their own',
        of(en('A'), de('B'), en('C', 2), de('D', 2), en('E')),
        ['endocrineSubstances'],
      ],
    ])('is %s', (_, now, fields) => {
      expect(changesByLevel(registered, now)).toEqual({ ...none, 'udi-di': fields })
      const { basicUdiDi: ___, ...unfinished } = now
      expect(changesByLevel({ ...registered, basicUdiDi: undefined }, unfinished)).toEqual({
        ...none,
        'udi-di': fields,
      })
    })
  })

  it('is told though a submission is not whole yet', () => {
    expect(changesByLevel({ riskClass: 'class-i' }, { riskClass: 'class-i', website: 'a' })).toEqual({
      ...none,
      'udi-di': ['website'],
    })
  })
})

describe('the messages due', () => {
  it('are of the levels, in their order', () => {
    const changes: SubmissionDocument = {
      deviceName: 'B',
      website: 'https://a.example',
      ...markets({ country: 'DE', firstPlaced: true }),
      packages: [...(device.packages ?? []), { packageDi: '29521234000017', quantity: 2 }],
      originalManufacturerCity: 'Lyon',
    }
    const messages = due(device, { ...device, ...changes })
    expect(messages.map(({ service }) => service)).toEqual(levels.map(({ service }) => service))
    expect(messages).toMatchObject([
      { kind: 'MDR', content: { version: 2, name: 'B' } },
      { kind: 'MDR', content: { version: 3, website: 'https://a.example' } },
      { content: { marketInfos: { version: 4 }, deviceCriterion: 'STANDARD' } },
      { content: { packages: { version: 5 } } },
      { content: { productDesignerActor: { version: 6 } } },
    ])
    const [, patch] = messages
    for (const own of ['marketInfos', 'packages', 'productDesignerActor'] as const)
      expect((patch as { content: Record<string, unknown> }).content[own]).toBeUndefined()
  })

  it('say 0 for a version nobody knows', () => {
    const registered = { document: device }
    const messages = messagesDue({ ...device, website: 'a' }, { basicUdiDiRegistered: true, registered })
    expect(messages).toMatchObject([{ service: 'UDI_DI.PATCH', content: { version: 0 } }])
  })

  it('move the first placing with the UDI-DI, and take the rest of the markets by themselves', () => {
    const messages = due(device, {
      ...device,
      ...markets({ country: 'FR', firstPlaced: true }, { country: 'AT' }),
    })
    expect(messages.map(({ content }) => (content as { marketInfos?: object }).marketInfos)).toEqual([
      {
        version: 0,
        marketInfo: [
          { country: 'DE', originalPlacedOnTheMarket: false },
          { country: 'FR', originalPlacedOnTheMarket: true },
        ],
      },
      {
        version: 0,
        marketInfo: [
          { country: 'FR', originalPlacedOnTheMarket: true },
          { country: 'AT', originalPlacedOnTheMarket: false },
        ],
      },
    ])
  })

  it('bring a device to the market with the country of the first placing', () => {
    const before: SubmissionDocument = {
      ...device,
      deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET',
      marketAvailability: [],
      packages: [],
    }
    const [patch, put] = due(before, { ...device, packages: [] })
    expect(patch).toMatchObject({
      service: 'UDI_DI.PATCH',
      content: { status: 'ON_THE_MARKET', marketInfos: { marketInfo: [{ country: 'DE' }] } },
    })
    expect(put).toMatchObject({
      service: 'MARKET_INFO.PUT',
      content: { marketInfos: { marketInfo: [{ country: 'DE' }, { country: 'FR' }] } },
    })
  })

  it.each([
    ['a pack, which has no markets', pack, ['PACKAGE_UDI.PUT']],
    [
      'a legacy device, which has no packages',
      { ...device, legislation: 'MDD' },
      ['MARKET_INFO.PUT', 'PRODUCT_DESIGNER.PUT'],
    ],
  ])('are fewer of %s', (_, before, expected) => {
    const changes: SubmissionDocument = {
      ...markets({ country: 'DE', firstPlaced: true }),
      packages: [{ packageDi: '29521234000017', quantity: 2 }],
      originalManufacturerCity: 'Lyon',
    }
    const messages = due(before, { ...before, ...changes })
    expect(messages.map(({ service }) => service)).toEqual(expected)
    if (before.legislation === 'MDD')
      expect(messages[0]).toMatchObject({ content: { deviceCriterion: 'LEGACY' } })
  })

  it.each([
    ['the device', false, 'DEVICE.POST'],
    ['the UDI-DI alone, where the Basic UDI-DI is known', true, 'UDI_DI.POST'],
  ])('of what is not registered are one with %s', (_, basicUdiDiRegistered, service) => {
    expect(messagesDue(device, { basicUdiDiRegistered })).toMatchObject([{ service, kind: 'MDR' }])
  })

  it('are none where all packages are taken away, which no message can say', () => {
    expect(due(device, { ...device, packages: [] })).toEqual([])
  })
})
