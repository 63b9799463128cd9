import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import type { PlanContext } from '#core/markets/exchange.ts'
import { complete } from '../fixtures/complete.ts'
import { judgeChange } from './judge-change.ts'
import { plan } from './plan.ts'

/** What is planned for GUDID; what a hub makes of it, server/features/exchange/gudid-register.test.ts tells. */

let count = 0
const context: PlanContext = {
  environment: 'production',
  settings: settingsOutOfTheBox,
  createdAt: '2026-11-20T09:00:00.000Z',
  newId() {
    count += 1
    return `0f1e2d3c-0000-4000-8000-${String(count).padStart(12, '0')}`
  },
  knownGroups: new Set(),
}

describe('a plan', () => {
  it('has one document for each DI', () => {
    const items = ['1', '2'].map((reference) => ({ reference, document: complete }))
    const { files, unsent } = plan(items, context)
    expect(files.map(({ parts }) => parts[0]?.references)).toEqual([['1']])
    expect(unsent).toMatchObject([{ reference: '2', field: 'udiDi' }])
  })

  it('goes on from the latest file of a document, whatever became of it', () => {
    const lastDocument = { setId: '0f1e2d3c-0000-4000-8000-00000000000a', version: 6 }
    const { files } = plan([{ reference: '1', document: complete, lastDocument }], context)
    expect(files[0]?.document).toEqual({ key: '09521234000013', setId: lastDocument.setId, version: 7 })
  })

  it('has nothing where only what no file can say has changed, and names that', () => {
    const registered = { document: { ...complete, usSupportContacts: [] }, versions: {} }
    const lastDocument = { setId: '0f1e2d3c-0000-4000-8000-00000000000a', version: 1 }
    const { unsent } = plan([{ reference: '1', document: complete, registered, lastDocument }], context)
    expect(unsent[0]?.why).toContain(
      'There is nothing to send. What has changed and no file can say is changed in GUDID by hand: Support contacts.',
    )
  })
})

describe('what is changed in GUDID by hand', () => {
  const lastDocument = { setId: '0f1e2d3c-0000-4000-8000-00000000000a', version: 1 }
  const published = { ...complete, usPublishDate: '2026-11-18' }
  const asked = (now: AnyDocument) =>
    plan(
      [{ reference: '1', document: now, registered: { document: published, versions: {} }, lastDocument }],
      context,
    )

  it('is what differs, and says what was removed', () => {
    const all: AnyDocument = published
    const { usSupportContacts: _, usStorageHandling: __, ...less } = all
    expect(asked(less).unsent[0]?.why).toMatch(
      /by hand: Storage and handling \(removed\), Support contacts \(removed\)\.$/,
    )
    expect(asked({ ...published, usPrescriptionUse: false }).unsent[0]?.why).toMatch(
      /by hand: [^,]* \(now No\)\.$/,
    )
    expect(asked(published).unsent[0]?.why).toMatch(/There is nothing to send\.$/)
  })

  it('stands at a file too', () => {
    const [file] = asked({ ...published, brandName: 'Another', usSupportContacts: [] }).files
    expect(file?.byHand).toEqual(['Support contacts (removed)'])
  })
})

describe('a change of what GUDID has', () => {
  const published = { ...complete, usPublishDate: '2026-11-12' }
  const fields = (now: object, today: string) =>
    judgeChange(published, { ...published, ...now }, today).map(({ field }) => field)

  it.each([
    ['on the last day of grace', '2026-11-19', []],
    ['the day after', '2026-11-20', ['brandName', 'kit', 'usDeviceSizes']],
  ])('%s: new DI triggers', (_, today, expected) => {
    const now = { brandName: 'Another', kit: true, usDeviceSizes: [], catalogueNumber: 'REF-201' }
    expect(fields(now, today).toSorted()).toEqual(expected)
  })

  it('that no record of GUDID can hold is free to be corrected', () => {
    const registered = { ...published, baseQuantity: 12_345_678, unitOfUseDi: '09521234000020' }
    const corrected = (baseQuantity: number) =>
      judgeChange(registered, { ...registered, baseQuantity }, '2026-12-24').map(({ field }) => field)
    expect(corrected(1_234_567)).toEqual([])
    const held = { ...registered, baseQuantity: 1_234_567 }
    expect(judgeChange(held, { ...held, baseQuantity: 12 }, '2026-12-24')).toMatchObject([
      { field: 'baseQuantity' },
    ])
  })

  const box = { packageDi: '19521234000010', issuingAgency: 'GS1', quantity: 5, packageType: 'Box' }
  const carton = {
    packageDi: '29521234000017',
    issuingAgency: 'GS1',
    quantity: 10,
    containedDi: box.packageDi,
  }
  it.each<[string, object, string[]]>([
    ['another quantity', { usPackages: [{ ...box, quantity: 50 }] }, ['usPackages']],
    ['another content', { usPackages: [{ ...box, containedDi: '09521234000020' }, carton] }, ['usPackages']],
    ['its content said aloud', { usPackages: [{ ...box, containedDi: '9521234000013' }] }, []],
    ['another type', { usPackages: [{ ...box, packageType: 'Bag' }] }, []],
    ['a further package', { usPackages: [carton, box] }, []],
    ['another sterilization method', { sterilisationMethod: 'Ethylene Oxide' }, ['sterilisationMethod']],
    ['its sterilization method in other letters', { sterilisationMethod: 'dry heat  sterilization;' }, []],
  ])('after the days of grace: %s', (_, now, expected) => {
    const before = { ...published, sterilizeBeforeUse: true, sterilisationMethod: 'Dry Heat Sterilization' }
    const found = judgeChange(before, { ...before, ...now }, '2026-12-24')
    expect(found.map(({ field }) => field)).toEqual(expected)
    // A record that was wrong is corrected in GUDID.
    for (const { message } of found) expect(message).toContain('unlock the record in GUDID')
    expect(judgeChange(before, { ...before, ...now }, '2026-11-19')).toEqual([])
  })

  it.each<[string, object[], object[], string[]]>([
    ['not known but for its DI', [{ packageDi: box.packageDi }], [box], []],
    ['without a quantity', [{ ...box, quantity: undefined, status: 'In' }], [box], []],
    [
      'without a quantity, of another content',
      [{ ...carton, quantity: undefined }],
      [{ ...box, packageDi: carton.packageDi }],
      ['usPackages'],
    ],
    ['there twice', [box, { ...box, quantity: 6 }], [{ ...box, quantity: 6 }, box], []],
    [
      'there twice, and a third content',
      [box, { ...box, quantity: 6 }],
      [{ ...box, quantity: 7 }],
      ['usPackages'],
    ],
  ])('of a package %s', (_, before, after, expected) => {
    const had = { ...published, usPackages: before } as AnyDocument
    const now = { ...published, usPackages: after } as AnyDocument
    expect(judgeChange(had, now, '2026-12-24').map(({ field }) => field)).toEqual(expected)
  })

  it.each([
    ['+A999ABC1230V', 'A999ABC1230', 'HIBCC', []],
    ['=/A9999XYZ100T0944', 'A9999XYZ100T0944', 'ICCBBA', []],
    ['9521234000013', '09521234000013', 'GS1', []],
    ['not a DI', 'not another', 'GS1', ['udiDi']],
    ['+A999ABC1230V', 'A999ABC1240', 'HIBCC', ['udiDi']],
  ])('of the DI, from %s to %s (%s): %j', (before, after, udiDiIssuingEntity, expected) => {
    const now = { ...published, udiDiIssuingEntity, udiDi: after, usPackages: [] }
    const found = judgeChange({ ...now, udiDi: before }, now, '2026-12-24')
    expect(found.map(({ field }) => field)).toEqual(expected)
  })

  it('is none where a no is said aloud, the agency is named, or rows stand in another order', () => {
    const sizes = complete.usDeviceSizes as readonly object[]
    const same = { kit: false, singleUse: false, usDeviceSizes: sizes.toReversed() }
    const { udiDiIssuingEntity: _, ...unnamed }: AnyDocument = { ...published, ...same } as AnyDocument
    expect(judgeChange(published, unnamed, '2026-12-24')).toEqual([])
  })

  it('before publication is free, the publish date too, but the DI stays', () => {
    const unpublished = { ...complete, usPublishDate: '2026-12-24' }
    const now = { ...unpublished, usPublishDate: '2026-12-31', brandName: 'Another', udiDi: '09521234000020' }
    expect(judgeChange(unpublished, now, '2026-11-20').map(({ field }) => field)).toEqual(['udiDi'])
  })

  it('takes premarket submissions that are added, not those that are gone or changed', () => {
    const more = [{ number: 'P110042', supplement: '017', type: 'PMA' }]
    expect(fields({ usPremarketSubmissions: more }, '2026-12-24')).toEqual([])
    expect(fields({ usPremarketSupplement: '000' }, '2026-12-24')).toEqual([])
    expect(fields({ usFdaPremarketSubmissionNumber: 'K1' }, '2026-12-24')).toEqual([
      'usFdaPremarketSubmissionNumber',
    ])
  })
})
