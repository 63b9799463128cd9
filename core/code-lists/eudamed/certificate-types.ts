/**
 * Certificate types of the regulations and of the directives they replaced, and the states of a certificate.
 * Source: EUDAMED DTX schema set 3.0.25, links:GenericCertificateTypeEnum, links:CertificateTypeEnum.
 * The states: crtfissued:CertificateStatusEnum.
 */

/** Certificates under the MDR and the IVDR. */
export const regulationCertificateTypes = [
  { code: 'IVDR_PRODUCTION_QUALITY_ASSURANCE', label: 'IVDR production quality assurance' },
  { code: 'IVDR_QUALITY_MANAGEMENT_SYSTEM', label: 'IVDR quality management system' },
  { code: 'IVDR_TECHNICAL_DOCUMENTATION', label: 'IVDR technical documentation' },
  { code: 'IVDR_TYPE_EXAMINATION', label: 'IVDR type examination' },
  { code: 'MDR_PRODUCT_VERIFICATION', label: 'MDR product verification' },
  { code: 'MDR_QUALITY_ASSURANCE', label: 'MDR quality assurance' },
  { code: 'MDR_QUALITY_MANAGEMENT_SYSTEM', label: 'MDR quality management system' },
  { code: 'MDR_TECHNICAL_DOCUMENTATION', label: 'MDR technical documentation' },
  { code: 'MDR_TYPE_EXAMINATION', label: 'MDR type examination' },
] as const

export type RegulationCertificateType = (typeof regulationCertificateTypes)[number]['code']

/** Certificates under the directives, carried by legacy devices. */
export const directiveCertificateTypes = [
  { code: 'MDD_II_EX_4', label: 'MDD Annex II excluding section 4' },
  { code: 'MDD_II_4', label: 'MDD Annex II section 4' },
  { code: 'MDD_III', label: 'MDD Annex III' },
  { code: 'MDD_IV', label: 'MDD Annex IV' },
  { code: 'MDD_V', label: 'MDD Annex V' },
  { code: 'MDD_VI', label: 'MDD Annex VI' },
  { code: 'AIMDD_II_EX_4', label: 'AIMDD Annex 2 excluding section 4' },
  { code: 'AIMDD_II_4', label: 'AIMDD Annex 2 section 4' },
  { code: 'AIMDD_III', label: 'AIMDD Annex 3' },
  { code: 'AIMDD_IV', label: 'AIMDD Annex 4' },
  { code: 'AIMDD_V', label: 'AIMDD Annex 5' },
  { code: 'IVDD_III_6', label: 'IVDD Annex III section 6' },
  { code: 'IVDD_IV_EX_4_6', label: 'IVDD Annex IV excluding sections 4 and 6' },
  { code: 'IVDD_IV_4', label: 'IVDD Annex IV section 4' },
  { code: 'IVDD_IV_6', label: 'IVDD Annex IV section 6' },
  { code: 'IVDD_V', label: 'IVDD Annex V' },
  { code: 'IVDD_VI', label: 'IVDD Annex VI' },
  { code: 'IVDD_VII_EX_5', label: 'IVDD Annex VII excluding section 5' },
  { code: 'IVDD_VII_5', label: 'IVDD Annex VII section 5' },
] as const

export type DirectiveCertificateType = (typeof directiveCertificateTypes)[number]['code']

/** All of them: what a certificate link given by the manufacturer may name. */
export const certificateTypes = [...regulationCertificateTypes, ...directiveCertificateTypes] as const

export type CertificateType = RegulationCertificateType | DirectiveCertificateType

export const certificateStatuses = [
  { code: 'ISSUED', label: 'Issued' },
  { code: 'RESTRICTED', label: 'Restricted' },
  { code: 'SUSPENDED', label: 'Suspended' },
  { code: 'REINSTATED', label: 'Reinstated' },
  { code: 'WITHDRAWN', label: 'Withdrawn' },
  { code: 'AMENDED', label: 'Amended' },
  { code: 'SUPPLEMENTED', label: 'Supplemented' },
  { code: 'REISSUED', label: 'Reissued' },
  { code: 'CANCELLED', label: 'Cancelled' },
] as const

export type CertificateStatus = (typeof certificateStatuses)[number]['code']
