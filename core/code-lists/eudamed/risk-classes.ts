/**
 * Risk classes as EUDAMED messages carry them, with the legislation each belongs to.
 * Source: EUDAMED DTX schema set 3.0.25, risk:RiskClassEnum.
 */

export const eudamedRiskClasses = [
  { code: 'CLASS_I', label: 'Class I' },
  { code: 'CLASS_IIA', label: 'Class IIa' },
  { code: 'CLASS_IIB', label: 'Class IIb' },
  { code: 'CLASS_III', label: 'Class III' },
  { code: 'CLASS_A', label: 'Class A' },
  { code: 'CLASS_B', label: 'Class B' },
  { code: 'CLASS_C', label: 'Class C' },
  { code: 'CLASS_D', label: 'Class D' },
  { code: 'IVD_ANNEX_II_LIST_A', label: 'IVD Annex II list A' },
  { code: 'IVD_ANNEX_II_LIST_B', label: 'IVD Annex II list B' },
  { code: 'IVD_DEVICES_SELF_TESTING', label: 'IVD device for self-testing' },
  { code: 'IVD_GENERAL', label: 'IVD general' },
  { code: 'AIMDD', label: 'Active implantable device' },
] as const

export type EudamedRiskClass = (typeof eudamedRiskClasses)[number]['code']
