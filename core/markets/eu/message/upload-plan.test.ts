import { describe, expect, it } from 'vitest'
import { minimalMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import { ivdrKit, legacyDevice, procedurePack } from '#core/markets/eu/fixtures/other-devices.ts'
import { basicUdiPatch, devicePost, udiDiPatch, udiDiPost } from '#core/markets/eu/message/device.ts'
import { marketInfoPut } from '#core/markets/eu/message/market-info.ts'
import type { MessageEntity } from '#core/markets/eu/message/message.ts'
import { productDesignerPut } from '#core/markets/eu/message/product-designer.ts'
import { packageUdiPut } from '#core/markets/eu/message/udi-di.ts'
import { entityCodes, planUpload, type UploadItem } from '#core/markets/eu/message/upload-plan.ts'

const { MDRBasicUDI: basicUdi, MDRUDIDIData: udiDi } = minimalMdrDevice
const uDIDIIdentifier = udiDi.identifier
const post = devicePost('MDR', minimalMdrDevice)
const further = udiDiPost('MDR', udiDi)
const markets = marketInfoPut({ uDIDIIdentifier, marketInfos: { version: 0, marketInfo: [] } })

const marketsOf = (DICode: string) =>
  marketInfoPut({ ...markets.content, uDIDIIdentifier: { ...uDIDIIdentifier, DICode } })
const furtherOf = (DICode: string) =>
  udiDiPost('MDR', { ...udiDi, identifier: { ...udiDi.identifier, DICode } })

const item = (reference: string, entity: MessageEntity, sender = 'DE-MF-000000001'): UploadItem => ({
  reference,
  sender,
  entity,
})

const plan = (items: readonly UploadItem[]) =>
  planUpload(items, '3.0.25', (order) => ({
    correlationID: `c-${order}`,
    messageID: `m-${order}`,
    creationDateTime: '2026-09-21T09:00:00Z',
  }))

describe('a plan for uploading', () => {
  it('of nothing is empty', () => {
    expect(plan([])).toEqual({ files: [], manifest: { version: '3.0.25', files: [] } })
  })

  it('takes the services in the order in which they build on each other', () => {
    const mixed = [
      item('designer', productDesignerPut({ uDIDIIdentifier })),
      item('packages', packageUdiPut({ udiIdentifier: uDIDIIdentifier, packages: { package: [] } })),
      item('markets', markets),
      item('udi-di', udiDiPatch('MDR', { ...udiDi, version: 2 })),
      item('basic', basicUdiPatch('MDR', { ...basicUdi, version: 2 })),
      item('further', further),
      item('device', post),
    ]
    expect(plan(mixed).manifest.files.map(({ order, service }) => [order, service])).toEqual([
      [1, 'DEVICE.POST'],
      [2, 'UDI_DI.POST'],
      [3, 'BASIC_UDI.PATCH'],
      [4, 'UDI_DI.PATCH'],
      [5, 'MARKET_INFO.PUT'],
      [6, 'PACKAGE_UDI.PUT'],
      [7, 'PRODUCT_DESIGNER.PUT'],
    ])
  })

  it('gives each sender files of their own, every kind of device together', () => {
    const { files, manifest } = plan([
      item('1', post),
      item('2', devicePost('PR', procedurePack), 'BE-PR-000000003'),
      item('3', devicePost('IVDR', ivdrKit)),
    ])
    expect(
      manifest.files.map(({ name, entities }) => [name, entities.map(({ reference }) => reference)]),
    ).toEqual([
      ['001_DEVICE.POST_DE-MF-000000001.xml', ['1', '3']],
      ['002_DEVICE.POST_BE-PR-000000003.xml', ['2']],
    ])
    expect(files[1]?.message).toEqual({
      correlationID: 'c-2',
      messageID: 'm-2',
      creationDateTime: '2026-09-21T09:00:00Z',
      sender: { nodeActorCode: 'BE-PR-000000003' },
      entities: [devicePost('PR', procedurePack)],
    })
  })

  it('puts at most 300 into a file and forgets none', () => {
    const items = Array.from({ length: 601 }, (_, index) => item(`${index}`, furtherOf(`${index}`)))
    const { files, manifest } = plan(items)
    expect(files.map(({ message }) => message.entities.length)).toEqual([300, 300, 1])
    expect(manifest.files.flatMap(({ entities }) => entities.map(({ reference }) => reference))).toEqual(
      items.map(({ reference }) => reference),
    )
  })

  it('puts two that share a code into files of their own (BR-UDID-003, BR-DTX-UDI-097)', () => {
    const legacy = marketInfoPut({ ...markets.content, deviceCriterion: 'LEGACY' })
    const { manifest } = plan([item('MDR', markets), item('legacy', legacy), item('other', marketsOf('1'))])
    expect(manifest.files.map(({ entities }) => entities.map(({ reference }) => reference))).toEqual([
      ['MDR', 'other'],
      ['legacy'],
    ])
  })

  it('says what EUDAMED may call a thing by', () => {
    expect(plan([item('1', post)]).manifest.files[0]?.entities).toEqual([
      { reference: '1', codes: ['9521234MINIMAL13R', '09521234000013'] },
    ])
  })

  it('names files by what a file can be called', () => {
    expect(plan([item('1', post, '../x y')]).files[0]?.name).toBe('001_DEVICE.POST__x_y.xml')
  })
})

it.each<[string, MessageEntity, string[]]>([
  ['a legacy device', devicePost('MDEU', legacyDevice), ['D-DEMF000000001LEG2AS', 'B-DEMF000000001LEG2AS']],
  ['a UDI-DI', further, ['09521234000013']],
  ['a Basic UDI-DI', basicUdiPatch('MDR', basicUdi), ['9521234MINIMAL13R']],
  ['markets', markets, ['09521234000013']],
  [
    'packages',
    packageUdiPut({ udiIdentifier: uDIDIIdentifier, packages: { package: [] } }),
    ['09521234000013'],
  ],
  ['an original manufacturer', productDesignerPut({ uDIDIIdentifier }), ['09521234000013']],
])('%s has its codes', (_, entity, codes) => {
  expect(entityCodes(entity)).toEqual(codes)
})
