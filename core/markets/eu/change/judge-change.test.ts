import { describe, expect, it } from 'vitest'
import type { AnyDocument, Field, Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { sentFields } from '../sent-fields.ts'
import type { ChangeExample } from './change-rule.ts'
import { changeRules } from './change-rules.ts'
import { judgeChange } from './judge-change.ts'

/** Every rule proves itself by its two examples. */

const fields = submissionFields as Fields
const judged = ({ before, after }: ChangeExample) => judgeChange(before, after)

describe.each(changeRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('accepts its good example', () => {
    expect(judged(rule.accepts).filter(({ ruleId }) => ruleId === id)).toEqual([])
  })

  it('rejects its bad example, at its field', () => {
    const [issue, ...others] = judged(rule.rejects).filter(({ ruleId }) => ruleId === id)
    expect(others).toEqual([])
    expect(issue).toMatchObject({ ruleSet: 'eudamed-change', severity: rule.severity })
    const [field = '', , column] = issue?.field?.split('.') ?? []
    expect(rule.fields).toContain(field)
    if (column) expect((fields[field] as Extract<Field, { type: 'group' }>).columns).toHaveProperty(column)
    expect(issue?.message).not.toContain('{')
    expect(issue?.message.length).toBeGreaterThan(20)
    expect(rule.source.length).toBeGreaterThan(4)
  })

  it('says nothing where nothing changes', () => {
    const { before } = rule.rejects
    expect(judged({ before, after: before })).toEqual([])
  })
})

describe('the rules', () => {
  it('use each id once', () => {
    const ids = changeRules.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('hold every field that does not change, as an error; certificates are kept here (FLD-UDID-39)', () => {
    const held = changeRules
      .filter(({ severity, when }) => severity === 'error' && when === undefined)
      .flatMap((rule) => (rule.must.op === 'stays' ? rule.fields : []))
    const fixed = sentFields.filter(({ regulatorField }) => regulatorField.changeable === 'no')
    expect(new Set([...held, 'certificates'])).toEqual(new Set(fixed.map(({ id }) => id)))
  })
})

/** A class IIa device with everything EUDAMED wants. */
const whole: AnyDocument = {
  basicUdiDi: '9521234MINIMAL13R',
  udiDi: '09521234000013',
  deviceName: 'Infusion set',
  riskClass: 'class-iia',
  emdnCode: 'A0101010102',
  manufacturerSrn: 'DE-MF-000012345',
  catalogueNumber: 'REF-1',
  deviceStatus: 'ON_THE_MARKET',
  marketAvailability: [{ country: 'DE', firstPlaced: true }],
  productionIdentifiers: ['BATCH_NUMBER'],
  baseQuantity: 1,
}
const found = (before: AnyDocument, after: AnyDocument) =>
  judgeChange({ ...whole, ...before }, { ...whole, ...after }).map(
    ({ ruleId, field }) => `${ruleId} ${field}`,
  )

describe('a change', () => {
  it.each<[string, AnyDocument, AnyDocument]>([
    ['says what went without saying', {}, { udiDiIssuingEntity: 'GS1', legislation: 'MDR', kit: false }],
    ['is of what stays in the hub', {}, { intendedUse: 'x', brandName: 'y' }],
    [
      'is of a certificate that is not sent',
      {},
      { certificates: [{ certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM' }] },
    ],
    ['may be made', {}, { website: 'https://a.example', emdnCode: 'A0101010103' }],
    [
      'moves the first placing to a country there is',
      { marketAvailability: [{ country: 'FR' }, { country: 'DE', firstPlaced: true }] },
      { marketAvailability: [{ country: 'FR', firstPlaced: true }] },
    ],
    [
      'brings a device to the market',
      { deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET', marketAvailability: [] },
      {},
    ],
  ])('that %s is no issue', (_, before, after) => {
    expect(found(before, after)).toEqual([])
  })

  it.each<[string, AnyDocument, AnyDocument, string[]]>([
    ['of the class', {}, { riskClass: 'class-iib' }, ['BR-DTX-UDID-092 riskClass']],
    [
      'of the UDI-DI to that of another entity',
      {},
      { udiDi: '+A999BJ3000M' },
      ['FLD-UDID-178 udiDi', 'FLD-UDID-178 udiDiIssuingEntity'],
    ],
    [
      'from direct marking to none',
      { directMarkingDi: '09521234000037' },
      {},
      ['BR-UDID-639 directMarkingDi', 'BR-UDID-639 directMarkingDiIssuingEntity'],
    ],
    [
      'of two packages',
      { packages: [{ packageDi: '19521234000010', quantity: 10 }] },
      { packages: [{ packageDi: '19521234000010', quantity: 12, containedDi: '29521234000017' }] },
      ['BR-UDID-632.1 packages.0.quantity', 'FLD-UDID-124 packages.0.containedDi'],
    ],
    ['of the name', {}, { deviceName: 'Infusion kit' }, ['MDR-VI-C-3.9 deviceName']],
  ])('%s is named at its fields', (_, before, after, expected) => {
    expect(found(before, after)).toEqual(expected)
  })
})
