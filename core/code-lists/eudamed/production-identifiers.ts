/**
 * What the UDI-PI of a device may hold.
 * Source: EUDAMED DTX schema set 3.0.25, udidi:PIElementEnum.
 */

export const productionIdentifiers = [
  { code: 'BATCH_NUMBER', label: 'Batch number' },
  { code: 'SERIALISATION_NUMBER', label: 'Serial number' },
  { code: 'MANUFACTURING_DATE', label: 'Manufacturing date' },
  { code: 'EXPIRATION_DATE', label: 'Expiration date' },
  { code: 'SOFTWARE_IDENTIFICATION', label: 'Software identification' },
] as const

export type ProductionIdentifier = (typeof productionIdentifiers)[number]['code']
