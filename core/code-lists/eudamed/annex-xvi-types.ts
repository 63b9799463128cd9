/**
 * Groups of products without an intended medical purpose (MDR Annex XVI).
 * Source: EUDAMED DTX schema set 3.0.25, udidi:NonMedicalDeviceEnum.
 */

export const annexXviTypes = [
  { code: 'CONTACT_LENSES', label: 'Contact lenses' },
  { code: 'PRODUCT_IN_BODY', label: 'Products introduced into the human body' },
  { code: 'FILLING_BY_INJECTION', label: 'Filling by injection' },
  { code: 'EQUIPMENT_FOR_ADIPOSE_TISSUE', label: 'Equipment for adipose tissue' },
  { code: 'EMR', label: 'High intensity electromagnetic radiation' },
  { code: 'BRAIN_ELECTROSTIMULATION', label: 'Brain electrostimulation' },
] as const

export type AnnexXviType = (typeof annexXviTypes)[number]['code']
