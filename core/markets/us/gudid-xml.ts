import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { element, leaf, type XmlContent, type XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import { rowsOf } from '#core/rules/values.ts'
import type { FileContext } from '../market.ts'
import {
  carries,
  declaredOf,
  flagOf,
  type Identifier,
  identifiersOf,
  listOf,
  premarketOf,
  productCodesOf,
  statusOf,
  textOf,
} from './gudid-values.ts'

/** A device as AccessGUDID's releases write it: every element, empty where nothing is said. */

const namespace = 'http://www.fda.gov/cdrh/gudid'

const told = (name: string, value: string): XmlElement => leaf(name, value) ?? element(name, [])

/** One device record. Throws an XmlWriteError for characters XML cannot carry. */
export function gudidXml(document: AnyDocument, { createdAt }: FileContext): string {
  const root = element('gudid', [
    element('header', [leaf('creationDate', createdAt)]),
    deviceOf(document, createdAt.slice(0, 10)),
  ])
  return writeXml(root, { namespaces: { '': namespace }, indent: '  ' })
}

function deviceOf(document: AnyDocument, today: string): XmlElement {
  const text = (name: string, field: string) => told(name, textOf(document, field))
  const flag = (name: string, field: string) => told(name, flagOf(document, field))
  const declared = (name: string, field: string) => told(name, declaredOf(document, field))
  const end = textOf(document, 'usDistributionEndDate')
  const many = (name: string, rows: readonly XmlContent[]) => element(name, rows)
  return element('device', [
    text('publicDeviceRecordKey', 'usFdaGudidId'),
    text('deviceRecordStatus', 'usRecordStatus'),
    text('devicePublishDate', 'usPublishDate'),
    told('deviceCommDistributionEndDate', end),
    told('deviceCommDistributionStatus', statusOf(textOf(document, 'usDistributionStatus'), end, today)),
    many(
      'identifiers',
      identifiersOf(document).map((one) => identifierOf(one, document, today)),
    ),
    text('brandName', 'brandName'),
    text('versionModelNumber', 'modelNumber'),
    text('catalogNumber', 'catalogueNumber'),
    text('dunsNumber', 'usLabelerDuns'),
    text('companyName', 'manufacturerName'),
    text('deviceCount', 'baseQuantity'),
    text('deviceDescription', 'deviceDescription'),
    flag('DMExempt', 'usDirectMarkingExempt'),
    flag('premarketExempt', 'usPremarketExempt'),
    declared('deviceHCTP', 'usHumanCellProduct'),
    declared('deviceKit', 'kit'),
    declared('deviceCombinationProduct', 'usCombinationProduct'),
    declared('singleUse', 'singleUse'),
    ...productionIdentifiers.map(([name, code]) => told(name, carries(code)(document))),
    flag('donationIdNumber', 'usDonationIdNumber'),
    declared('labeledContainsNRL', 'containsLatex'),
    flag('labeledNoNRL', 'usNotMadeWithLatex'),
    text('MRISafetyStatus', 'mriSafety'),
    flag('rx', 'usPrescriptionUse'),
    flag('otc', 'usOverTheCounter'),
    many(
      'contacts',
      rowsOf(document, 'usSupportContacts').map((row) =>
        element('customerContact', [
          told('phone', textOf(row, 'phone')),
          told('phoneExtension', textOf(row, 'extension')),
          told('email', textOf(row, 'email')),
        ]),
      ),
    ),
    many(
      'gmdnTerms',
      listOf(document, 'usGmdnCodes', /[,;]/).map((code) => element('gmdn', [leaf('gmdnCode', code)])),
    ),
    many(
      'productCodes',
      productCodesOf(document).map(({ code, name }) =>
        element('fdaProductCode', [told('productCode', code), told('productCodeName', name)]),
      ),
    ),
    many('deviceSizes', rowsOf(document, 'usDeviceSizes').map(sizeOf)),
    many('environmentalConditions', rowsOf(document, 'usStorageHandling').map(storageOf)),
    element('sterilization', [
      declared('deviceSterile', 'sterile'),
      declared('sterilizationPriorToUse', 'sterilizeBeforeUse'),
      many(
        'methodTypes',
        listOf(document, 'sterilisationMethod', /;/).map((one) => leaf('sterilizationMethod', one)),
      ),
    ]),
    text('deviceId', 'udiDi'),
    many(
      'feis',
      listOf(document, 'usFdaEstablishmentNumber', /[,;]/).map((one) => leaf('fei', one)),
    ),
    many(
      'premarketSubmissions',
      premarketOf(document).map(({ number, supplement, type }) =>
        element('premarketSubmission', [
          told('submissionNumber', number),
          told('supplementNumber', supplement),
          told('submissionType', type),
        ]),
      ),
    ),
  ])
}

const productionIdentifiers = [
  ['lotBatch', 'BATCH_NUMBER'],
  ['serialNumber', 'SERIALISATION_NUMBER'],
  ['manufacturingDate', 'MANUFACTURING_DATE'],
  ['expirationDate', 'EXPIRATION_DATE'],
] as const

function identifierOf({ type, agency, di, ofPackage }: Identifier, document: AnyDocument, today: string) {
  const row = ofPackage ?? {}
  const end = textOf(row, 'discontinueDate')
  // A package of which only the DI is known, as out of a delimited file, says nothing of what it holds.
  const isKnown = ['quantity', 'containedDi', 'status'].some((column) => textOf(row, column) !== '')
  return element('identifier', [
    told('deviceId', di),
    told('deviceIdType', type),
    told('deviceIdIssuingAgency', agency),
    told('containsDINumber', isKnown ? textOf(row, 'containedDi') || textOf(document, 'udiDi') : ''),
    told('pkgQuantity', textOf(row, 'quantity')),
    told('pkgDiscontinueDate', end),
    told('pkgStatus', isKnown ? statusOf(textOf(row, 'status'), end, today) : ''),
    leaf('pkgType', textOf(row, 'packageType')),
  ])
}

const sizeOf = (row: FieldRow) =>
  element('deviceSize', [
    told('sizeType', textOf(row, 'sizeType')),
    element('size', [told('unit', textOf(row, 'unit')), told('value', textOf(row, 'value'))]),
    told('sizeText', textOf(row, 'text')),
  ])

const storageOf = (row: FieldRow) =>
  element('storageHandling', [
    told('storageHandlingType', textOf(row, 'conditionType')),
    element('storageHandlingHigh', [
      told('unit', textOf(row, 'highUnit')),
      told('value', textOf(row, 'highValue')),
    ]),
    element('storageHandlingLow', [
      told('unit', textOf(row, 'lowUnit')),
      told('value', textOf(row, 'lowValue')),
    ]),
    told('storageHandlingSpecialConditionText', textOf(row, 'text')),
  ])
