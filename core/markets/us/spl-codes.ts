/**
 * The codes of the SPL draft, each with where it was read. None of them has been compared with the "GUDID HL7 SPL
 * Implementation Files" of the FDA: what is uncertain says so. As of 2026-11-20.
 */

export const oids = {
  /** FDA style sheet item-code-systems. */
  GS1: '1.3.160',
  HIBCC: '2.16.840.1.113883.6.40',
  ICCBBA: '2.16.840.1.113883.6.18',
  'NDC/NHRIC': '2.16.840.1.113883.6.69',
  duns: '1.3.6.1.4.1.519.1',
  /** FDA product classification. */
  productCode: '2.16.840.1.113883.6.303',
  gmdn: '2.16.840.1.113883.6.276',
  applicationNumber: '2.16.840.1.113883.3.150',
  nciThesaurus: '2.16.840.1.113883.3.26.1.1',
  characteristics: '2.16.840.1.113883.1.11.19255',
  loinc: '2.16.840.1.113883.6.1',
} as const

interface SplCode {
  readonly code: string
  readonly name: string
  readonly source: string
}

const skeletons = 'published device SPL files'
const cda = 'HL7 C-CDA templates for UDI; NCI Thesaurus'

export const splCodes = {
  /** Uncertain: the type of a GUDID record is not published; this is that of device labelling. */
  documentType: { code: '55439-4', name: 'MEDICAL DEVICE', source: 'LOINC; DailyMed device labelling' },
  productSection: { code: '48780-1', name: 'SPL product data elements section', source: 'LOINC' },
  modelNumber: { code: 'C99285', name: 'Model Number', source: cda },
  catalogNumber: { code: 'C99286', name: 'Catalog Number', source: cda },
  package: { code: 'C43233', name: 'PACKAGE', source: skeletons },
  kit: { code: 'C47916', name: 'KIT', source: skeletons },
  distribution: { code: 'C53292', name: 'Marketing', source: skeletons },
  exempt: { code: 'C80438', name: 'Exempt device', source: skeletons },
} as const satisfies Readonly<Record<string, SplCode>>

/** Kinds of premarket submission; the others have no code that was read anywhere. */
export const approvalCodes: Readonly<Record<string, SplCode>> = {
  PMN: { code: 'C80442', name: 'Premarket Notification', source: skeletons },
  PMA: { code: 'C80441', name: 'Premarket Application', source: skeletons },
  HDE: { code: 'C80440', name: 'Humanitarian Device Exemption', source: skeletons },
}

/** Names of characteristics; which flags GUDID wants here, and by which codes, is uncertain. */
export const characteristicCodes = {
  uses: 'SPLUSE',
  sterile: 'SPLSTERILEUSE',
  mri: 'SPLMRISAFE',
} as const
