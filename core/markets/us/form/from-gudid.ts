import type { AnyDocument, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import type { ImportedRecord } from '../../imported-record.ts'
import { type GudidSource, isBlankRow, rowsAt } from './gudid-source.ts'
import { furtherDisOf } from './gudid-source-dis.ts'

/** Elements of one value, and the fields that hold it as it is. */
const texts = [
  ['dunsNumber', 'usLabelerDuns', 9],
  ['deviceCommDistributionEndDate', 'usDistributionEndDate', 10],
  ['deviceCommDistributionStatus', 'usDistributionStatus', 60],
] as const

/** What GUDID says of the record under its DI: another DI is another record. */
const ofRecord = [
  ['publicDeviceRecordKey', 'usFdaGudidId', 60],
  ['deviceRecordStatus', 'usRecordStatus', 60],
  ['devicePublishDate', 'usPublishDate', 10],
] as const

/** Only these: what a record says otherwise is no code of the list. */
const mriStatuses = new Set([
  'MR Safe',
  'MR Unsafe',
  'MR Conditional',
  'Labeling does not contain MRI Safety Information',
])

const flags = [
  ['DMExempt', 'usDirectMarkingExempt'],
  ['premarketExempt', 'usPremarketExempt'],
  ['deviceHCTP', 'usHumanCellProduct'],
  ['deviceKit', 'kit'],
  ['deviceCombinationProduct', 'usCombinationProduct'],
  ['donationIdNumber', 'usDonationIdNumber'],
  ['labeledNoNRL', 'usNotMadeWithLatex'],
  ['rx', 'usPrescriptionUse'],
  ['otc', 'usOverTheCounter'],
] as const

/**
 * What a US submission takes from a record that came from AccessGUDID, beyond what all submissions take: elements that
 * have no field in a master record, under the names the import kept them by. A value that says nothing is left out;
 * nothing is guessed.
 */
export function fromGudid({ sourceData, isAsImported, udiDi }: ImportedRecord): AnyDocument {
  const source = sourceData.gudid
  if (!source) return {}
  const values: Record<string, FieldValue> = {}
  for (const [element, field, longest] of isAsImported ? [...texts, ...ofRecord] : texts) {
    const text = source[element]?.trim()
    if (text && text.length <= longest) values[field] = text
  }
  // AccessGUDID has published records alone, and an export with few columns does not say so; a blank status is none.
  if (values.usPublishDate !== undefined && source.deviceRecordStatus === undefined) {
    values.usRecordStatus = 'Published'
  }
  for (const [element, field] of flags) {
    const said = source[element]?.trim().toLowerCase()
    if (said === 'true' || said === 'false') values[field] = said === 'true'
  }
  const mri = source.MRISafetyStatus?.trim()
  if (mri && mriStatuses.has(mri)) values.mriSafety = mri
  // FDA's records name the agency even where the code has a wrong check digit.
  const agency = source.issuingAgency
  if (isAsImported && udiDi && ['GS1', 'HIBCC', 'ICCBBA'].includes(agency ?? '')) {
    values.udiDiIssuingEntity = agency as string
  }
  const numbers = source.feis ? [source.feis] : rowsAt(source, 'feis/fei').map(({ '': text }) => text ?? '')
  const establishments = numbers.filter((text) => text !== '').join(', ')
  if (establishments !== '' && establishments.length <= 250) values.usFdaEstablishmentNumber = establishments
  const methods = rowsAt(source, 'sterilization/methodTypes/sterilizationMethod').map(({ '': text }) => text)
  if (methods.length > 0) values.sterilisationMethod = methods.join('; ')
  return {
    ...values,
    ...tablesOf(source),
    ...codesOf(source),
    ...premarketOf(source),
    ...furtherDisOf(source),
  }
}

/** The tables, and the element of each column under that of a row. */
const tables: Readonly<
  Record<string, { path: string; columns: Readonly<Record<string, readonly string[]>> }>
> = {
  usDeviceSizes: {
    path: 'deviceSizes/deviceSize',
    columns: {
      sizeType: ['sizeType'],
      // Newer releases write <size unit="…" value="…"/>.
      unit: ['size/unit', 'size/@unit'],
      value: ['size/value', 'size/@value'],
      text: ['sizeText'],
    },
  },
  usStorageHandling: {
    path: 'environmentalConditions/storageHandling',
    columns: {
      conditionType: ['storageHandlingType'],
      lowValue: ['storageHandlingLow/value', 'storageHandlingLow/@value'],
      lowUnit: ['storageHandlingLow/unit', 'storageHandlingLow/@unit'],
      highValue: ['storageHandlingHigh/value', 'storageHandlingHigh/@value'],
      highUnit: ['storageHandlingHigh/unit', 'storageHandlingHigh/@unit'],
      text: ['storageHandlingSpecialConditionText'],
    },
  },
  usSupportContacts: {
    path: 'contacts/customerContact',
    columns: { phone: ['phone'], extension: ['phoneExtension'], email: ['email'] },
  },
}

function tablesOf(source: GudidSource): AnyDocument {
  const read = Object.entries(tables).map(([field, { path, columns }]) => {
    const rows = rowsAt(source, path).map((elements): FieldRow => {
      const cells = Object.entries(columns).flatMap(([column, names]) => {
        const text = names.map((name) => elements[name]).find((one) => one !== undefined)
        return text === undefined ? [] : [[column, text]]
      })
      return Object.fromEntries(cells) as FieldRow
    })
    return [field, rows.filter((row) => !isBlankRow(row))] as const
  })
  return Object.fromEntries(read.filter(([, rows]) => rows.length > 0))
}

/** The first product code has the specified field, the others a table. */
function codesOf(source: GudidSource): AnyDocument {
  const codes = (source.productCodes ?? '').split('|').map((code) => code.trim())
  const named = rowsAt(source, 'productCodes/fdaProductCode', codes.length)
  const rows = codes.map((code, at): FieldRow => {
    const name = named[at]?.productCodeName
    return { ...(code !== '' && { code }), ...(name !== undefined && { name }) }
  })
  const [first = {}, ...others] = rows.filter((row) => !isBlankRow(row))
  const gmdn = rowsAt(source, 'gmdnTerms/gmdn').flatMap(({ gmdnCode }) => (gmdnCode ? [gmdnCode] : []))
  return {
    ...(first.code !== undefined && String(first.code).length <= 3 && { usFdaProductCode: first.code }),
    ...(first.name !== undefined && { usProductCodeName: first.name }),
    ...(others.length > 0 && { usProductCodes: others }),
    ...(gmdn.length > 0 && { usGmdnCodes: gmdn.join(', ') }),
  }
}

function premarketOf(source: GudidSource): AnyDocument {
  const rows = rowsAt(source, 'premarketSubmissions/premarketSubmission').map(
    ({ submissionNumber, supplementNumber, submissionType }): FieldRow => ({
      ...(submissionNumber && { number: submissionNumber }),
      ...(supplementNumber && { supplement: supplementNumber }),
      ...(submissionType && { type: submissionType }),
    }),
  )
  const [first = {}, ...others] = rows.filter((row) => !isBlankRow(row))
  return {
    ...(first.number !== undefined && { usFdaPremarketSubmissionNumber: first.number }),
    ...(first.supplement !== undefined && { usPremarketSupplement: first.supplement }),
    ...(first.type !== undefined && { usPremarketType: first.type }),
    ...(others.length > 0 && { usPremarketSubmissions: others }),
  }
}
