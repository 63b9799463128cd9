import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { hubRuleSet } from './catalogue.ts'

const warned = (document: AnyDocument) =>
  hubRuleSet
    .judge({ ...document, conformityAssessmentProcedure: 'self-declaration' }, new Set(), '2026-11-20')
    .some(({ ruleId }) => ruleId === 'HUB-PROCEDURE')

describe('a declaration by the manufacturer alone', () => {
  it.each<AnyDocument>([
    { riskClass: 'class-i' },
    { riskClass: 'class-i', legislation: 'MDD', reusableSurgicalInstrument: true },
    { riskClass: 'class-a' },
    { riskClass: 'ivd-general' },
    { riskClass: 'class-iia', legislation: 'SPP' },
    {},
  ])('is enough for %j', (document) => expect(warned(document)).toBe(false))

  it.each<AnyDocument>([
    { riskClass: 'class-i', sterile: true },
    { riskClass: 'class-i', measuringFunction: true },
    { riskClass: 'class-i', reusableSurgicalInstrument: true },
    { riskClass: 'class-a', sterile: true },
    { riskClass: 'class-iia' },
    { riskClass: 'class-b' },
    { riskClass: 'ivd-self-testing' },
    { riskClass: 'aimdd' },
  ])('is doubted for %j', (document) => expect(warned(document)).toBe(true))
})
