import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { registeredFacts } from '#core/rules/condition.ts'
import { eudamedRuleSet } from './index.ts'

/** EUDAMED's help: a GTIN of fewer than 14 digits is filled up with zeros on the left. */

const findings = (document: AnyDocument, facts: ReadonlySet<string> = new Set()) =>
  eudamedRuleSet.judge(document, facts, '2026-11-27').filter(({ ruleId }) => ruleId.startsWith('HUB-GTIN-14'))

const fixed = (document: AnyDocument): AnyDocument => {
  const changes = findings(document).flatMap(({ fix }) => fix?.changes ?? [])
  return {
    ...document,
    ...Object.fromEntries(changes.map(({ field, value }) => [field, value])),
  } as AnyDocument
}

describe('a GTIN of 13 digits', () => {
  it('is told, and filled up with a click, with the packages that name it', () => {
    const document = {
      riskClass: 'class-i',
      udiDi: '9521234000013',
      unitOfUseDi: '9521234000020',
      packages: [
        { packageDi: '19521234000010', containedDi: '9521234000013', quantity: 10 },
        { packageDi: '19521234000027', quantity: 5 },
      ],
    }
    expect(findings(document).map(({ severity, field }) => `${severity} ${field}`)).toEqual([
      'warning udiDi',
      'warning unitOfUseDi',
    ])
    expect(fixed(document)).toMatchObject({
      udiDi: '09521234000013',
      unitOfUseDi: '09521234000020',
      packages: [{ containedDi: '09521234000013' }, { packageDi: '19521234000027' }],
    })
  })

  it('of a package is filled up wherever it is named', () => {
    const packages = [
      { packageDi: '9521234000020', quantity: 10 },
      { packageDi: '19521234000010', containedDi: '9521234000020', quantity: 2 },
    ]
    expect(fixed({ riskClass: 'class-i', udiDi: '09521234000013', packages })).toMatchObject({
      packages: [{ packageDi: '09521234000020' }, { containedDi: '09521234000020' }],
    })
  })

  it.each([
    { udiDi: '09521234000013' },
    { udiDi: '9521234000014' },
    { udiDi: 'A9991230' },
    { udiDi: '9521234000013', udiDiIssuingEntity: 'IFA' },
  ])('is not %j', (document) => expect(findings(document)).toEqual([]))

  it('of a registered device is what EUDAMED has', () => {
    expect(findings({ udiDi: '9521234000013' }, registeredFacts)).toEqual([])
  })
})
