import { describe, expect, it } from 'vitest'
import type { AnyDocument, Field, Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { eu } from '#core/markets/eu/index.ts'
import { eudamedRuleSet } from '#core/markets/eu/rules/index.ts'
import type { Condition } from '#core/rules/condition.ts'
import { type RuleSet, ruleSet } from '#core/rules/evaluate.ts'
import { hubCatalogue, hubRuleSet, validationScreenList } from '#core/rules/hub-catalogue.ts'
import type { Example, Rule } from '#core/rules/rule.ts'

/** Every rule proves itself by its two examples. */

const today = '2026-11-20'
const sets: readonly RuleSet[] = [hubRuleSet, eudamedRuleSet]
const all = sets.flatMap((set) => set.rules.map((rule) => [rule.id, rule, set] as const))

const judgedBy = (rules: readonly Rule[], example: Example) =>
  ruleSet('test', '1', rules).judge(example.document, new Set(example.facts), today)

describe.each(all)('%s', (id, rule, set) => {
  it('accepts its good example', () => {
    expect(judgedBy([rule], rule.accepts)).toEqual([])
  })

  it('rejects its bad example, at its field', () => {
    const [issue, ...others] = judgedBy([rule], rule.rejects)
    expect(others).toEqual([])
    expect(issue).toMatchObject({ ruleId: id, severity: rule.severity })
    const path = issue?.field?.replace(/\.\d+\./, '.*.') ?? null
    expect(path).toBe(rule.each ? `${rule.each}.*.${rule.field}` : rule.field)
    expect(issue?.message).not.toContain('{detail}')
    // The whole set finds it too.
    const found = set.judge(rule.rejects.document, new Set(rule.rejects.facts), today)
    expect(found.map((one) => one.ruleId)).toContain(id)
  })

  it('names fields there are, a source, and what to do', () => {
    expect(rule.source.length).toBeGreaterThan(4)
    expect(rule.message.length).toBeGreaterThan(20)
    expect(rule.message.includes('{detail}')).toBe(rule.explain !== undefined)
    const row = rule.each === undefined ? undefined : columnsOf(rule.each)
    if (rule.field !== null) expect(row ?? submissionFields).toHaveProperty(rule.field)
    const conditions = [rule.when, row ? undefined : rule.must].filter((one) => one !== undefined)
    for (const condition of conditions) expectKnownFields(condition, submissionFields)
    if (row) for (const one of [rule.where, rule.must]) if (one) expectKnownFields(one, row)
    for (const { document } of [rule.accepts, rule.rejects]) {
      for (const key of Object.keys(document)) expect(submissionFields).toHaveProperty(key)
    }
  })
})

function columnsOf(id: string): Fields {
  const field = (submissionFields as Record<string, Field>)[id]
  if (field?.type !== 'group') throw new Error(`${id} is no table`)
  return field.columns
}

/** A condition about a field that does not exist would never find anything. */
function expectKnownFields(condition: Condition, fields: Fields): void {
  if (condition.op === 'all' || condition.op === 'any') {
    for (const one of condition.of) expectKnownFields(one, fields)
  } else if (condition.op === 'not') expectKnownFields(condition.of, fields)
  else if (condition.op === 'in-document') expectKnownFields(condition.of, submissionFields)
  else if (condition.op === 'repeats')
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...condition.columns]))
  else if (condition.op !== 'fact') expectKnown(condition, fields)
}

function expectKnown(condition: Extract<Condition, { field: string }>, fields: Fields): void {
  const field = fields[condition.field]
  if (field === undefined) throw new Error(`No field ${condition.field}`)
  if (condition.op === 'same-in-document') expect(submissionFields).toHaveProperty(condition.other)
  else if ('other' in condition) expect(fields).toHaveProperty(condition.other)
  if (condition.op === 'lint') for (const other of condition.with) expect(fields).toHaveProperty(other)
  if (condition.op === 'holds-all') {
    expect(fields).toHaveProperty(condition.by)
    expect(submissionFields).toHaveProperty(condition.text)
    for (const table of condition.tables) expect(columnsOf(table)).toHaveProperty(condition.field)
  }
  if (condition.op === 'leads-to') {
    expect(fields).toHaveProperty(condition.key)
    expect(submissionFields).toHaveProperty(condition.end)
  }
  if (condition.op === 'count' && condition.where)
    expectKnownFields(condition.where, columnsOf(condition.field))
  // Values that are in no list would never be met either.
  const values =
    condition.op === 'one-of' ? condition.values : condition.op === 'equals' ? [condition.value] : []
  if (field.type !== 'code') return
  for (const value of values) expect(field.codes.map(({ code }) => code)).toContain(value)
}

describe('the rule sets', () => {
  it('use each id once', () => {
    const ids = all.map(([id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('have versions', () => {
    expect(eu.ruleSetVersions).toMatchObject({ hub: expect.any(String), fields: expect.any(String) })
    expect(eu.ruleSetVersions.eudamed).toBe('2.18.1')
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
  declarationsChecked: true,
}
const judged = (changes: AnyDocument, facts: readonly string[] = []) =>
  eu.judge({ ...complete, ...changes }, new Set(facts), today)
const found = (changes: AnyDocument, facts: readonly string[] = []) =>
  judged(changes, facts).map(({ ruleId, field }) => `${ruleId} ${field}`)
/** What every device on the market hears until it is registered, and every certificate that is not sent. */
const always = ['BR-903 deviceStatus', 'BR-UDID-109.1 certificates']

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
    ['an EMDN code that is none', { emdnCode: 'A010' }, ['BR-202 emdnCode']],
    ['no EMDN code', { emdnCode: undefined }, ['FIELD-REQUIRED emdnCode']],
    ['no name, but a model', { deviceName: undefined, modelNumber: 'M' }, ['FIELD-REQUIRED deviceName']],
    [
      'a wrong country',
      { marketAvailability: [{ country: 'US', firstPlaced: true }] },
      ['FIELD-CODE marketAvailability.0.country'],
    ],
    ['a long name', { deviceName: 'x'.repeat(256) }, ['FIELD-LENGTH deviceName']],
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
