import { afterAll, beforeAll, expect, it } from 'vitest'
import { marketModules } from '#core/markets/index.ts'
import { type Person, person } from '#tests/factories.ts'
import { formOf } from '#tests/market-content.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The columns of the template of each country (specification, document 3 section 3). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const template = async (country: string) =>
  (await user.api.get(`/api/country-specific/bulk-upload/${country}/template`)).text
    .replace('\ufeff', '')
    .trim()
    .split(',')

/** The template of "other countries". */
const short =
  'udiDi,deviceName,manufacturerName,riskClass,intendedUse,deviceDescription,brandName,catalogNumber,singleUse,sterile,packagingType,shelfLife,storageConditions,quantityPerPackage,deviceSize,deviceSizeUnit,changeReason'

it.each([
  ['SG', 'S3-3-32', short],
  [
    'CN',
    'S3-OPEN-09',
    `${short},cnUdiId,cnNmpaRegistrationNumber,cnDeviceClassification,cnManufacturerLicense,cnImportRegistrationNumber,cnProductStandard`,
  ],
  [
    'EU',
    'S3-OPEN-07',
    'udiDi,basicUdiDi,emdnCode,notifiedBodyNumber,conformityAssessmentProcedure,clinicalEvaluation,postMarketSurveillance,labellingLanguages,clinicalSizes,certificateNumber,certificateExpiryDate,certificateScope,notifiedBodyName,notifiedBodyCountry,clinicalInvestigations,deviceStatus,deviceSubstatus,nominalSize,nominalSizeUnit,changeReason',
  ],
  [
    'US',
    'S3-OPEN-07',
    'productCode,establishmentRegistrationNumber,fdaClassification,predicate510k,pmaNumber,gudidEntryDate,labelerDunsNumber,catalogNumber,deviceHcpcs,gmdnTerms,deviceSize,prescriptionUse,overTheCounter,mriSafety,udiDi,deviceName',
  ],
])(
  'the template for %s begins with the specified columns, in their order [S3-2.4-02, %s]',
  async (country, _line, specified) => {
    const columns = await template(country)
    expect(columns.slice(0, specified.split(',').length).join(',')).toBe(specified)
    expect(new Set(columns).size).toBe(columns.length)
  },
)

it.each([
  ['EU', 'S3-3-17', 'udiDi,basicUdiDi,emdnCode'],
  [
    'EU',
    'S3-3-18',
    'notifiedBodyNumber,conformityAssessmentProcedure,clinicalEvaluation,postMarketSurveillance,labellingLanguages',
  ],
  ['EU', 'S3-3-19', 'clinicalSizes'],
  [
    'EU',
    'S3-3-20',
    'certificateNumber,certificateExpiryDate,certificateScope,notifiedBodyName,notifiedBodyCountry',
  ],
  ['EU', 'S3-3-21', 'clinicalInvestigations'],
  ['EU', 'S3-3-22', 'deviceStatus,deviceSubstatus'],
  ['EU', 'S3-3-23', 'nominalSize,nominalSizeUnit'],
  ['EU', 'S3-3-24', 'changeReason'],
  ['US', 'S3-3-26', 'productCode,establishmentRegistrationNumber,fdaClassification'],
  ['US', 'S3-3-27', 'predicate510k,pmaNumber'],
  ['US', 'S3-3-28', 'gudidEntryDate,labelerDunsNumber,catalogNumber,deviceHcpcs'],
  ['US', 'S3-3-29', 'gmdnTerms'],
  ['US', 'S3-3-30', 'deviceSize,prescriptionUse,overTheCounter,mriSafety'],
])('the template for %s has the columns of one line [%s]: %s', async (country, _line, specified) => {
  expect((await template(country)).join()).toContain(specified)
})

it.each([
  ['EU', 'S3-3-25'],
  ['US', 'S3-3-31'],
] as const)('the template for %s has every other field of its form as well [%s]', async (country, _line) => {
  const market = marketModules.find(({ code }) => code === country)
  const { sections } = await formOf(country)
  const entered = sections
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .filter((id) => !market?.fields[id]?.assigned)
  const inTemplate = new Set<string | null>(market?.template.map(({ field }) => field))
  expect(entered.length).toBeGreaterThan(50)
  expect(entered.filter((id) => !inTemplate.has(id))).toEqual([])
})
