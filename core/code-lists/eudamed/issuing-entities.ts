/**
 * Issuing entities of Basic UDI-DIs and UDI-DIs; EUDAMED itself issues the identifiers of legacy devices.
 * Source: EUDAMED DTX schema set 3.0.25, udidi:IssuingEntityTypeEnum.
 */

export const issuingEntities = [
  { code: 'GS1', label: 'GS1' },
  { code: 'HIBCC', label: 'HIBCC' },
  { code: 'ICCBBA', label: 'ICCBBA' },
  { code: 'IFA', label: 'IFA' },
  { code: 'EUDAMED', label: 'EUDAMED' },
] as const

export type IssuingEntity = (typeof issuingEntities)[number]['code']
