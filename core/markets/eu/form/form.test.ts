import { describe, expect, it } from 'vitest'
import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import { formReader } from '../../form-state.ts'
import { submissionsOfEachKind } from '../fixtures/submissions.ts'
import { sentFields } from '../sent-fields.ts'
import { form } from './index.ts'

const fields: readonly string[] = form.sections.flatMap(({ groups }) =>
  groups.flatMap((group) => group.fields),
)
const today = '2026-11-22'
const reader = formReader(form)
const stateOf = (values: AnyDocument) => reader(values, today)

describe('the EU form', () => {
  it('has a section and a tab for every gap there can be', () => {
    const inTabs = (form.tabs ?? []).flatMap(({ groups }) => groups.flatMap((group) => group.fields))
    const asked = [
      ...form.requirements.map(({ each, field }) => each ?? field),
      ...Object.entries(form.regulatorFields).flatMap(([id, { declaration }]) => (declaration ? [id] : [])),
    ].filter((id) => id !== 'registrationType')
    expect(asked.filter((id) => !inTabs.includes(id))).toEqual([])
    expect(asked.filter((id) => !fields.includes(id))).toEqual([])
  })

  it('has every field that EUDAMED is told', () => {
    const told = sentFields.map(({ id }) => id)
    expect(told.filter((id: string) => !fields.includes(id))).toEqual([])
  })

  it.each(['MDR', 'IVDR', 'SPP', 'MDD', 'AIMDD', 'IVDD'])('offers what belongs to the %s', (legislation) => {
    const { riskClass, deviceStatus, specialDevice } = stateOf({ legislation }).offered
    const ofLaw = { MDR: 'class-iii', SPP: 'class-iii', MDD: 'class-iii', IVDR: 'class-d' }
    expect(riskClass?.at(-1)).toBe({ ...ofLaw, AIMDD: 'aimdd', IVDD: 'ivd-general' }[legislation])
    expect(deviceStatus?.length).toBe(/DD$/.test(legislation) ? 2 : undefined)
    if (legislation !== 'SPP')
      expect(specialDevice?.every((code) => code.startsWith(`${legislation}_`))).toBe(true)
  })

  it('offers the specified procedures first until the law is known, then those of law and class (decision D40) [S2-5-42]', () => {
    const procedures = (values: Record<string, string>) =>
      stateOf(values).offered.conformityAssessmentProcedure
    const specified = ['annex-ii', 'annex-iii', 'annex-v', 'annex-vi']
    const ofMdr = ['mdr-annex-ix', 'mdr-annex-x-xi']
    const ofIvdr = ['ivdr-annex-ix', 'ivdr-annex-x-xi']
    const alone = ['self-declaration']
    expect(procedures({})).toEqual([...specified, ...ofMdr, ...alone])
    expect(procedures({ riskClass: 'class-i' })).toEqual([...ofMdr, ...alone, ...specified])
    expect(procedures({ riskClass: 'class-iii' })).toEqual([...ofMdr, ...specified])
    expect(procedures({ legislation: 'SPP' })).toEqual([...ofMdr, ...alone, ...specified])
    expect(procedures({ riskClass: 'class-a' })).toEqual([...ofIvdr, ...alone, ...specified])
    expect(procedures({ riskClass: 'class-c' })).toEqual([...ofIvdr, ...specified])
    expect(procedures({ legislation: 'MDD', riskClass: 'class-i' })).toEqual([...specified, ...alone])
    expect(procedures({ legislation: 'MDD', riskClass: 'class-iia' })).toEqual(specified)
    const stored = { legislation: 'IVDR', conformityAssessmentProcedure: 'mdr-annex-ix' }
    expect(procedures(stored)).toContain('mdr-annex-ix')
  })

  it.each(submissionsOfEachKind)('misses nothing that EUDAMED has to be told of $name', ({ document }) => {
    const hubsOwn = ['registrationType', 'deviceName', 'conformityAssessmentProcedure', 'notifiedBodyNumber']
    const { missing } = stateOf({ ...document, declarationsChecked: true } as AnyDocument)
    expect(missing.filter((id) => !hubsOwn.includes(id))).toEqual([])
  })

  it('marks what the validator asks of class III on the market [S2-OPEN-05]', () => {
    const values = { riskClass: 'class-iii', deviceStatus: 'ON_THE_MARKET' }
    const conditional = [
      'conformityAssessmentProcedure',
      'notifiedBodyNumber',
      'marketAvailability',
      'certificates',
      'containsLatex',
      'implantableDevice',
    ]
    expect(stateOf(values).missing).toEqual(expect.arrayContaining(conditional))
    expect(formReader({ ...form, ...form.entry })(values, today).missing).toEqual(stateOf(values).missing)
    expect(stateOf({}).missing.filter((id) => conditional.slice(0, 4).includes(id))).toEqual([])
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
    expect(stateOf({}).widgets).toEqual({ basicUdiDi: 'identifier-generator' })
    expect(stateOf({ legislation: 'MDD' }).widgets).toEqual({})
    expect(stateOf({ basicUdiDiIssuingEntity: 'HIBCC' }).widgets).toEqual({})
  })

  it('has six sections for manual data entry with 15 flags and about 90 attributes [S2-2.3-07, S2-2.3-08, S2-2.3-09, S2-OPEN-06]', () => {
    const entry = { ...form, ...form.entry }
    const idsOf = (id: string) =>
      entry.sections
        .filter((one) => one.id === id)
        .flatMap(({ groups }) => groups.flatMap((one) => one.fields))
    expect(entry.sections.map(({ title }) => title)).toEqual([
      'Core device info',
      'Manufacturer info',
      'Regulatory info',
      'Device characteristics',
      'Labeling',
      'Clinical',
    ])
    const ids = entry.sections.flatMap(({ id }) => idsOf(id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(85)
    expect(ids.length).toBeLessThanOrEqual(95)
    expect(ids.filter((id) => entry.fields[id] === undefined)).toEqual([])
    const flags = ids.filter((id) => entry.fields[id]?.type === 'boolean')
    expect(flags).toEqual(idsOf('characteristics').slice(0, 15))
    // What EUDAMED demands of a device, or of a pack, can be given here, but some declarations.
    for (const legislation of ['MDR', 'IVDR', 'SPP', 'MDD']) {
      const { needed } = formReader(entry)({ legislation, declarationsChecked: true }, today)
      expect(needed.filter((id) => !ids.includes(id))).toEqual([])
    }
    const atSaving = Object.entries(entry.regulatorFields).filter(([, { neededToSave }]) => neededToSave)
    expect(atSaving.map(([id]) => id).toSorted()).toEqual([
      'basicUdiDi',
      'deviceName',
      'deviceNumber',
      'manufacturerName',
      'udiDi',
    ])
  })

  it('offers 27 members and five more as markets of availability, all countries elsewhere [S2-9-17, S2-OPEN-08]', () => {
    const { marketAvailability, manufacturingCountry } = form.fields
    const codesOf = (field: Field | undefined) =>
      field?.type === 'code' ? field.codes.map(({ code }) => code) : []
    const offered = marketAvailability?.type === 'group' ? codesOf(marketAvailability.columns.country) : []
    const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    expect(offered.slice(0, 27).toSorted()).toEqual(members.split(' '))
    expect(offered.slice(27)).toEqual(['IS', 'LI', 'NO', 'TR', 'XI'])
    expect(codesOf(manufacturingCountry).length).toBeGreaterThan(200)
  })
})
