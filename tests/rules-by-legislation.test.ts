import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { eu } from '#core/markets/eu/index.ts'

/** What is asked under each law, and what the hub must not hold against a device EUDAMED takes. */

const shared = {
  deviceName: 'Example',
  catalogueNumber: 'REF-1',
  emdnCode: 'A0101010102',
  declarationsChecked: true,
}
const onMarket = {
  deviceStatus: 'ON_THE_MARKET',
  marketAvailability: [{ country: 'DE', firstPlaced: true }],
}
const labelled = {
  basicUdiDi: '9521234MINIMAL13R',
  udiDi: '09521234000013',
  productionIdentifiers: ['BATCH_NUMBER'],
}
const legacy = {
  ...shared,
  ...onMarket,
  registrationType: 'legacy',
  manufacturerSrn: 'DE-MF-000012345',
  basicUdiDi: 'B-09521234000013',
  udiDi: '09521234000013',
}
const certificate = (certificateType: string) => ({
  certificateType,
  notifiedBody: '0123',
  certificateNumber: 'G1 012345',
  expiryDate: '2028-12-31',
})

const complete: Readonly<Record<string, AnyDocument>> = {
  IVDR: {
    ...shared,
    ...onMarket,
    ...labelled,
    registrationType: 'new-basic',
    manufacturerSrn: 'DE-MF-000012345',
    emdnCode: 'W0101010101',
    riskClass: 'class-c',
    conformityAssessmentProcedure: 'mdr-annex-ix',
    baseQuantity: 1,
  },
  SPP: {
    ...shared,
    ...labelled,
    registrationType: 'new-basic',
    legislation: 'SPP',
    riskClass: 'class-iii',
    multiComponentType: 'PROCEDURE_PACK',
    packProducerActorId: 'DE-PR-000012345',
    deviceStatus: 'ON_THE_MARKET',
    medicalPurpose: [{ language: 'EN', text: 'Wound dressing' }],
    additionalDescription: [{ language: 'EN', text: 'A set' }],
  },
  MDD: {
    ...legacy,
    legislation: 'MDD',
    riskClass: 'class-iia',
    conformityAssessmentProcedure: 'annex-ii',
    certificates: [certificate('MDD_II_EX_4')],
  },
  AIMDD: { ...legacy, riskClass: 'aimdd', emdnCode: 'J0101', certificates: [certificate('AIMDD_III')] },
  IVDD: { ...legacy, riskClass: 'ivd-general', emdnCode: 'W0101010101' },
}

const today = '2026-11-20'
const judged = (law: string, changes: AnyDocument = {}) =>
  eu.judge({ ...complete[law], ...changes }, new Set<string>(), today)
const found = (law: string, changes: AnyDocument, severity: string) =>
  judged(law, changes)
    .filter((issue) => issue.severity === severity)
    .map(({ ruleId, field }) => `${ruleId} ${field}`)

describe('a complete submission', () => {
  it.each(Object.keys(complete))('under the %s has no error', (law) => {
    expect(found(law, {}, 'error')).toEqual([])
  })
})

describe('the hub', () => {
  it.each<[string, string, AnyDocument]>([
    ['SPP', 'a pack without notified body, procedure and manufacturer', {}],
    [
      'MDD',
      'a class I legacy instrument without procedure',
      {
        riskClass: 'class-i',
        reusableSurgicalInstrument: true,
        conformityAssessmentProcedure: undefined,
        certificates: undefined,
      },
    ],
    [
      'MDD',
      'an EUDAMED DI on a UDI-DI whose form nobody judges',
      {
        udiDi: 'ANY-FORM-A999/1',
        udiDiIssuingEntity: 'HIBCC',
        basicUdiDi: 'B-ANY-FORM-A999/1',
      },
    ],
    [
      'MDD',
      'an EUDAMED DI and ID of its own',
      {
        basicUdiDi: 'B-AF-MF-000000245AT',
        udiDi: 'D-AF-MF-000000245AT',
      },
    ],
    [
      'IVDR',
      'a class A diagnostic without procedure',
      {
        riskClass: 'class-a',
        conformityAssessmentProcedure: undefined,
      },
    ],
  ])('has nothing against this (%s): %s', (law, _, changes) => {
    expect(found(law, changes, 'error')).toEqual([])
  })
})

describe('a submission', () => {
  it.each<[string, AnyDocument, string[]]>([
    ['IVDR', { riskClass: 'class-d' }, ['RULE-00015.1 certificates']],
    ['IVDR', { legislation: 'MDR' }, ['ENUM-817 riskClass']],
    ['IVDR', { kit: true }, ['BR-UDID-131 additionalDescription']],
    ['IVDR', { specialDevice: 'MDR_SOFTWARE' }, ['ENUM-SPECIAL-DEVICE specialDevice']],
    ['IVDR', { manufacturerSrn: undefined }, ['FLD-UDID-10 manufacturerSrn']],
    ['SPP', { packProducerActorId: undefined }, ['FLD-UDID-44 packProducerActorId']],
    ['SPP', { packProducerActorId: 'DE-MF-000012345' }, ['BR-DTX-UDI-080 packProducerActorId']],
    ['SPP', { medicalPurpose: undefined }, ['FLD-UDID-260 medicalPurpose']],
    ['SPP', { multiComponentType: undefined }, ['FLD-UDID-261 multiComponentType']],
    ['MDD', { certificates: undefined }, ['BR-UDID-113.1 certificates']],
    [
      'MDD',
      { deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET', marketAvailability: undefined },
      ['BR-UDID-458 deviceStatus'],
    ],
    ['MDD', { basicUdiDi: '9521234MINIMAL13R' }, ['BR-UDID-641 basicUdiDi']],
    [
      'MDD',
      { basicUdiDiIssuingEntity: 'GS1', basicUdiDi: '9521234MINIMAL13R' },
      ['BR-UDID-641 basicUdiDi', 'BR-UDID-644 basicUdiDiIssuingEntity'],
    ],
    ['AIMDD', { marketAvailability: undefined }, ['BR-UDID-673 marketAvailability']],
    [
      'IVDD',
      { riskClass: 'ivd-list-b', certificates: [certificate('IVDD_IV_4')], marketAvailability: undefined },
      ['BR-UDID-674 marketAvailability'],
    ],
  ])('under the %s with %j hears it once', (law, changes, expected) => {
    expect(found(law, changes, 'error')).toEqual(expected)
  })

  it.each<[string, AnyDocument, string]>([
    ['IVDR', { containsLatex: true, implantableDevice: true }, 'XSD-NO-PLACE.1 implantableDevice'],
    ['SPP', { marketAvailability: [{ country: 'DE' }] }, 'BR-UDID-047 marketAvailability'],
    ['SPP', { baseQuantity: 1, manufacturerSrn: 'DE-MF-000012345' }, 'XSD-NO-PLACE.6 baseQuantity'],
    ['MDD', { baseQuantity: 1 }, 'BR-DTX-UDID-089.1 baseQuantity'],
    ['AIMDD', { cmrSubstances: [{ name: 'Cobalt', category: 'CMR_1B' }] }, 'BR-DTX-UDID-089.2 cmrSubstances'],
    ['MDD', { registrationType: 'new-basic' }, 'FLD-UDID-11.3 registrationType'],
  ])('under the %s with %j is warned, not refused', (law, changes, expected) => {
    expect(found(law, changes, 'error')).toEqual([])
    expect(found(law, changes, 'warning')).toContain(expected)
  })

  it('keeps its own Basic UDI-DI where only blanks around it are wrong', () => {
    const changes = { basicUdiDi: ' 9521234MINIMAL13R ' }
    expect(repaired('IVDR', changes, 'BR-102').basicUdiDi).toBe('9521234MINIMAL13R')
  })

  it('is not blamed for the registration type the hub gave it', () => {
    const given = { registrationType: 'new-device-registration' }
    expect(found('MDD', given, 'warning')).toEqual(found('MDD', {}, 'warning'))
  })

  it.each([
    ['B-AF-MF-000000245AT', 'D-AF-MF-000000245AT'],
    ['B-09521234000013', undefined],
  ])('without a UDI-DI under %s is offered the EUDAMED ID %s', (basicUdiDi, expected) => {
    const changes = { basicUdiDi, udiDi: undefined }
    expect(found('MDD', changes, 'error')).toContain('FLD-UDID-178 udiDi')
    expect(repaired('MDD', changes, 'FLD-UDID-178').udiDi).toBe(expected)
  })

  it.each([
    ['MDR', ['Single use', 'Sterile', 'Implantable'], ['microbial origin', 'Kit', 'Self-testing']],
    ['MDD', ['Single use', 'Sterile', 'Implantable'], ['microbial origin', 'New device']],
    [
      'IVDR',
      ['microbial origin', 'Kit', 'Self-testing', 'Single use', 'New device'],
      ['Implantable', 'latex'],
    ],
    ['IVDD', ['microbial origin', 'Kit', 'Self-testing', 'Single use'], ['Implantable', 'New device']],
    ['SPP', ['Sterile', 'Needs sterilisation'], ['Single use', 'Implantable', 'animal']],
  ] as const)('under %s names the declarations its law asks for, no others', (law, asked, others) => {
    const [issue] = judged(law, { legislation: law, declarationsChecked: undefined }).filter(
      ({ ruleId }) => ruleId === 'HUB-DECL',
    )
    for (const label of asked) expect(issue?.message).toContain(label)
    for (const label of others) expect(issue?.message).not.toContain(label)
  })

  it('is not asked for a declaration its law does not know', () => {
    const declared = { declarationsChecked: undefined, sterile: true, sterilizeBeforeUse: true }
    expect(found('SPP', declared, 'warning')).not.toContain('HUB-DECL declarationsChecked')
    expect(found('IVDR', declared, 'warning')).toContain('HUB-DECL declarationsChecked')
  })

  it('names what is not sent, and takes it away with one click', () => {
    const changes = { containsLatex: true, implantableDevice: true }
    const issue = judged('IVDR', changes).find(({ ruleId }) => ruleId === 'XSD-NO-PLACE.1')
    expect(issue?.message).toContain('Implantable, Contains latex.')
    expect(found('IVDR', repaired('IVDR', changes, 'XSD-NO-PLACE.1'), 'warning')).not.toContain(
      'XSD-NO-PLACE.1 implantableDevice',
    )
  })

  it.each<[string, string, AnyDocument]>([
    ['MDD', 'FLD-UDID-11.1', { legislation: undefined }],
    ['MDD', 'BR-UDID-641', { basicUdiDi: '9521234MINIMAL13R' }],
    ['MDD', 'BR-104', { basicUdiDi: '9521234MINIMAL13A' }],
    ['AIMDD', 'BR-102', { basicUdiDi: 'MODEL-4711' }],
    ['IVDD', 'BR-103', { basicUdiDi: 'MODEL-4711-BLUE' }],
    ['MDD', 'BR-UDID-643', { udiDi: 'D-AF-MF-000000245AT' }],
    ['MDD', 'BR-UDID-644', { basicUdiDiIssuingEntity: 'GS1' }],
    ['IVDR', 'BR-UDID-023.2', { unitOfUseDi: '09521234000020' }],
    [
      'IVDR',
      'BR-UDID-705',
      {
        kit: true,
        specialDevice: 'IVDR_SOFTWARE',
        additionalDescription: [{ language: 'EN', text: 'A kit' }],
      },
    ],
    ['IVDR', 'BR-UDID-043', { marketAvailability: [{ country: 'DE' }] }],
    [
      'IVDR',
      'BR-UDID-073',
      {
        deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
        marketAvailability: undefined,
        packages: [{ packageDi: '19521234000010', quantity: 2, status: 'ON_THE_MARKET' }],
      },
    ],
  ])('under the %s is mended by the fix of %s', (law, ruleId, changes) => {
    expect(judged(law, changes).map((issue) => issue.ruleId)).toContain(ruleId)
    expect(found(law, repaired(law, changes, ruleId), 'error')).toEqual([])
  })
})

/** The changes with those of the fix of a rule. */
function repaired(law: string, changes: AnyDocument, ruleId: string): AnyDocument {
  const fix = judged(law, changes).find((issue) => issue.ruleId === ruleId)?.fix
  const mended = fix?.changes.map(({ field, value }) => [field, value ?? undefined]) ?? []
  return { ...changes, ...Object.fromEntries(mended) }
}
