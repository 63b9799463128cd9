import { requiredColumns } from '../eu/required-columns.ts'

/**
 * What EUDAMED asks of a new device (DEVICE.POST) is asked here too, because swissdamed takes the same message: ids of
 * the EU's tables, with the rules and the requirements they name. Left out is what speaks of fields Switzerland does not
 * have, what compares with other submissions in the EU, and what Switzerland asks in words of its own (`required.ts`).
 */

const identifiers = [
  ...['BR-UDID-003.1', 'FLD-UDID-01', 'BR-UDID-003.2', 'HUB-GTIN-14.1', 'BR-UDID-731.1', 'BR-UDID-731.2'],
  ...['BR-UDID-003.3', 'HUB-GTIN-14.2', 'XSD-DI.1', 'BR-UDID-020'],
  ...['BR-UDID-003.4', 'HUB-GTIN-14.3', 'XSD-DI.2'],
  ...['BR-UDID-003.5', 'HUB-GTIN-14.4', 'XSD-DI.3', 'BR-UDID-003.8', 'BR-UDID-023.1', 'BR-UDID-023.2'],
]
const masterUdiDi = ['BR-UDID-729.1', 'BR-UDID-729.2', 'BR-DTX-UDID-730', 'BR-UDID-094.1', 'BR-UDID-094']
const legacy = ['BR-UDID-640', 'BR-UDID-641', 'BR-UDID-642', 'BR-UDID-643', 'BR-UDID-644', 'BR-UDID-458']
const actors = ['XSD-SRN.1', 'BR-DTX-UDI-079', 'XSD-SRN.2', 'BR-DTX-UDI-080', 'XSD-NO-PLACE.7']
const classification = [
  ...['ENUM-817', 'BR-UDID-635', 'FLD-UDID-265', 'BR-UDID-676', 'BR-UDID-677'],
  ...['MDR-VIII-8', 'MDR-VIII-14', 'MDR-VIII-18', 'MDR-ART-2-4'],
  ...['ENUM-SPECIAL-DEVICE', 'BR-UDID-705', 'BR-UDID-737'],
  ...['BR-UDID-636.1', 'BR-UDID-636.2', 'BR-UDID-636.3', 'BR-UDID-636.4', 'BR-UDID-636.5'],
  ...['BR-UDID-636.6', 'BR-UDID-636.7'],
]
const deviceData = [
  ...['FLD-UDID-148', 'FLD-UDID-151', 'BR-DTX-UDI-104', 'BR-UDID-024', 'FLD-UDID-170'],
  ...['BR-UDID-070', 'FLD-UDID-176', 'HUB-TRADE-NAME'],
  ...['BR-UDID-131', 'BR-DTX-UDID-090', 'FLD-UDID-175', 'BR-DTX-UDID-091.1'],
  ...['FLD-UDID-260.1', 'BR-DTX-UDID-090.1', 'BR-UDID-091'],
]
const substances = [
  ...['BR-DTX-UDI-084', 'BR-DTX-UDI-085', 'BR-UDID-041', 'BR-UDID-041.1', 'BR-UDID-041.2', 'BR-UDID-101'],
  ...['BR-DTX-UDID-090.2', 'BR-DTX-UDID-091.2', 'BR-DTX-UDID-091.5', 'FLD-UDID-200'],
  ...['025', '027'].flatMap((table) => [1, 2, 3, 4, 5, 7].map((part) => `BR-UDID-${table}.${part}`)),
  ...['BR-DTX-UDID-094', 'XSD-CAS', 'XSD-EC', 'HUB-CAS', 'HUB-EC'].flatMap((id) => [`${id}.1`, `${id}.2`]),
  ...['BR-DTX-UDID-091.3', 'BR-DTX-UDID-091.4'],
]
const conditionsAndWarnings = [
  ...['FLD-UDID-211', 'BR-UDID-028', 'FLD-UDID-212', 'BR-UDID-030'],
  ...['077', '078'].flatMap((table) => [1, 2, 3, 4].map((part) => `BR-DTX-UDI-${table}.${part}`)),
]
const sizes = [
  ...['FLD-UDID-190', 'FLD-UDID-191', 'FLD-UDID-191.1', 'FLD-UDID-191.2', 'FLD-UDID-191.3'],
  ...['BR-UDID-075.1', 'BR-UDID-075.2', 'BR-UDID-075.3', 'BR-UDID-076'],
  ...['BR-UDID-077.1', 'BR-UDID-077.2', 'BR-UDID-077.3'],
  ...['BR-UDID-722.1', 'BR-UDID-722.2', 'BR-UDID-722.3', 'BR-UDID-722.4'],
]
const packages = [
  ...['FLD-UDID-120', 'FLD-UDID-121', 'FLD-UDID-124', 'BR-UDID-003.6', 'BR-UDID-003.7', 'HUB-GTIN-14.5'],
  ...['BR-UDID-073', 'BR-UDID-687', 'BR-UDID-731.3'],
]
const noPlace = [
  ...[1, 2, 3, 4, 5].map((part) => `XSD-NO-PLACE.${part}`),
  ...['BR-DTX-UDID-089.1', 'BR-DTX-UDID-089.2'],
]

export const idsOfEudamed: readonly string[] = [
  ...identifiers,
  ...masterUdiDi,
  ...legacy,
  ...actors,
  ...classification,
  ...deviceData,
  ...substances,
  ...conditionsAndWarnings,
  ...sizes,
  ...packages,
  ...noPlace,
]

/** The form of the Basic UDI-DI, or of the EUDAMED DI of a legacy device, below which swissdamed keeps the device. */
const formsOfBasicUdiDi = ['BR-UDID-003.1', 'BR-UDID-641', 'BR-UDID-642', 'BR-UDID-643', 'BR-UDID-644']
/** What the schema refuses or the data dictionary makes mandatory, and what a row is not written without. */
const ofMessage = /^(FLD|XSD|ENUM)-/
const ofRows = new Set(requiredColumns.map(({ id }) => id))

/** EUDAMED's business rules are not swissdamed's, of which no public source tells: the others are only advice. */
export const isCertain = (id: string): boolean =>
  ofMessage.test(id) || ofRows.has(id) || formsOfBasicUdiDi.includes(id)
