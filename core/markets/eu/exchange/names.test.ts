import { describe, expect, it } from 'vitest'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import type { ItemToSend, RegisteredState } from '#core/markets/exchange.ts'
import { complete as device } from '../fixtures/complete.ts'
import { plan } from './plan.ts'
import { afterTaking, afterTakingInGroup } from './state-after-acceptance.ts'

/** Name and model, which EUDAMED keeps once for a Basic UDI-DI (decision D41). */

const named = (size: number, more: object = {}) => ({
  ...device,
  ...{ deviceName: `Size ${size}`, modelNumber: `GK-${size}`, ...more },
})
const first = afterTaking(undefined, named(1), 'DEVICE.POST')
const further = afterTaking(undefined, named(2), 'UDI_DI.POST', first)
const names = ({ document: { deviceName, modelNumber }, namedByAnother }: RegisteredState) => [
  deviceName,
  modelNumber,
  namedByAnother ?? false,
]

type Item = Omit<ItemToSend, 'reference'>
const planned = (...items: readonly Item[]) => {
  let ids = 0
  return plan(
    items.map((item, at) => ({ reference: `${at + 1}`, ...item })),
    {
      environment: 'production',
      settings: settingsOutOfTheBox,
      createdAt: '2026-11-27T12:00:00Z',
      newId: () => `${ids++}`,
      knownGroups: new Set([String(device.basicUdiDi)]),
    },
  )
}
const filesOf = (...items: readonly Item[]) =>
  planned(...items).files.map(({ service, parts, write }) => [
    service,
    parts.flatMap(({ references }) => references),
    write().match(/:name>([^<]*)</)?.[1],
  ])

describe('what EUDAMED has', () => {
  it.each<[string, RegisteredState, unknown[]]>([
    ['of the first device', first, ['Size 1', 'GK-1', false]],
    ['of a further one', further, ['Size 1', 'GK-1', true]],
    [
      'of a further one where nobody knows the first',
      afterTaking(undefined, named(2), 'UDI_DI.POST'),
      [undefined, undefined, true],
    ],
    [
      'of that once the first is known',
      afterTakingInGroup(afterTaking(undefined, named(2), 'UDI_DI.POST'), first, 'DEVICE.POST'),
      ['Size 1', 'GK-1', true],
    ],
    [
      'of a further one after another change of it',
      afterTaking(further, named(2, { deviceName: 'Size 2 B' }), 'UDI_DI.PATCH'),
      ['Size 1', 'GK-1', true],
    ],
    [
      'of a further one for which the Basic UDI-DI was changed',
      afterTaking(further, named(2), 'BASIC_UDI.PATCH', first),
      ['Size 1', 'GK-1', true],
    ],
    [
      'of the first one after that',
      afterTakingInGroup(first, afterTaking(further, named(2), 'BASIC_UDI.PATCH', first), 'BASIC_UDI.PATCH'),
      ['Size 1', 'GK-1', false],
    ],
    [
      'of a further one after the first gave another name',
      afterTakingInGroup(
        further,
        afterTaking(first, named(1, { deviceName: 'New' }), 'BASIC_UDI.PATCH'),
        'BASIC_UDI.PATCH',
      ),
      ['New', 'GK-1', true],
    ],
    [
      'of one that had the same name until another gave it a new one',
      afterTakingInGroup(
        first,
        afterTaking(first, named(1, { deviceName: 'New' }), 'BASIC_UDI.PATCH'),
        'BASIC_UDI.PATCH',
      ),
      ['New', 'GK-1', true],
    ],
  ])('%s', (_, state, expected) => {
    expect(names(state)).toEqual(expected)
  })
})

describe('what is sent', () => {
  const representative = {
    manufacturerSrn: 'US-MF-000000001',
    authorizedRepresentativeSrn: 'DE-AR-000000001',
  }
  const other = { ...representative, authorizedRepresentativeSrn: 'DE-AR-000000002' }
  const one = afterTaking(undefined, named(1, representative), 'DEVICE.POST')
  const two = afterTaking(undefined, named(2, representative), 'UDI_DI.POST', one)

  it.each<[string, readonly Item[], unknown[]]>([
    [
      'for the name of the first',
      [{ document: named(1, { deviceName: 'New' }), registered: first }],
      [['BASIC_UDI.PATCH', ['1'], 'New']],
    ],
    ['for that of a further one', [{ document: named(2, { deviceName: 'New' }), registered: further }], []],
    [
      'for both',
      [
        { document: named(2, { deviceName: 'New 2' }), registered: further },
        { document: named(1, { deviceName: 'New 1' }), registered: first },
      ],
      [['BASIC_UDI.PATCH', ['2'], 'New 1']],
    ],
    [
      'for what they share, of a further one alone',
      [{ document: named(2, other), registered: two }],
      [['BASIC_UDI.PATCH', ['1'], 'Size 1']],
    ],
    [
      'for that and the name of the first',
      [
        { document: named(2, other), registered: two },
        { document: named(1, { ...other, deviceName: 'New 1' }), registered: one },
      ],
      [['BASIC_UDI.PATCH', ['1', '2'], 'New 1']],
    ],
  ])('%s', (_, items, expected) => {
    expect(filesOf(...items)).toEqual(expected)
  })

  it('nothing of two that name it differently, and says of both why', () => {
    const { files, unsent } = planned(
      { document: named(1, { deviceName: 'New 1' }), registered: first },
      { document: named(1, { deviceName: 'New 2' }), registered: first },
    )
    expect(files).toEqual([])
    const why = expect.stringContaining('once for the Basic UDI-DI')
    expect(unsent).toEqual(['1', '2'].map((reference) => ({ reference, field: 'deviceName', why })))
  })

  it('no change of a Basic UDI-DI whose name nobody knows', () => {
    const unknown = afterTaking(undefined, named(2, representative), 'UDI_DI.POST')
    expect(
      planned({ document: named(2, { ...representative, deviceName: 'New' }), registered: unknown }).unsent,
    ).toMatchObject([{ why: expect.stringContaining('nothing to send') }])
    expect(planned({ document: named(2, other), registered: unknown }).unsent).toMatchObject([
      { field: 'deviceName', why: expect.stringContaining('Read this device from EUDAMED') },
    ])
  })
})

it('of a further device is its Basic UDI-DI as it was registered, not as the hub has it meanwhile', () => {
  const sent = named(2, { authorizedRepresentativeSrn: 'DE-AR-000000009' })
  const { document } = afterTaking(undefined, sent, 'UDI_DI.POST', first)
  expect(document.authorizedRepresentativeSrn).toBe(first.document.authorizedRepresentativeSrn)
})
