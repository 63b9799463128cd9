/** Where the rules of this folder are written; every rule names the document and its own id in it. */
export const rulesVersion = '2.18.1'

export const businessRules = (id: string): string =>
  `EUDAMED business rules UDI/Devices ${rulesVersion}, ${id}`
export const dataDictionary = (id: string): string => `EUDAMED data dictionary UDI/Devices 2.18.0, ${id}`
export const schemaSet = (type: string): string => `EUDAMED DTX schema set 3.0.25, ${type}`
export const enumerations = (list: string): string =>
  `EUDAMED enumerations UDI/Devices ${rulesVersion}, ${list}`
/** The online help of EUDAMED for economic operators. */
export const help = (place: string): string => `European Commission, EUDAMED help, ${place}`

export const gtin14Message =
  'EUDAMED expects GTINs with 14 digits. Shorter ones are padded with zeros on the left; the check digit does not change.'

export const mdr = (place: string): string => `Regulation (EU) 2017/745 (MDR), ${place}`
