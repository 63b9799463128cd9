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

/** Other names for them, as used on labels and by people. */
export const productionIdentifierAliases: Readonly<Record<string, ProductionIdentifier>> = {
  lot: 'BATCH_NUMBER',
  'lot number': 'BATCH_NUMBER',
  batch: 'BATCH_NUMBER',
  'batch code': 'BATCH_NUMBER',
  'lot or batch number': 'BATCH_NUMBER',
  serial: 'SERIALISATION_NUMBER',
  sn: 'SERIALISATION_NUMBER',
  exp: 'EXPIRATION_DATE',
  mfd: 'MANUFACTURING_DATE',
  'serial no': 'SERIALISATION_NUMBER',
  'serialization number': 'SERIALISATION_NUMBER',
  'production date': 'MANUFACTURING_DATE',
  'date of manufacture': 'MANUFACTURING_DATE',
  expiry: 'EXPIRATION_DATE',
  'expiry date': 'EXPIRATION_DATE',
  'use by date': 'EXPIRATION_DATE',
  'use by': 'EXPIRATION_DATE',
  software: 'SOFTWARE_IDENTIFICATION',
  'software version': 'SOFTWARE_IDENTIFICATION',
}
