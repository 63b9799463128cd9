import { describe, expect, it } from 'vitest'
import { directiveCertificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { certificateTypeOf } from './certificate-of.ts'
import { proposals } from './proposals.ts'

const certification = {
  certificationType: 'EU Quality Management System Certificate (MDR Annex IX)',
  certificationNumber: 'G10 012345 0001',
  issuingBody: 'TÜV SÜD Product Service (0123)',
  expiryDate: '2029-01-01',
}
const iso = { ...certification, certificationType: 'ISO 13485', certificationNumber: 'Q5' }
const proposed = (document: AnyDocument, certifications = [certification]) =>
  Object.fromEntries(proposals(document, certifications).map(({ field, value }) => [field, value]))

describe('what the EU form proposes', () => {
  it('is the route of the law and the class', () => {
    const routeOf = (document: AnyDocument) => proposed(document, []).conformityAssessmentProcedure
    expect(routeOf({})).toBeUndefined()
    expect(routeOf({ legislation: 'MDR' })).toBeUndefined()
    expect(routeOf({ riskClass: 'class-i' })).toBe('self-declaration')
    expect(routeOf({ riskClass: 'class-i', sterile: true })).toBe('mdr-annex-ix')
    expect(routeOf({ riskClass: 'class-iia', legislation: 'MDR' })).toBe('mdr-annex-ix')
    expect(routeOf({ riskClass: 'class-c' })).toBe('ivdr-annex-ix')
    expect(routeOf({ riskClass: 'class-iia', legislation: 'MDD' })).toBeUndefined()
    const certificates = [{ certificateType: 'MDD_V', notifiedBody: '0123' }]
    expect(routeOf({ riskClass: 'class-iia', legislation: 'MDD', certificates })).toBe('annex-v')
    const examined = [{ certificateType: 'MDR_TYPE_EXAMINATION' }]
    expect(routeOf({ riskClass: 'class-iii', certificates: examined })).toBe('mdr-annex-x-xi')
  })

  it('is the notified body and the certificate of the manufacturer', () => {
    const row = {
      certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM',
      notifiedBody: '0123',
      certificateNumber: 'G10 012345 0001',
      expiryDate: '2029-01-01',
    }
    expect(proposed({ riskClass: 'class-iia' }, [iso, certification])).toEqual({
      conformityAssessmentProcedure: 'mdr-annex-ix',
      notifiedBodyNumber: '0123',
      certificates: [row],
    })
    // EUDAMED takes one of the product only, its number is optional.
    expect(proposed({ riskClass: 'class-iii', notifiedBodyNumber: '0123' })).toEqual({
      conformityAssessmentProcedure: 'mdr-annex-ix',
      certificates: [{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', notifiedBody: '0123' }],
    })
    expect(proposed({ riskClass: 'class-iii' }, [iso]).certificates).toBeUndefined()
    expect(proposed({ riskClass: 'class-i' })).toEqual({ conformityAssessmentProcedure: 'self-declaration' })
    expect(proposed({ riskClass: 'class-c' })).toEqual({ conformityAssessmentProcedure: 'ivdr-annex-ix' })
  })

  it('is nothing for what is filled in', () => {
    const document = {
      riskClass: 'class-iia',
      conformityAssessmentProcedure: 'mdr-annex-x-xi',
      notifiedBodyNumber: '0044',
      certificates: [{ certificateType: 'MDR_TYPE_EXAMINATION', notifiedBody: '0044' }],
    }
    expect(proposed(document)).toEqual({})
  })

  it('reads a certificate as people write it', () => {
    for (const { code, label } of directiveCertificateTypes)
      expect(certificateTypeOf(`EC certificate, ${label}`)).toBe(code)
    expect(certificateTypeOf('MDR QMS')).toBe('MDR_QUALITY_MANAGEMENT_SYSTEM')
    expect(certificateTypeOf('IVDR technical documentation assessment')).toBe('IVDR_TECHNICAL_DOCUMENTATION')
    expect(certificateTypeOf('EU type-examination certificate (MDR Annex X)')).toBe('MDR_TYPE_EXAMINATION')
    expect(certificateTypeOf('ISO 13485')).toBeUndefined()
    expect(certificateTypeOf('Quality management system')).toBeUndefined()
  })
})
