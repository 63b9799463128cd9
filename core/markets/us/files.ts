import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketFile } from '../market.ts'
import { type TableColumn, tableFile } from '../table-file.ts'
import { usUses } from './uses.ts'

/** A flag of the UDI on the label, as AccessGUDID writes it. */
const carries = (code: string) => (document: AnyDocument) =>
  String((document.productionIdentifiers as readonly string[] | undefined)?.includes(code) ?? false)

const flag = (field: string) => (document: AnyDocument) => String(document[field] === true)

/** In the order and spelling of the AccessGUDID release files. */
const columns: readonly TableColumn[] = [
  ['primaryDI', 'udiDi'],
  ['issuingAgency', (document) => String(document.udiDiIssuingEntity ?? 'GS1')],
  ['companyName', 'manufacturerName'],
  ['brandName', 'brandName'],
  ['versionModelNumber', 'modelNumber'],
  ['catalogNumber', 'catalogueNumber'],
  ['deviceDescription', 'deviceDescription'],
  ['deviceCount', 'baseQuantity'],
  ['unitOfUseDI', 'unitOfUseDi'],
  ['singleUse', flag('singleUse')],
  ['lotBatch', carries('BATCH_NUMBER')],
  ['serialNumber', carries('SERIALISATION_NUMBER')],
  ['manufacturingDate', carries('MANUFACTURING_DATE')],
  ['expirationDate', carries('EXPIRATION_DATE')],
  ['MRISafetyStatus', 'mriSafety'],
  ['deviceSterile', flag('sterile')],
  ['sterilizationPriorToUse', flag('sterilizeBeforeUse')],
  ['sterilizationMethod', 'sterilisationMethod'],
  ['labeledContainsNRL', flag('containsLatex')],
  ['deviceKit', flag('kit')],
  ['premarketSubmissions', 'usFdaPremarketSubmissionNumber'],
  ['productCodes', 'usFdaProductCode'],
]

export const usFiles: readonly MarketFile[] = [
  tableFile({ id: 'csv', label: 'GUDID CSV', format: 'csv', service: 'GUDID', columns, uses: usUses }),
]
