import { describe, expect, it } from 'vitest'
import type { Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { hubRuleSet } from '#core/rules/hub-catalogue.ts'
import { formReader } from '../../form-state.ts'
import { submissionsOfEachKind } from '../fixtures/submissions.ts'
import { eudamedRuleSet } from '../rules/index.ts'
import { euForm } from './index.ts'

const fields: readonly string[] = euForm.sections.flatMap(({ groups }) =>
  groups.flatMap((group) => group.fields),
)
const stateOf = formReader(euForm)

describe('the EU form', () => {
  it('asks for each field once', () => {
    expect(new Set(fields).size).toBe(fields.length)
  })

  it('has every field that EUDAMED is told', () => {
    const told = Object.entries(submissionFields as Record<string, Field>)
      .filter(([, { level }]) => level !== 'hub')
      .map(([id]) => id)
    expect(told.filter((id) => !fields.includes(id))).toEqual([])
  })

  // Set when the submission is created, so the form does not ask.
  const givenByTheHub = ['registrationType']

  it.each([hubRuleSet, eudamedRuleSet])(
    'has the field of every rule, so that a finding leads somewhere',
    ({ rules }) => {
      const named = rules.flatMap(({ each, field }) => each ?? field ?? [])
      expect(named.filter((id) => !fields.includes(id) && !givenByTheHub.includes(id))).toEqual([])
    },
  )

  it('has the fields it marks, and those it does something with on a condition', () => {
    const conditional = [...euForm.askedWhen, ...euForm.neededWhen, ...euForm.offeredWhen]
    const named = [...euForm.alwaysNeeded, ...conditional.map(({ field }) => field)]
    expect(named.filter((id) => !fields.includes(id))).toEqual([])
  })

  it('asks each question on one condition', () => {
    const asked = euForm.askedWhen.map(({ field }) => field)
    expect(asked.filter((field, index) => asked.indexOf(field) !== index)).toEqual([])
  })

  it('offers only codes of the lists', () => {
    const always = Object.entries(euForm.offeredCodes).map(([field, codes]) => ({
      field,
      codes,
      column: undefined,
    }))
    for (const { field, column, codes } of [...always, ...euForm.offeredWhen]) {
      const whole = (submissionFields as Record<string, Field>)[field]
      const list = whole?.type === 'group' ? whole.columns[column ?? ''] : whole
      const known = list?.type === 'code' ? list.codes.map(({ code }) => code) : []
      expect(codes?.filter((code) => !known.includes(code))).toEqual([])
      expect(codes).not.toEqual([])
    }
  })

  it.each(['MDR', 'IVDR', 'SPP', 'MDD', 'AIMDD', 'IVDD'])('offers what belongs to the %s', (legislation) => {
    const { riskClass, deviceStatus, specialDevice } = stateOf({ legislation }).offered
    const ofLaw = { MDR: 'class-iii', SPP: 'class-iii', MDD: 'class-iii', IVDR: 'class-d' }
    expect(riskClass?.at(-1)).toBe({ ...ofLaw, AIMDD: 'aimdd', IVDD: 'ivd-general' }[legislation])
    expect(deviceStatus?.length).toBe(/DD$/.test(legislation) ? 2 : undefined)
    if (legislation !== 'SPP')
      expect(specialDevice?.every((code) => code.startsWith(`${legislation}_`))).toBe(true)
  })

  it('offers the conformity assessment procedures of the regulation the device is under', () => {
    const procedures = (values: Record<string, string>) =>
      stateOf(values).offered.conformityAssessmentProcedure
    const ofDirectives = ['annex-ii', 'annex-iii', 'annex-v', 'annex-vi']
    expect(procedures({})).toEqual([...ofDirectives, 'mdr-annex-ix', 'mdr-annex-x-xi', 'self-declaration'])
    expect(procedures({ riskClass: 'class-c' })).toEqual([
      ...ofDirectives,
      'ivdr-annex-ix',
      'ivdr-annex-x-xi',
      'self-declaration',
    ])
    const stored = { legislation: 'IVDR', conformityAssessmentProcedure: 'mdr-annex-ix' }
    expect(procedures(stored)).toContain('mdr-annex-ix')
  })

  it.each(submissionsOfEachKind)('marks nothing as needed that $name does not have', ({ document }) => {
    const { needed } = stateOf(document)
    const blank = needed.filter((id) => (document as Record<string, unknown>)[id] === undefined)
    expect(blank).toEqual([])
  })

  it('asks what concerns the device', () => {
    const asks = (field: string, values: Record<string, string>) => !stateOf(values).hidden.includes(field)
    const laws = ['MDR', 'IVDR', 'SPP', 'MDD', 'AIMDD', 'IVDD']
    const where = (field: string) => laws.filter((legislation) => asks(field, { legislation }))
    expect(where('containsLatex')).toEqual(['MDR', 'MDD', 'AIMDD'])
    expect(where('reagent')).toEqual(['IVDR', 'IVDD'])
    expect(where('newDevice')).toEqual(['IVDR'])
    expect(where('packages')).toEqual(['MDR', 'IVDR', 'SPP'])
    expect(where('baseQuantity')).toEqual(['MDR', 'IVDR'])
    expect(where('cmrSubstances')).toEqual(['MDR'])
    expect(where('medicalPurpose')).toEqual(['SPP'])
    expect(where('manufacturerSrn')).toEqual(['MDR', 'IVDR', 'MDD', 'AIMDD', 'IVDD'])
    expect(asks('containsLatex', {})).toBe(true)
  })

  it('has a Basic UDI-DI typed that the generator cannot make', () => {
    expect(stateOf({}).generatesBasicUdiDi).toBe(true)
    expect(stateOf({ legislation: 'MDD' }).generatesBasicUdiDi).toBe(false)
    expect(stateOf({ basicUdiDiIssuingEntity: 'HIBCC' }).generatesBasicUdiDi).toBe(false)
  })
})
