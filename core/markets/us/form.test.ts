import { describe, expect, it } from 'vitest'
import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import { registered } from '#core/rules/condition.ts'
import { usedField } from '../market.ts'
import { complete } from './fixtures/complete.ts'
import { form } from './form/index.ts'
import { us } from './index.ts'

describe('the US form', () => {
  it('opens with the device, then the six specified fields in order', () => {
    const [device, specified] = form.sections
    expect(device?.id).toBe('device')
    expect(specified?.groups.flatMap(({ fields }) => fields)).toEqual([
      'usFdaGudidId',
      'usFdaEstablishmentNumber',
      'usFdaDeviceListingNumber',
      'usFdaPremarketSubmissionNumber',
      'usFdaProductCode',
      'usFdaClassification',
    ])
  })

  it('says the limits of GUDID: brand name 80, version 80, description 2,000 characters', () => {
    for (const [field, limit] of [
      ['brandName', 80],
      ['modelNumber', 80],
      ['deviceDescription', 2000],
    ] as const) {
      const judged = (length: number) =>
        us
          .judge({ ...complete, [field]: 'x'.repeat(length) }, new Set(), '2026-11-22')
          .flatMap(({ ruleId }) => (ruleId === 'GUDID-GRACE' ? [] : [ruleId]))
      expect(judged(limit)).toEqual([])
      expect(judged(limit + 1)).toEqual(['FIELD-LENGTH'])
    }
  })

  it('has codes of GMDN only, never a list of its terms [S3-3-29]', () => {
    const field = usedField(form, 'usGmdnCodes') as Field
    expect(field.type).toBe('text')
    expect(field.regulatorNames).toBe('GUDID gmdnTerms')
  })
})

describe('a record that is published', () => {
  const { usFdaProductCode: _, usLabelerDuns: __, usPublishDate: ___, ...without } = complete
  /** The key GUDID gave it. */
  const held = { usFdaGudidId: '0f1e2d3c-0000-4000-8000-000000000001' }
  const found = (document: typeof complete) =>
    us.judge(document, new Set(), '2026-11-22').map(({ severity, field }) => [severity, field])

  it('was complete enough for the FDA, and is told its days of grace', () => {
    const unpublished = found(without).map(([severity, field]) => `${severity} ${field}`)
    expect(unpublished.toSorted()).toEqual([
      'error usFdaProductCode',
      'error usLabelerDuns',
      'error usPublishDate',
    ])
    const published = { ...without, usLabelerDuns: '012345678', usPublishDate: '2026-07-25', ...held }
    // Its file cannot be made without.
    expect(found({ ...published, usLabelerDuns: '' })).toContainEqual(['error', 'usLabelerDuns'])
    expect(found(published)).toEqual([['info', 'usPublishDate']])
    const [note] = us.judge(published, new Set(), '2026-11-22')
    expect(note?.message).toContain('2026-07-26 to 2026-08-01')
  })

  it('is none before its publish date, however it was filled in', () => {
    const planned = { ...without, udiDi: '09521234000014', usPublishDate: '2026-11-23', ...held }
    const facts = new Set(us.factsAbout(planned, {}))
    const on = (day: string) =>
      us.judge(planned, facts, day).map(({ severity, field }) => `${severity} ${field}`)
    expect(on('2026-11-22').toSorted()).toEqual([
      'error udiDi',
      'error usFdaProductCode',
      'error usLabelerDuns',
      'info usPublishDate',
    ])
    expect(on('2026-11-23').toSorted()).toEqual([
      'error usLabelerDuns',
      'info usPublishDate',
      'warning udiDi',
    ])
  })

  it('is none where its publish date has passed and nothing shows that GUDID has it', () => {
    const dated: AnyDocument = { ...without, usPublishDate: '2026-11-21' }
    const { riskClass: _r, intendedUse: _i, ...thin } = dated
    const errors = (document: object, facts: readonly string[] = []) =>
      us
        .judge(document as typeof complete, new Set(facts), '2026-11-22')
        .flatMap(({ severity, field }) => (severity === 'error' ? [field] : []))
        .toSorted()
    const asked = ['intendedUse', 'riskClass', 'usFdaProductCode', 'usLabelerDuns']
    expect(errors(thin)).toEqual([...asked, 'usPublishDate'])
    expect(errors({ ...thin, usPublishDate: '2026-11-22' })).toEqual(asked)
    for (const evidence of [held, { usRecordStatus: 'Published' }])
      expect(errors({ ...thin, ...evidence })).toEqual(['usLabelerDuns'])
    expect(errors(thin, [registered])).toEqual(['usLabelerDuns'])
    // Nor is anything asked again of what GUDID took through the hub (decision D36).
    const { usPublishDate: _p, usGmdnCodes: _g, usFdaPremarketSubmissionNumber: _f, ...taken } = complete
    const asTaken = { ...taken, usPremarketType: undefined }
    expect(errors(asTaken)).toEqual(['usGmdnCodes', 'usPremarketExempt', 'usPublishDate'])
    expect(errors(asTaken, [registered])).toEqual([])
    for (const file of us.files)
      expect(file.missing(asTaken as AnyDocument, '2026-11-22', undefined, new Set([registered]))).toEqual([])
  })

  it('has no file either, and both ways out are named', () => {
    const passed = { ...complete, usPublishDate: '2026-11-21' }
    for (const file of us.files) {
      const [gap, ...more] = file.missing(passed, '2026-11-22')
      expect([gap?.field, more]).toEqual(['usPublishDate', []])
      expect(gap?.message).toMatch(/before today.*GUDID ID or choose “Published”/)
      expect(file.missing({ ...passed, ...held }, '2026-11-22')).toEqual([])
    }
  })

  it('has a unit of use DI of whichever agency', () => {
    const several = { ...complete, unitOfUseDi: undefined, baseQuantity: 10 }
    const asked = (document: typeof several) =>
      found(document as typeof complete).filter(([severity]) => severity === 'error')
    expect(asked(several)).toEqual([['error', 'unitOfUseDi']])
    const row = { identifierType: 'Unit of Use', di: '12345678901', issuingAgency: 'NDC/NHRIC' }
    expect(asked({ ...several, usFurtherDis: [row] } as typeof several)).toEqual([])
  })

  it('has a DI of GS1, HIBCC or ICCBBA, be the agency stated or not', () => {
    const rulesOf = (udiDi: string) =>
      us
        .judge({ ...complete, udiDi, udiDiIssuingEntity: undefined }, new Set(), '2026-11-22')
        .filter(({ field, severity }) => field === 'udiDi' && severity === 'error')
        .map(({ ruleId }) => ruleId)
    expect(rulesOf('110375286414')).toEqual(['GUDID-AGENCY'])
    expect(rulesOf('036000291452')).toEqual([])
  })
})

describe('a new record', () => {
  const findings = (document: AnyDocument, severity = 'error') =>
    us
      .judge({ ...complete, ...document }, new Set(), '2026-11-22')
      .flatMap((one) => (one.severity === severity ? [`${one.ruleId} ${one.field}`] : []))

  it.each<[string, AnyDocument, string[]]>([
    ['without GMDN code', { usGmdnCodes: undefined }, ['GUDID-GMDN-ASKED usGmdnCodes']],
    ['without publish date', { usPublishDate: undefined }, ['GUDID-PUBLISH-DATE usPublishDate']],
    [
      'without premarket answer',
      { usFdaPremarketSubmissionNumber: undefined, usPremarketType: undefined, usPremarketExempt: false },
      ['GUDID-PREMARKET-ANSWER usPremarketExempt'],
    ],
    [
      'with its primary DI on a package, written with 13 digits',
      { usPackages: [{ packageDi: '9521234000013', issuingAgency: 'GS1', quantity: 5 }] },
      ['GUDID-PACKAGE-TWICE usPackages.0.packageDi'],
    ],
    [
      'with its primary DI as unit of use',
      { baseQuantity: 10, unitOfUseDi: '09521234000013', unitOfUseDiIssuingEntity: 'GS1' },
      ['GUDID-DI-TWICE.1 unitOfUseDi'],
    ],
    [
      'of HIBCC with its +',
      { udiDi: '+A999ABC1230V', udiDiIssuingEntity: 'HIBCC', usPackages: [] },
      ['GUDID-DI-LABEL.1 udiDi'],
    ],
    [
      'of ICCBBA with =/',
      { udiDi: '=/A9999XYZ100T0944', udiDiIssuingEntity: 'ICCBBA', usPackages: [] },
      ['GUDID-DI-LABEL.1 udiDi'],
    ],
    [
      'whose package holds its DI with 13 digits',
      {
        usPackages: [
          { packageDi: '19521234000010', issuingAgency: 'GS1', quantity: 5, containedDi: '9521234000013' },
        ],
      },
      [],
    ],
  ])('%s', (_, document, expected) => {
    expect(findings(document)).toEqual(expected)
  })

  it('is warned of a check character, a supplement in a number and a listing number', () => {
    const ofHibcc = { udiDi: 'A999ABC1230V', udiDiIssuingEntity: 'HIBCC', usPackages: [] }
    expect(findings(ofHibcc, 'warning')).toEqual(['GUDID-DI-CHECK-CHARACTER udiDi'])
    const warned = us.judge({ ...complete, ...ofHibcc }, new Set(), '2026-11-22')
    expect(warned.find(({ severity }) => severity === 'warning')?.message).toContain('Enter A999ABC1230.')
    const more = { usPremarketSubmissions: [{ number: '510(k) pending', type: 'PMN' }] }
    expect(findings(more, 'warning')).toEqual(['GUDID-PREMARKET-MORE usPremarketSubmissions.0.number'])
    const number = { usFdaPremarketSubmissionNumber: 'P123456/S001', usPremarketType: 'PMA' }
    expect(findings(number, 'warning')).toEqual(['GUDID-PREMARKET usFdaPremarketSubmissionNumber'])
    expect(findings({ usFdaDeviceListingNumber: undefined }, 'warning')).toEqual([
      'GUDID-LISTING-ASKED usFdaDeviceListingNumber',
    ])
  })
})

describe('a DI beside the primary', () => {
  const warned = (document: AnyDocument) =>
    us
      .judge({ ...complete, usPackages: undefined, ...document }, new Set(), '2026-11-22')
      .flatMap(({ ruleId, severity, field }) => (ruleId === 'GUDID-GRACE' ? [] : [`${severity} ${field}`]))
  const further = (di: string, issuingAgency?: string, identifierType = 'Unit of Use') => ({
    ...{ baseQuantity: 10, usFurtherDis: [{ identifierType, di, issuingAgency }] },
    ...(identifierType !== 'Unit of Use' && { baseQuantity: 1 }),
  })

  it.each<[string, AnyDocument, string[]]>([
    ['of HIBCC', { directMarkingDi: 'A9991230', directMarkingDiIssuingEntity: 'HIBCC' }, []],
    [
      'of HIBCC with + and a wrong check character',
      { directMarkingDi: '+A99912345' },
      ['warning directMarkingDi'],
    ],
    ['of HIBCC in small letters', { secondaryUdiDi: 'a9991230' }, ['warning secondaryUdiDi']],
    ['of ICCBBA', { secondaryUdiDi: 'A9999XYZ100T0479', secondaryUdiDiIssuingEntity: 'ICCBBA' }, []],
    [
      'of ICCBBA, too short',
      { secondaryUdiDi: 'A9999XYZ100T', secondaryUdiDiIssuingEntity: 'ICCBBA' },
      ['warning secondaryUdiDi'],
    ],
    ['of HIBCC in the table', further('A9991230', 'HIBCC'), []],
    ['of HIBCC in the table, wrong', further('A999-123/0', 'HIBCC'), ['warning usFurtherDis.0.di']],
    ['of GS1 in the table, wrong', further('09521234000021', 'GS1'), ['warning usFurtherDis.0.di']],
    ['of NHRIC in the table', further('12345678901', 'NDC/NHRIC'), []],
    ['of nobody in the table', further('12345678901'), []],
    ['of former times', further('A999-123/0', 'HIBCC', 'Previous'), []],
  ])('%s is compared with the form of its agency, and only warned of', (_, document, expected) => {
    expect(warned(document)).toEqual(expected)
  })

  it.each(['Secondary', 'Unit of Use'])('of the kind %s is not that of a package', (kind) => {
    const twice = {
      ...further('9521234000020', 'NDC/NHRIC', kind),
      usPackages: [{ packageDi: '09521234000020', quantity: 5 }],
    }
    expect(warned(twice)).toContain('error usFurtherDis.0.di')
  })

  it('of a package is judged as the primary, where nobody says whose it is', () => {
    const ofHibcc = { udiDi: 'A9991230', udiDiIssuingEntity: 'HIBCC' }
    const packed = (packageDi: string) => ({ ...ofHibcc, usPackages: [{ packageDi, quantity: 5 }] })
    expect(warned(packed('A9991235'))).toEqual([])
    expect(warned(packed('A999-123/5'))).toEqual(['warning usPackages.0.packageDi'])
  })
})

it.each([
  [9_999_999, []],
  [10_000_000, ['"Quantity of device" must be between 1 and 9999999.']],
])('takes device counts of 7 digits: %i', (baseQuantity, expected) => {
  const found = us.judge({ ...complete, baseQuantity }, new Set(), '2026-11-20')
  expect(found.flatMap(({ field, message }) => (field === 'baseQuantity' ? [message] : []))).toEqual(expected)
})
