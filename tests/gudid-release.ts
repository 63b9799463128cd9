import type { VariedDevice } from './gudid-variety.ts'

/** Records as AccessGUDID's releases write them: XML, and the text files with bars between the columns. */

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const leaf = (name: string, text = '') => (text === '' ? `<${name}/>` : `<${name}>${escaped(text)}</${name}>`)
const many = (name: string, rows: readonly string[]) => `<${name}>${rows.join('')}</${name}>`
const sterilization = ['deviceSterile', 'sterilizationPriorToUse']
const elsewhere = new Set(['primaryDI', 'issuingAgency', ...sterilization])
const statusOf = (end: string | undefined) =>
  end === undefined ? 'In Commercial Distribution' : 'Not in Commercial Distribution'

export const releaseXml = (devices: Iterable<VariedDevice>): string => [...releasePieces(devices)].join('')

/** The same in pieces, for as many as there are. */
export function* releasePieces(devices: Iterable<VariedDevice>): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gudid xmlns="http://www.fda.gov/cdrh/gudid">\n<header><period>full</period></header>\n'
  for (const device of devices) yield deviceXml(device)
  yield '</gudid>\n'
}

function deviceXml({ values, ...device }: VariedDevice): string {
  return `<device>
${Object.entries(values)
  .filter(([name]) => !elsewhere.has(name))
  .map(([name, text]) => leaf(name, text))
  .join('\n')}
${many(
  'identifiers',
  device.identifiers.map(
    (one) =>
      `<identifier>${leaf('deviceId', one.id)}${leaf('deviceIdType', one.type)}${leaf('deviceIdIssuingAgency', one.agency)}${leaf('containsDINumber', one.contains)}${leaf('pkgQuantity', one.quantity === undefined ? '' : String(one.quantity))}${leaf('pkgDiscontinueDate', one.discontinued)}${leaf('pkgStatus', one.type === 'Package' ? statusOf(one.discontinued) : '')}${leaf('pkgType', one.packageType)}</identifier>`,
  ),
)}
${many(
  'contacts',
  device.contacts.map((row) =>
    many(
      'customerContact',
      Object.entries(row).map(([name, text]) => leaf(name, text)),
    ),
  ),
)}
<gmdnTerms/>
${many(
  'productCodes',
  device.productCodes.map((row) =>
    many(
      'fdaProductCode',
      Object.entries(row).map(([name, text]) => leaf(name, text)),
    ),
  ),
)}
${many(
  'deviceSizes',
  device.sizes.map(
    ({ sizeType, unit, value, sizeText }) =>
      `<deviceSize>${leaf('sizeType', sizeType)}<size>${leaf('unit', unit)}${leaf('value', value)}</size>${leaf('sizeText', sizeText)}</deviceSize>`,
  ),
)}
${many(
  'environmentalConditions',
  device.storage.map(
    (row) =>
      `<storageHandling>${leaf('storageHandlingType', row.storageHandlingType)}<storageHandlingHigh>${leaf('unit', row.highUnit)}${leaf('value', row.highValue)}</storageHandlingHigh><storageHandlingLow>${leaf('unit', row.lowUnit)}${leaf('value', row.lowValue)}</storageHandlingLow>${leaf('storageHandlingSpecialConditionText', row.storageHandlingSpecialConditionText)}</storageHandling>`,
  ),
)}
<sterilization>${sterilization.map((name) => leaf(name, values[name])).join('')}${many(
    'methodTypes',
    device.methods.map((one) => leaf('sterilizationMethod', one)),
  )}</sterilization>
${many(
  'premarketSubmissions',
  device.premarket.map((row) =>
    many(
      'premarketSubmission',
      Object.entries(row).map(([name, text]) => leaf(name, text)),
    ),
  ),
)}
</device>
`
}

const deviceColumns =
  'publicDeviceRecordKey|publicVersionStatus|deviceRecordStatus|publicVersionNumber|publicVersionDate|devicePublishDate|deviceCommDistributionEndDate|deviceCommDistributionStatus|brandName|versionModelNumber|catalogNumber|dunsNumber|companyName|deviceCount|deviceDescription|DMExempt|premarketExempt|deviceHCTP|deviceKit|deviceCombinationProduct|singleUse|lotBatch|serialNumber|manufacturingDate|expirationDate|donationIdNumber|labeledContainsNRL|labeledNoNRL|MRISafetyStatus|rx|otc|deviceSterile|sterilizationPriorToUse'.split(
    '|',
  )

/** The files of a delimited release, by name. */
export function releaseTexts(devices: readonly VariedDevice[]): ReadonlyMap<string, string> {
  const table = (
    columns: readonly string[],
    rowsOf: (device: VariedDevice) => readonly (readonly (string | undefined)[])[],
  ) =>
    [
      ['PrimaryDI', ...columns].join('|'),
      ...devices.flatMap((device) =>
        rowsOf(device).map((cells) =>
          [device.values.primaryDI, ...cells].map((cell) => (cell ?? '').replaceAll('|', '/')).join('|'),
        ),
      ),
      '',
    ].join('\r\n')
  return new Map([
    [
      'contacts.txt',
      table(['phone', 'phoneExtension', 'email'], ({ contacts }) =>
        contacts.map((row) => [row.phone, row.phoneExtension, row.email]),
      ),
    ],
    ['device.txt', table(deviceColumns, ({ values }) => [deviceColumns.map((name) => values[name])])],
    [
      'deviceSizes.txt',
      table(['sizeType', 'size_unit', 'size_value', 'sizeText'], ({ sizes }) =>
        sizes.map((row) => [row.sizeType, row.unit, row.value, row.sizeText]),
      ),
    ],
    [
      'environmentalConditions.txt',
      table(
        [
          'storageHandlingType',
          'storageHandlingHigh_unit',
          'storageHandlingHigh_value',
          'storageHandlingLow_unit',
          'storageHandlingLow_value',
          'storageHandlingSpecialConditionText',
        ],
        ({ storage }) =>
          storage.map((row) => [
            row.storageHandlingType,
            row.highUnit,
            row.highValue,
            row.lowUnit,
            row.lowValue,
            row.storageHandlingSpecialConditionText,
          ]),
      ),
    ],
    ['gmdnTerms.txt', table(['gmdnPTName', 'gmdnPTDefinition'], () => [['left out', 'left out']])],
    [
      'identifiers.txt',
      table(
        [
          'deviceId',
          'deviceIdType',
          'deviceIdIssuingAgency',
          'containsDINumber',
          'pkgQuantity',
          'pkgDiscontinueDate',
          'pkgStatus',
          'pkgType',
        ],
        ({ identifiers }) =>
          identifiers.map((one) => [
            one.id,
            one.type,
            one.agency,
            one.contains,
            one.quantity === undefined ? '' : String(one.quantity),
            one.discontinued,
            one.type === 'Package' ? statusOf(one.discontinued) : '',
            one.packageType,
          ]),
      ),
    ],
    [
      'premarketSubmissions.txt',
      table(['submissionNumber', 'supplementNumber'], ({ premarket }) =>
        premarket.map((row) => [row.submissionNumber, row.supplementNumber]),
      ),
    ],
    [
      'productCodes.txt',
      table(['productCode', 'productCodeName'], ({ productCodes }) =>
        productCodes.map((row) => [row.productCode, row.productCodeName]),
      ),
    ],
    [
      'sterilizationMethodTypes.txt',
      table(['sterilizationMethod'], ({ methods }) => methods.map((one) => [one])),
    ],
  ])
}
