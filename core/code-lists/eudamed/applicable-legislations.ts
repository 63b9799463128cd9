/**
 * Legislations as EUDAMED names them. Medical devices of the directives (legacy) say which of two they are
 * under; in vitro diagnostics have one.
 * Source: EUDAMED DTX schema set 3.0.25, legislation:ApplicableLegislationType and
 * eudi:MDDApplicableLegislationEnum.
 */

export const medicalDeviceDirectives = [
  { code: 'MDD', label: 'MDD – Directive 93/42/EEC' },
  { code: 'AIMDD', label: 'AIMDD – Directive 90/385/EEC' },
] as const

export type MedicalDeviceDirective = (typeof medicalDeviceDirectives)[number]['code']

export const applicableLegislations = [
  { code: 'MDR', label: 'MDR – Regulation (EU) 2017/745' },
  { code: 'IVDR', label: 'IVDR – Regulation (EU) 2017/746' },
  ...medicalDeviceDirectives,
  { code: 'IVDD', label: 'IVDD – Directive 98/79/EC' },
] as const

export type ApplicableLegislation = (typeof applicableLegislations)[number]['code']
