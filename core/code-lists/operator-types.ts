/** The four kinds of economic operators (specification, document 3 section 3). */
export const operatorTypes = [
  { code: 'manufacturer', label: 'Manufacturer' },
  { code: 'authorized-representative', label: 'Authorized Representative' },
  { code: 'importer', label: 'Importer' },
  { code: 'distributor', label: 'Distributor' },
] as const
export type OperatorType = (typeof operatorTypes)[number]['code']

export const operatorTypeCodes = operatorTypes.map(({ code }) => code) as [OperatorType, ...OperatorType[]]
