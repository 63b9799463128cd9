import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketFile } from '../market.ts'
import { type TableColumn, tableFile } from '../table-file.ts'
import { cnUses } from './uses.ts'

const yesNo = (value: boolean): string => (value ? '1' : '0')
const flag = (field: string) => (document: AnyDocument) => yesNo(document[field] === true)
const carries = (code: string) => (document: AnyDocument) =>
  yesNo((document.productionIdentifiers as readonly string[] | undefined)?.includes(code) ?? false)

/** 0 safe, 1 conditional, 2 unsafe, 3 not stated (cgzmraqxgxx). */
const mriCodes: Readonly<Record<string, string>> = { 'MR Safe': '0', 'MR Conditional': '1', 'MR Unsafe': '2' }

/** Element names of the UDI database, in the order of YY/T 1752. */
const columns: readonly TableColumn[] = [
  ['zxxsdycpbs', 'udiDi'],
  ['cpbsbmtxmc', 'cnIssuingAgency'],
  ['zxxsdyzsydydsl', 'baseQuantity'],
  ['sydycpbs', 'unitOfUseDi'],
  ['cpmctymc', 'cnProductName'],
  ['spmc', 'brandName'],
  ['ggxh', 'modelNumber'],
  ['sfwblztlcp', flag('kit')],
  ['cpms', 'deviceDescription'],
  ['cphhhbh', 'catalogueNumber'],
  ['qxlb', 'cnProductType'],
  ['flbm', 'cnDeviceClassification'],
  ['ylqxzcrbarywmc', 'manufacturerName'],
  ['tyshxydm', 'cnCreditCode'],
  ['zczbhhzbapzbh', 'cnNmpaRegistrationNumber'],
  ['cgzmraqxgxx', ({ mriSafety }) => mriCodes[String(mriSafety ?? '')] ?? '3'],
  ['sfbjwycxsy', flag('singleUse')],
  ['zdcfsycs', 'maximumReuses'],
  ['sfwwjbz', flag('sterile')],
  ['syqsfxyjxmj', flag('sterilizeBeforeUse')],
  ['mjfs', 'sterilisationMethod'],
  ['scbssfbhph', carries('BATCH_NUMBER')],
  ['scbssfbhxlh', carries('SERIALISATION_NUMBER')],
  ['scbssfbhscrq', carries('MANUFACTURING_DATE')],
  ['scbssfbhsxrq', carries('EXPIRATION_DATE')],
]

export const cnFiles: readonly MarketFile[] = [
  tableFile({ id: 'csv', label: 'NMPA CSV', format: 'csv', service: 'UDID', columns, uses: cnUses }),
]
