import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { eu } from '#core/markets/eu/index.ts'
import { hubCatalogue, hubRuleSet, validationScreenList } from '#core/markets/eu/rules/catalogue/catalogue.ts'
import { marketModules, registryOf } from '#core/markets/index.ts'
import { us } from '#core/markets/us/index.ts'
import { ruleContent } from '../scripts/rule-content.ts'

/** What an EU submission hears; each rule proves itself by its examples in core/markets/every-market.test.ts. */

const today = '2026-11-20'
describe('the rule sets', () => {
  it('are named by their content', () => {
    const named = registryOf([eu])('EU')?.ruleSetVersions
    const content = String(named?.eudamed).split('+')[1]
    expect(content).toMatch(/^[0-9a-f]{12}$/)
    expect(named).toMatchObject({ hub: expect.stringContaining(`+${content}`), eudamed: `2.18.1+${content}` })
    expect(ruleContent()).toMatchObject({ EU: content })
    expect(new Set(Object.values(ruleContent())).size).toBe(marketModules.length)
  })

  it('show the 19 rules as they are evaluated', () => {
    expect(hubCatalogue).toHaveLength(19)
    const evaluated = new Map(hubRuleSet.rules.map((rule) => [rule.id, rule]))
    for (const entry of hubCatalogue) {
      expect(evaluated.get(entry.id)?.severity, entry.id).toBe(entry.severity)
      expect(entry.source).not.toBe('')
    }
    for (const { id } of validationScreenList) expect(evaluated.has(id)).toBe(true)
  })
})

/** A class IIa device with everything EUDAMED wants. */
const complete: AnyDocument = {
  basicUdiDi: '9521234MINIMAL13R',
  udiDi: '09521234000013',
  deviceName: 'Infusion set',
  registrationType: 'new-basic',
  riskClass: 'class-iia',
  emdnCode: 'A0101010102',
  manufacturerSrn: 'DE-MF-000012345',
  conformityAssessmentProcedure: 'mdr-annex-ix',
  certificates: [
    { certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM', notifiedBody: '0123', certificateNumber: 'G10 1' },
  ],
  catalogueNumber: 'REF-1',
  deviceStatus: 'ON_THE_MARKET',
  marketAvailability: [{ country: 'DE', firstPlaced: true }],
  productionIdentifiers: ['BATCH_NUMBER'],
  baseQuantity: 1,
  singleUse: true,
  declarationsChecked: true,
}
const judged = (changes: AnyDocument, facts: readonly string[] = []) =>
  eu.judge({ ...complete, ...changes }, new Set(facts), today)
const found = (changes: AnyDocument, facts: readonly string[] = []) =>
  judged(changes, facts).map(({ ruleId, field }) => `${ruleId} ${field}`)
/** What is said of every certificate that is not sent. */
const always = ['BR-UDID-109.1 certificates']

describe('what a regulator holds (decision D65)', () => {
  const registered = ['submission-acknowledged']
  it.each<[string, AnyDocument]>([
    [
      'BR-504',
      { certificates: [{ certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM', notifiedBody: '0123' }] },
    ],
    ['BR-701', { implantableDevice: true }],
    ['BR-702', { activeDevice: true }],
    ['BR-801', { sterile: true }],
  ])('is not told %s, which asks for what the hub alone keeps', (rule, changes) => {
    expect(judged(changes).map(({ ruleId }) => ruleId)).toContain(rule)
    expect(judged(changes, registered).map(({ ruleId }) => ruleId)).not.toContain(rule)
  })

  it('keeps packages on the market of a device that left it, and a published code that is wrong', () => {
    const packed = {
      deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
      packages: [{ packageDi: '10614141000019', quantity: 2, status: 'ON_THE_MARKET' }],
    }
    const severity = (rule: string, changes: AnyDocument, facts: readonly string[] = []) =>
      judged(changes, facts).find(({ ruleId }) => ruleId === rule)?.severity
    expect(severity('BR-UDID-073', packed)).toBe('error')
    expect(severity('BR-UDID-073', packed, registered)).toBe('info')
    expect(severity('BR-002', { udiDi: '09521234000014' })).toBe('error')
    const published = (usPublishDate: string) =>
      us.judge(
        { udiDi: '09521234000014', usPublishDate, usRecordStatus: 'Published' },
        new Set(us.factsAbout({ usPublishDate }, {})),
        today,
      )
    expect(published('2015-01-20').find(({ ruleId }) => ruleId === 'BR-002')?.severity).toBe('warning')
    expect(published('').find(({ ruleId }) => ruleId === 'BR-002')?.severity).toBe('error')
  })
})

describe('a submission', () => {
  it('with everything has no error and no warning', () => {
    expect(found({})).toEqual(always)
  })

  it.each<[string, AnyDocument, string[]]>([
    ['no Basic UDI-DI', { basicUdiDi: undefined }, ['FIELD-REQUIRED basicUdiDi']],
    ['wrong check characters', { basicUdiDi: '9521234MINIMAL13S' }, ['BR-104 basicUdiDi']],
    ['a Basic UDI-DI of no scheme', { basicUdiDi: '12345' }, ['BR-102 basicUdiDi']],
    ['a Basic UDI-DI that is a word', { basicUdiDi: 'Blue' }, ['BR-102 basicUdiDi', 'BR-103 basicUdiDi']],
    ["the hub's format", { basicUdiDi: '00768627892504X' }, ['BR-UDID-003.1 basicUdiDi']],
    ["the hub's format mistyped", { basicUdiDi: '00768627892505X' }, ['BR-104 basicUdiDi']],
    ['a code of a legacy device', { basicUdiDi: 'B-09521234000013' }, ['BR-UDID-003.1 basicUdiDi']],
    ['a wrong GTIN', { udiDi: '09521234000014' }, ['BR-002 udiDi']],
    ['no registration type', { registrationType: undefined }, ['BR-501 registrationType']],
    ['an unknown registration type', { registrationType: 'x' }, ['BR-501 registrationType']],
    ['class II', { riskClass: 'class-ii' }, ['BR-203 riskClass']],
    ['an SRN that is none', { manufacturerSrn: 'DE-12' }, ['BR-301 manufacturerSrn']],
    ['an SRN of nowhere', { manufacturerSrn: 'ZZ-MF-000000001' }, ['BR-302 manufacturerSrn']],
    ['a country that is none', { manufacturerCountry: 'ZZ' }, ['BR-302.1 manufacturerCountry']],
    ['an EMDN code that is none', { emdnCode: 'A010' }, ['BR-202 emdnCode']],
    ['no EMDN code', { emdnCode: undefined }, ['FIELD-REQUIRED emdnCode']],
    ['no name, but a model', { deviceName: undefined, modelNumber: 'M' }, ['FIELD-REQUIRED deviceName']],
    [
      'a wrong country',
      { marketAvailability: [{ country: 'US', firstPlaced: true }] },
      ['FIELD-CODE marketAvailability.0.country'],
    ],
    ['a long name', { deviceName: 'x'.repeat(256) }, ['FIELD-LENGTH deviceName']],
    // Saving and XML Schema count characters; each of these is two units of UTF-16.
    ['a name of 255 emoji', { deviceName: '😀'.repeat(255) }, []],
    ['a name of 256 emoji', { deviceName: '😀'.repeat(256) }, ['FIELD-LENGTH deviceName']],
    ['no countries', { marketAvailability: undefined }, ['BR-UDID-043 marketAvailability']],
  ])('with %s hears it once', (_, changes, expected) => {
    const errors = judged(changes).filter((issue) => issue.severity === 'error')
    expect(errors.map(({ ruleId, field }) => `${ruleId} ${field}`)).toEqual(expected)
  })

  it('in the hub format is offered the GMN, for GS1', () => {
    const changes = { basicUdiDi: '00768627892504X', basicUdiDiIssuingEntity: 'IFA', udiDi: '00768627892506' }
    const issue = judged(changes).find(({ fix }) => fix)
    expect(issue?.fix?.label).toBe('Use GMN')
    const [first, second] = issue?.fix?.changes ?? []
    expect(second).toEqual({ field: 'basicUdiDiIssuingEntity', value: 'GS1' })
    expect(found({ basicUdiDi: first?.value ?? undefined })).toEqual(always)
  })

  it.each([
    [{ riskClass: 'class-i' }, 'Use GMN'],
    [{ riskClass: 'class-i', legislation: 'MDD' }, 'Use the EUDAMED DI'],
  ])('without a Basic UDI-DI (%o) hears it once, with what repairs it', (changes, label) => {
    const missing = judged({ ...changes, basicUdiDi: undefined, udiDi: '09521234000013' }).filter(
      ({ field, severity }) => field === 'basicUdiDi' && severity === 'error',
    )
    expect(missing.map(({ ruleId, fix }) => [ruleId, fix?.label])).toEqual([['FIELD-REQUIRED', label]])
  })

  it.each([
    // Without its "+", with its check character: as AccessGUDID lists many.
    [{ udiDi: 'A123BJC5D6E71G' }, []],
    [{ udiDi: 'A123BJC5D6E71G', udiDiIssuingEntity: 'HIBCC' }, []],
    [{ udiDi: '+A123BJC5D6E71H' }, ['HUB-UDI-FORM warning']],
    [{ udiDi: 'A123BJC5-6E71', udiDiIssuingEntity: 'HIBCC' }, ['HUB-UDI-FORM warning']],
    [{ udiDi: 'BC@' }, ['BR-002 error']],
  ])('judges the forms of HIBCC %o: %j', (changes, expected) => {
    const ofForm = judged(changes).filter(({ ruleId }) => /^(BR-002|HUB-UDI-FORM|BR-UDID-003)/.test(ruleId))
    expect(ofForm.map(({ ruleId, severity }) => `${ruleId} ${severity}`)).toEqual(expected)
  })

  it.each([
    [{ udiDi: '03752864', udiDiIssuingEntity: 'IFA' }, 'HUB-UDI-FORM', [['udiDi', '110375286414']]],
    [
      { udiDi: '03752864' },
      'BR-002',
      [
        ['udiDi', '110375286414'],
        ['udiDiIssuingEntity', 'IFA'],
      ],
    ],
  ])('of a bare PZN %o is offered the PPN', (changes, rule, expected) => {
    const issue = judged(changes).find(({ ruleId }) => ruleId === rule)
    expect(issue?.fix?.label).toBe('Use PPN')
    expect(issue?.fix?.changes.map(({ field, value }) => [field, value])).toEqual(expected)
  })

  it.each([
    ['class-iia', 'annex-ii', 'mdr-annex-ix'],
    ['class-c', 'mdr-annex-x-xi', 'ivdr-annex-x-xi'],
    ['ivd-list-a', 'ivdr-annex-ix', 'annex-ii'],
  ])('of class %s with the procedure %s is offered that of its law', (riskClass, procedure, instead) => {
    const issues = judged({ riskClass, conformityAssessmentProcedure: procedure })
    const found = issues.find(({ ruleId }) => ruleId === 'HUB-PROCEDURE-LAW')
    expect(found).toMatchObject({
      severity: 'warning',
      fix: { changes: [{ field: 'conformityAssessmentProcedure', value: instead }] },
    })
  })

  it('hears from the facts', () => {
    expect(found({}, ['udi-di-taken'])).toContain('BR-003 udiDi')
    expect(found({}, ['emdn-code-unknown'])).toContain('BR-UDID-636.3 emdnCode')
    expect(judged({}, ['master-not-active'])).toContainEqual(
      expect.objectContaining({ ruleId: 'HUB-MASTER', severity: 'warning', field: null }),
    )
    expect(found({}, ['submission-acknowledged'])).toEqual(['BR-UDID-109.1 certificates'])
  })

  it('is not put out by a legislation that only sounds like one', () => {
    expect(found({ legislation: 'toString', declarationsChecked: undefined })).toContain(
      'FIELD-CODE legislation',
    )
  })

  it('names the declarations nobody has set', () => {
    const [issue] = judged({ declarationsChecked: undefined, containsLatex: true }).filter(
      ({ ruleId }) => ruleId === 'HUB-DECL',
    )
    expect(issue?.message).toContain('Medicinal product')
    expect(issue?.message).not.toContain('latex')
  })
})
