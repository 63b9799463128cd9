/**
 * Kinds of substances a device declares.
 * Source: EUDAMED DTX schema set 3.0.25, udidi:CMRSubstanceTypeEnum, commondi:MedicalHumanSubstanceTypeEnum.
 */

/** Carcinogenic, mutagenic or toxic for reproduction. */
export const cmrSubstanceTypes = [
  { code: 'CMR_1A', label: 'CMR 1A' },
  { code: 'CMR_1B', label: 'CMR 1B' },
] as const

export type CmrSubstanceType = (typeof cmrSubstanceTypes)[number]['code']

export const medicinalHumanSubstanceTypes = [
  { code: 'MEDICINAL_PRODUCT_SUBSTANCE', label: 'Medicinal product substance' },
  { code: 'HUMAN_PRODUCT_SUBSTANCE', label: 'Medicinal product derived from human blood or plasma' },
] as const

export type MedicinalHumanSubstanceType = (typeof medicinalHumanSubstanceTypes)[number]['code']
