import type { AnyDocument } from '#core/dictionary/field.ts'
import type { FileNature } from '../file-nature.ts'
import type { FileContext, MarketFile, RegulatorFields } from '../market.ts'
import { type TableColumn, tableFile } from '../table-file.ts'
import { heldWhere, notYetPublished, publishedFrom } from './form/publishing.ts'
import {
  agencyOf,
  carries,
  declaredOf,
  flagOf,
  identifiersOf,
  productCodesOf,
  statusOf,
  textOf,
} from './gudid-values.ts'
import { gudidXml } from './gudid-xml.ts'
import { usRegulatorFields } from './regulator-fields.ts'
import { ofNewRecords, ofNewRecordsFilled, ofNewRecordsMessages } from './required.ts'
import { splFile } from './spl-file.ts'

const flag = (field: string) => (document: AnyDocument) => flagOf(document, field)
const declared = (field: string) => (document: AnyDocument) => declaredOf(document, field)

/** The layout in which AccessGUDID publishes; GUDID itself accepts SPL or its web form. */
const releaseLayout: FileNature = {
  kind: 'release-layout',
  format: 'AccessGUDID release file',
  source: 'AccessGUDID, release files of the National Library of Medicine',
  asOf: '2026-11-20',
}

/** In the spelling of the AccessGUDID release files; what those have in files of their own stands behind bars. */
const columnsOn = (today: string): readonly TableColumn[] => [
  ['primaryDI', 'udiDi'],
  ['issuingAgency', agencyOf],
  ['companyName', 'manufacturerName'],
  ['brandName', 'brandName'],
  ['versionModelNumber', 'modelNumber'],
  ['catalogNumber', 'catalogueNumber'],
  ['deviceDescription', 'deviceDescription'],
  ['deviceCount', 'baseQuantity'],
  ['singleUse', declared('singleUse')],
  ['lotBatch', carries('BATCH_NUMBER')],
  ['serialNumber', carries('SERIALISATION_NUMBER')],
  ['expirationDate', carries('EXPIRATION_DATE')],
  ['manufacturingDate', carries('MANUFACTURING_DATE')],
  ['rx', flag('usPrescriptionUse')],
  ['otc', flag('usOverTheCounter')],
  ['MRISafetyStatus', 'mriSafety'],
  ['deviceSterile', declared('sterile')],
  ['sterilizationPriorToUse', declared('sterilizeBeforeUse')],
  ['labeledContainsNRL', declared('containsLatex')],
  ['labeledNoNRL', flag('usNotMadeWithLatex')],
  ['deviceKit', declared('kit')],
  ['deviceCombinationProduct', declared('usCombinationProduct')],
  ['deviceHCTP', declared('usHumanCellProduct')],
  ['devicePublishDate', 'usPublishDate'],
  [
    'deviceCommDistributionStatus',
    (document) =>
      statusOf(textOf(document, 'usDistributionStatus'), textOf(document, 'usDistributionEndDate'), today),
  ],
  [
    'productCodes',
    (document) =>
      productCodesOf(document)
        .map(({ code }) => code)
        .join('|'),
  ],
  [
    'otherDIs',
    (document) =>
      identifiersOf(document)
        .filter(({ type }) => type !== 'Primary')
        .map(({ type, agency, di }) => `${type}:${agency}:${di}`)
        .join('|'),
  ],
  ['publicDeviceRecordKey', 'usFdaGudidId'],
  ['deviceRecordStatus', 'usRecordStatus'],
  ['deviceCommDistributionEndDate', 'usDistributionEndDate'],
  ['dunsNumber', 'usLabelerDuns'],
  ['DMExempt', flag('usDirectMarkingExempt')],
  ['premarketExempt', flag('usPremarketExempt')],
  ['donationIdNumber', flag('usDonationIdNumber')],
]

/** Not all files of AccessGUDID have the DUNS number, which it has published since April 2018: its layout goes without. */
const layoutFields: RegulatorFields = {
  ...usRegulatorFields,
  usLabelerDuns: { ...usRegulatorFields.usLabelerDuns, needed: notYetPublished },
}

const csvOn = (today: string): MarketFile =>
  tableFile({
    id: 'csv',
    label: 'AccessGUDID release layout (CSV)',
    format: 'csv',
    nature: releaseLayout,
    service: 'ACCESSGUDID-RELEASE',
    columns: columnsOn(today),
    regulatorFields: layoutFields,
    requirements: ofNewRecords,
    messages: ofNewRecordsMessages,
    whereFilled: ofNewRecordsFilled,
    publishedFrom,
    heldWhere,
  })
const csv = csvOn('')
const { missing } = csv

const xml: MarketFile = {
  id: 'xml',
  label: 'AccessGUDID release layout (XML)',
  format: 'xml',
  nature: releaseLayout,
  missing,
  write: (document, context) => ({ service: 'ACCESSGUDID-RELEASE', content: gudidXml(document, context) }),
}

export const usFiles: readonly MarketFile[] = [
  xml,
  {
    ...csv,
    write: (document: AnyDocument, context: FileContext) =>
      csvOn(context.createdAt.slice(0, 10)).write(document, context),
  },
  splFile,
]
