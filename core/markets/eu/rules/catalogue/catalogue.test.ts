import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { catalogueCategories, hubCatalogue, hubRuleSet } from './catalogue.ts'

/** As the specification words them (document 2 section 5); each rule proves itself by its examples elsewhere. */
const specified = [
  ['S2-5-27', 'BR-001', 'UDI-DI at most 25 characters', 'error'],
  [
    'S2-5-28',
    'BR-002',
    'UDI-DI in the format of a recognized issuing entity (GS1, HIBCC, ICCBBA, IFA)',
    'error',
  ],
  ['S2-5-29', 'BR-003', 'UDI-DI unique in the manufacturer portfolio', 'error'],
  ['S2-5-30', 'BR-102', 'Basic UDI-DI exactly 15 characters', 'error'],
  ['S2-5-31', 'BR-103', 'Basic UDI-DI digits only', 'error'],
  ['S2-5-33', 'BR-104', 'Valid check digits by the mod 1021 algorithm', 'error'],
  ['S2-5-34', 'BR-202', 'EMDN code is one letter plus four digits', 'error'],
  ['S2-5-35', 'BR-203', 'Risk class one of I, IIa, IIb, III', 'error'],
  ['S2-5-36', 'BR-204', 'EMDN consistent with risk class', 'warning'],
  ['S2-5-37', 'BR-301', 'Manufacturer SRN format XX-MF-000000000', 'error'],
  ['S2-5-38', 'BR-302', 'Manufacturer country ISO 3166-1 alpha-2', 'error'],
  ['S2-5-39', 'BR-501', 'Registration type new, update, correction or renewal', 'error'],
  ['S2-5-41', 'BR-503', 'Conformity assessment procedure specified', 'error'],
  ['S2-5-43', 'BR-504', 'Certificate number for Class II and above', 'warning'],
  ['S2-5-44', 'BR-701', 'Implantable device needs clinical documentation', 'warning'],
  ['S2-5-45', 'BR-702', 'Active device needs power source and electrical safety', 'warning'],
  ['S2-5-46', 'BR-801', 'Sterile device needs packaging information', 'warning'],
  ['S2-5-47', 'BR-802', 'Single-use labeling', 'warning'],
  ['S2-5-48', 'BR-903', 'EUDAMED registration mandatory from 1 January 2026', 'info'],
] as const

describe('the catalogue', () => {
  const found = (document: AnyDocument) =>
    hubRuleSet.judge(document, new Set(), '2026-11-20').map(({ ruleId }) => ruleId)

  it('has 19 rules in their order [S2-5-26]', () => {
    expect(hubCatalogue.map(({ id }) => id)).toEqual(specified.map(([, id]) => id))
  })

  it('has 12 errors, 6 warnings and 1 rule for information [S2-2.7-04, S2-2.7-05, S2-2.7-06, S2-2.7-07, S2-4-20]', () => {
    const count = (severity: string) => hubCatalogue.filter((entry) => entry.severity === severity).length
    expect([count('error'), count('warning'), count('info')]).toEqual([12, 6, 1])
    expect(hubCatalogue).toHaveLength(19)
  })

  it.each(specified)('[%s] words %s as agreed, and judges by it', (_, id, text, severity) => {
    const entry = hubCatalogue.find((one) => one.id === id)
    expect(entry).toMatchObject({ text, severity })
    const rule = hubRuleSet.rules.find((one) => one.id === id)
    expect(rule?.severity).toBe(severity)
    const judged = (example: { document: AnyDocument; facts?: readonly string[] } | undefined) =>
      hubRuleSet
        .judge(example?.document ?? {}, new Set(example?.facts), '2026-11-20')
        .filter(({ ruleId }) => ruleId === id)
    expect(judged(rule?.accepts)).toEqual([])
    expect(judged(rule?.rejects)).toMatchObject([{ severity }])
  })

  it.each<[AnyDocument, boolean]>([
    [{ riskClass: 'class-iia' }, true],
    [{ riskClass: 'class-iib' }, true],
    [{ riskClass: 'class-iii' }, true],
    [{ riskClass: 'class-i', sterile: true }, true],
    [{ riskClass: 'class-b' }, true],
    [{ riskClass: 'class-d' }, true],
    [{ riskClass: 'class-a', sterile: true }, true],
    [{ riskClass: 'class-i' }, false],
    [{ riskClass: 'class-a' }, false],
    [{ riskClass: 'class-iii', legislation: 'SPP' }, false],
    [{ riskClass: 'class-iii', conformityAssessmentProcedure: 'annex-ii' }, false],
  ])('asks of %j for the procedure: %s, as a notified body takes part or not [S2-5-41]', (document, asks) => {
    expect(found(document).includes('BR-503')).toBe(asks)
  })

  it('says what each applies to, in which of eight subjects, and where the law has moved [S2-2.7-09, S2-OPEN-11]', () => {
    expect(hubCatalogue.every(({ appliesTo }) => appliesTo !== '')).toBe(true)
    expect(catalogueCategories).toHaveLength(8)
    expect(new Set(hubCatalogue.map(({ category }) => category))).toEqual(new Set(catalogueCategories))
    expect(hubCatalogue.find(({ id }) => id === 'BR-903')?.currentFact).toContain('28 May 2026')
  })

  it('takes the kinds of registration the hub has for new ones [S2-5-40]', () => {
    for (const registrationType of ['new-basic', 'master', 'legacy', 'new-device-registration']) {
      expect(found({ registrationType })).not.toContain('BR-501')
    }
  })

  it('takes a code of 14 digits and X, and a GMN, for what they are [S2-5-32]', () => {
    for (const basicUdiDi of ['00768627892504X', '9521234MINIMAL13R']) {
      const rules = found({ basicUdiDi })
      for (const id of ['BR-102', 'BR-103', 'BR-104']) expect(rules).not.toContain(id)
    }
  })
})
