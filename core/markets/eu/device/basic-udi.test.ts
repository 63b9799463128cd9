import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { minimalSubmission } from '../fixtures/submissions.ts'
import { basicUdiOf, deviceOf } from './device-of.ts'

describe('the Basic UDI-DI of a submission', () => {
  const basicUdi = (change: SubmissionDocument) =>
    basicUdiOf(deviceOf({ ...minimalSubmission, ...change })).content

  it('puts the countries of an investigation together', () => {
    const clinicalInvestigations = [
      { reference: 'CI-1', nonEuCountry: 'US' },
      { reference: 'CI-2' },
      { reference: 'CI-1', nonEuCountry: 'GB' },
    ]
    expect(basicUdi({ clinicalInvestigations })).toMatchObject({
      clinicalInvestigationLinks: [
        { clinicalInvestigationReference: 'CI-1', nonEUApplicableCountries: ['US', 'GB'] },
        { clinicalInvestigationReference: 'CI-2', nonEUApplicableCountries: undefined },
      ],
    })
  })

  it('names the directive of an active implantable device', () => {
    expect(basicUdi({ riskClass: 'aimdd' })).toMatchObject({
      applicableLegislation: 'AIMDD',
      riskClass: 'AIMDD',
    })
  })

  it.each<[string, SubmissionDocument, readonly string[]]>([
    ['of class III', { riskClass: 'class-iii' }, ['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION']],
    ['of class IIb', { riskClass: 'class-iib' }, ['MDR_TYPE_EXAMINATION']],
    [
      'of class IIb, implantable',
      { riskClass: 'class-iib', implantableDevice: true },
      ['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION'],
    ],
    [
      'of class IIb, implantable and excepted',
      { riskClass: 'class-iib', implantableDevice: true, iibImplantableException: true },
      ['MDR_TYPE_EXAMINATION'],
    ],
    ['of class IIa', { riskClass: 'class-iia' }, []],
    ['of class D', { riskClass: 'class-d' }, ['IVDR_TECHNICAL_DOCUMENTATION', 'IVDR_TYPE_EXAMINATION']],
    ['of class C', { riskClass: 'class-c' }, ['IVDR_TYPE_EXAMINATION']],
    [
      'of class C for self-testing',
      { riskClass: 'class-c', selfTesting: true },
      ['IVDR_TECHNICAL_DOCUMENTATION', 'IVDR_TYPE_EXAMINATION'],
    ],
    [
      'of class B near the patient',
      { riskClass: 'class-b', nearPatientTesting: true },
      ['IVDR_TECHNICAL_DOCUMENTATION'],
    ],
    ['of class B', { riskClass: 'class-b' }, []],
    ['of the MDD', { riskClass: 'class-iii', legislation: 'MDD' }, ['MDD_II_4']],
    ['of the AIMDD', { riskClass: 'aimdd' }, ['AIMDD_II_4']],
    ['of the IVDD', { riskClass: 'ivd-list-a' }, ['IVDD_IV_4']],
  ])('takes the certificates EUDAMED takes with a device %s', (_, change, types) => {
    const every = [
      'MDR_TECHNICAL_DOCUMENTATION',
      'MDR_TYPE_EXAMINATION',
      'MDR_QUALITY_MANAGEMENT_SYSTEM',
      'IVDR_TECHNICAL_DOCUMENTATION',
      'IVDR_TYPE_EXAMINATION',
      'MDD_II_4',
      'AIMDD_II_4',
      'IVDD_IV_4',
    ]
    const certificates = every.map((certificateType) => ({ certificateType, notifiedBody: '0123' }))
    const content = basicUdi({ ...change, certificates }) as {
      deviceCertificateLinks?: { certificateType: string }[]
    }
    expect((content.deviceCertificateLinks ?? []).map((link) => link.certificateType)).toEqual(types)
  })
})
