import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { eudamedRuleSet } from '../eu/rules/index.ts'
import { requiredNow } from '../readiness.ts'
import { chFields } from './fields.ts'
import { complete } from './fixtures/complete.ts'
import { ch } from './index.ts'
import { idsOfEudamed } from './of-eudamed.ts'
import { chRegulatorFields } from './regulator-fields.ts'

/** swissdamed takes EUDAMED's message of a new device, so what EUDAMED asks of one is asked here too. */

const today = '2026-11-27'
const none: ReadonlySet<string> = new Set()
const judged = (document: AnyDocument, severity = 'error') =>
  ch
    .judge(document, none, today)
    .filter((issue) => issue.severity === severity)
    .map(({ ruleId, field }) => [ruleId, field])
const gapsOf = (document: AnyDocument) =>
  ch.files
    .find(({ id }) => id === 'xml')
    ?.missing(document, today)
    .map(({ field }) => field)
const without = (...fields: readonly string[]): AnyDocument =>
  Object.fromEntries(Object.entries(complete).filter(([id]) => !fields.includes(id)))

describe('an error is', () => {
  it('a device without production identifiers or quantity, which the form marks', () => {
    const document = without('productionIdentifiers', 'baseQuantity')
    expect(judged(document)).toEqual([
      ['FLD-UDID-148', 'productionIdentifiers'],
      ['FLD-UDID-151', 'baseQuantity'],
    ])
    expect(requiredNow(ch, document, today, none).missing).toEqual(
      expect.arrayContaining(['productionIdentifiers', 'baseQuantity']),
    )
    // A device of a directive has neither.
    const legacy = { ...document, legislation: 'MDD', basicUdiDi: 'B-09521234000013' }
    expect(judged(legacy)).toEqual([])
  })

  it.each([
    ['MDR', 'class-c'],
    ['IVDR', 'class-iia'],
    ['IVDD', 'class-c'],
    ['MDD', 'aimdd'],
  ])('the %s with %s', (legislation, riskClass) => {
    const found = judged({ ...complete, basicUdiDi: 'B-09521234000013', legislation, riskClass })
    expect(found).toContainEqual(['ENUM-817', 'riskClass'])
  })

  it.each(['ABC-1', '08612345DE200LK'])('the Basic UDI-DI %s', (basicUdiDi) => {
    expect(judged({ ...complete, basicUdiDi })).toContainEqual(['BR-UDID-003.1', 'basicUdiDi'])
  })

  it('an SRN of another form, and a package without its parts', () => {
    expect(judged({ ...complete, manufacturerSrn: 'DE-1' })).toContainEqual(['XSD-SRN.1', 'manufacturerSrn'])
    expect(judged({ ...complete, packages: [{ packageDi: '19521234000010' }] })).toContainEqual([
      ...['FLD-UDID-121', 'packages.0.quantity'],
    ])
  })
})

it('what rests on rules of EUDAMED that swissdamed may see otherwise only warns', () => {
  const document = { ...complete, unitOfUseDi: '09521234000020', emdnCode: 'E0101' }
  expect(judged(document)).toEqual([])
  expect(judged(document, 'warning')).toEqual(
    expect.arrayContaining([
      ['BR-UDID-023.2', 'unitOfUseDi'],
      ['BR-UDID-636.1', 'emdnCode'],
    ]),
  )
})

it('no file is made where nothing tells who issued the Basic UDI-DI', () => {
  const unknown = { ...complete, basicUdiDi: 'ABC-1' }
  expect(gapsOf(unknown)).toEqual(['basicUdiDiIssuingEntity'])
  expect(requiredNow(ch, unknown, today, none).missing).toContain('basicUdiDiIssuingEntity')
  expect(gapsOf({ ...unknown, basicUdiDiIssuingEntity: 'ICCBBA' })).toEqual([])
  expect(gapsOf(complete)).toEqual([])
})

it('the file is checked against the schema of the release that swissdamed takes', () => {
  const xml = ch.files.find(({ id }) => id === 'xml')
  expect(xml?.schema?.entry).toBe('message.xsd')
  expect(xml?.releaseOf?.({} as never)).toBe('3.0.25')
  expect(xml?.fieldOf?.('/m:Push/m:payload/device:BasicUDI/basicudi:riskClass')).toBe('riskClass')
})

it('every rule of EUDAMED that speaks of Swiss fields alone is named, or said in other words', () => {
  // A column of a table is no field.
  const isSwiss = (id = '') => id in chRegulatorFields || !(id in chFields)
  const ofSwissFields = eudamedRuleSet.rules.filter(({ field, about = [], each, when, must }) => {
    const conditions = JSON.stringify(each ? [when] : [when, must])
    const names = [...conditions.matchAll(/"(?:field|other)":"(\w+)"/g)].map(([, name]) => name)
    return [each ?? field ?? '', ...(each ? [] : about), ...names].every(isSwiss)
  })
  const comparing = /"fact":"(?!emdn-|submission-acknowledged)/
  const ownWords = [
    ...['FLD-UDID-14', 'FLD-UDID-42', 'FLD-UDID-178', 'FLD-UDID-163', 'BR-UDID-066', 'FLD-UDID-16'],
    ...['FLD-UDID-10', 'FLD-UDID-44', 'FLD-UDID-149', 'FLD-UDID-260', 'FLD-UDID-261', 'FLD-UDID-130'],
  ]
  // What EUDAMED is told of reuse without a limit; the languages of the label, which Switzerland does not ask for.
  const leftOut = ['HUB-REUSES', 'BR-UDID-025.6', 'BR-UDID-027.6']
  const ids = ofSwissFields
    .filter((rule) => !comparing.test(JSON.stringify(rule)) && !rule.id.startsWith('XSD-TEXT.'))
    .map(({ id }) => id)
    .filter((id) => ![...ownWords, ...leftOut].includes(id))
  expect(idsOfEudamed.toSorted()).toEqual(ids.toSorted())
})
