import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import type { GudidTable } from './gudid-table.ts'

/**
 * Made-up records in the shapes that AccessGUDID's published ones have: agencies and their codes, blanks, kits,
 * discontinued devices, packages in packages, units of use, earlier DIs, sizes and storage told in words, phone numbers
 * as people write them. What 50,000 published records keep without exception, these keep as well.
 */

export interface VariedIdentifier {
  readonly id: string
  readonly type: 'Primary' | 'Package' | 'Secondary' | 'Direct Marking' | 'Unit of Use' | 'Previous'
  readonly agency: string
  readonly contains?: string
  readonly quantity?: number
  readonly discontinued?: string
  readonly packageType?: string
}

type Row = Readonly<Record<string, string>>

export interface VariedDevice {
  /** Elements of one value, by their names. */
  readonly values: Row
  readonly identifiers: readonly VariedIdentifier[]
  readonly productCodes: readonly Row[]
  readonly sizes: readonly Row[]
  readonly storage: readonly Row[]
  readonly methods: readonly string[]
  readonly premarket: readonly Row[]
  readonly contacts: readonly Row[]
}

const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const flag = (value: boolean) => (value ? 'true' : 'false')

const companies = [
  ['Nordlicht Medizintechnik GmbH', '332345678'],
  ['ACME MEDICAL, INC.', '012345678'],
  ['Smith "Quick" & Sons <Surgical>', '078912345'],
  ['Société Générale d’Optique S.A.', '262345671'],
  ['日本製作所 Co., Ltd.', '690012345'],
  ['LifeCord Tissue Bank', '829123456'],
  ['O’Brien Orthopaedics™ LLC', '117234567'],
] as const
const brands = [
  'Solvia™',
  'NA',
  'Pump, small',
  'Say "ah"',
  'Ålesund® 4°–8° Ø',
  'WILDCAT FIXED LENGTH TOTAL, HOLLOW',
  'x'.repeat(80),
]
const codes = ['LQE', 'FRN', 'HWC', 'JEY', 'OKS', 'GXR', 'HBW', 'PHX', 'KWQ', 'NKB'] as const
const phones = [
  '+1(812)330-5494',
  '888-708-0808',
  '18663854047',
  '1.973.299.9300',
  '(949) 595-7200',
  '+49 (0)7461 95-0',
  '+1(800)555-0100 ext. 12',
  'xx@xx.xx',
]
const mails = ['support@example.com', 'first.last+udi@sub.example.co.jp', 'xx@xx.xx', 'Info@EXAMPLE.com', '']
const numbers = ['K973011', 'P110042', 'H990014', 'DEN150014', 'BN070022', 'BK090051', 'N18033', 'M050002']
const kinds = ['PMN', 'PMA', 'HDE', 'PMN', 'BLA', 'BLA', 'NDA', 'PDP']
const mri = [
  'Labeling does not contain MRI Safety Information',
  'Labeling does not contain MRI Safety Information',
  'MR Conditional',
  'MR Unsafe',
  'MR Safe',
]
const methods = [
  'Moist Heat or Steam Sterilization',
  'Ethylene Oxide',
  'Dry Heat Sterilization',
  'High-level Disinfectant',
  'Hydrogen Peroxide',
  'Radiation Sterilization',
  'Peracetic Acid',
  'Liquid Chemical',
]
const sizeUnits = [
  ['Length', 'Millimeter', '0.8'],
  ['Outer Diameter', 'French', '6'],
  ['Needle Gauge', 'Gauge', '21'],
  ['Angle', 'degree', '-12.5'],
  ['Total Volume', 'Milliliter', '1.5'],
  ['Pressure', 'Pound per Square Inch', '300'],
  ['Pore Size', 'Micrometer', '0.22'],
  ['Weight', 'Kilogram', '2'],
  ['Area/Surface Area', 'Square centimeter', '25'],
  ['Lumen/Inner Diameter', 'Inch', '.014'],
] as const
const sizeTexts = ['+0mm Offset', '10x22 Parallel 9mm 0 Degree', 'Size: X-Large; see “IFU”', 'N/A', '1 Level']
const special = [
  'Store in a cool, dry place. Protect from light.',
  'Keep dry; do not freeze. ≤ 25 °C',
  `Long text. ${'Avoid direct sunlight and humidity. '.repeat(28)}`.trim(),
]

const digits = (n: number, length: number) => String(n).padStart(length, '0')
function gtin(indicator: number, n: number): string {
  const body = `${indicator}095212${digits(n, 6)}`
  return body + gs1CheckDigit(body)
}

/** The DI of a device as its agency issues it, on a level of packaging. */
function codeOf(n: number, level: number): { id: string; agency: string } {
  if (n % 19 === 4)
    return {
      id: `${of(['B', 'D', 'M', 'H'], n)}${digits(n % 1000, 3)}A${digits(n, 6)}X${level}`,
      agency: 'HIBCC',
    }
  if (n % 97 === 5)
    return { id: `A${digits(n % 10_000, 4)}${digits(n, 8)}${level}00`.slice(0, 16), agency: 'ICCBBA' }
  return { id: gtin(level, n), agency: 'GS1' }
}

function identifiersOf(n: number, count: number): readonly VariedIdentifier[] {
  const primary = codeOf(n, 0)
  const all: VariedIdentifier[] = [{ ...primary, type: 'Primary' }]
  const levels = n % 50 === 0 ? 7 : of([0, 0, 1, 2, 0, 3], n)
  let inside = primary.id
  for (let level = 1; level <= levels; level += 1) {
    const code = codeOf(n, level)
    const end = n % 29 === 0 && level === levels ? { discontinued: '2016-01-31' } : {}
    all.push({
      ...code,
      type: 'Package',
      contains: inside,
      quantity: level * 5,
      ...end,
      ...(n % 3 === 0 && { packageType: of(['Carton', 'CASE', 'Box', 'Shelf pack'], n) }),
    })
    inside = code.id
  }
  if (count > 1) all.push({ id: gtin(8, n), type: 'Unit of Use', agency: 'GS1' })
  const other = primary.agency === 'GS1' ? 'HIBCC' : 'GS1'
  if (n % 13 === 0)
    all.push({ id: other === 'GS1' ? gtin(9, n) : `B999S${digits(n, 6)}0`, type: 'Secondary', agency: other })
  if (n % 17 === 0) all.push({ ...primary, type: 'Direct Marking' })
  if (n % 221 === 0) all.push({ id: `${n}`.padStart(10, '4'), type: 'Secondary', agency: 'NDC/NHRIC' })
  if (n % 31 === 0) all.push({ id: gtin(7, n), type: 'Previous', agency: 'GS1' })
  return all
}

/** The record with this number; the same one every time. */
export function variedDevice(n: number): VariedDevice {
  const [company, duns] = of(companies, n)
  const count = of([1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 12], n)
  const identifiers = identifiersOf(n, count)
  const [primary] = identifiers
  const isExempt = n % 3 === 0
  const sterilizes = n % 5 === 2
  const model = of([`M-${n}`, 'N/A', `${n}`, `Ø${n} "long"`, `REF ${n}/${'y'.repeat(60)}`.slice(0, 75)], n)
  const isOver = n % 43 === 7
  const values: Record<string, string> = {
    primaryDI: primary?.id ?? '',
    issuingAgency: primary?.agency ?? '',
    publicDeviceRecordKey: `0f1e2d3c-0000-4000-8000-${digits(n, 12)}`,
    publicVersionStatus: of(['New', 'Update'], n),
    deviceRecordStatus: 'Published',
    publicVersionNumber: String((n % 6) + 1),
    publicVersionDate: '2018-07-06',
    devicePublishDate: of(['2014-09-23', '2015-10-12', '2016-02-29', '2024-12-31'], n),
    deviceCommDistributionEndDate: isOver ? '2016-01-31' : n % 71 === 0 ? '2031-06-30' : '',
    deviceCommDistributionStatus: isOver ? 'Not in Commercial Distribution' : 'In Commercial Distribution',
    brandName: of(brands, n),
    versionModelNumber: model,
    catalogNumber: n % 2 === 0 ? '' : of([`000${n}`, 'N/A', `CAT#${n}-“A”`], n),
    dunsNumber: duns,
    companyName: company,
    deviceCount: String(count),
    deviceDescription:
      n % 4 === 0
        ? ''
        : `Device ${n}; ${'a “text” with 5µm & <odd> – characters, '.repeat(n % 53 === 0 ? 28 : 1)}`.trim(),
    DMExempt: flag(n % 2 === 0),
    premarketExempt: flag(isExempt),
    deviceHCTP: flag(n % 97 === 5),
    deviceKit: flag(n % 11 === 0),
    deviceCombinationProduct: flag(n % 23 === 0),
    singleUse: flag(n % 2 === 1),
    lotBatch: flag(n % 7 !== 0),
    serialNumber: flag(n % 6 === 0),
    manufacturingDate: flag(n % 8 === 0),
    expirationDate: flag(n % 3 === 1),
    donationIdNumber: flag(n % 97 === 5),
    labeledContainsNRL: flag(n % 41 === 0),
    labeledNoNRL: flag(n % 41 !== 0 && n % 5 === 0),
    MRISafetyStatus: of(mri, n),
    rx: flag(n % 16 !== 0),
    otc: flag(n % 32 === 0 || n % 45 === 0),
    deviceSterile: flag(n % 3 === 0),
    sterilizationPriorToUse: flag(sterilizes),
  }
  const codeCount = n % 11 === 0 ? 1 : of([1, 1, 1, 1, 2, 1, 1, 1, 4], n)
  return {
    values,
    identifiers,
    productCodes: Array.from({ length: codeCount }, (_, at) => ({
      productCode: n % 11 === 0 ? '' : of(codes, n + at),
      productCodeName: n % 11 === 0 ? '' : `SYSTEM, TYPE ${at}, "${of(codes, n + at)}"`,
    })).filter(({ productCode }) => productCode !== ''),
    sizes: Array.from({ length: of([0, 0, 1, 2, 0, 5], n) }, (_, at): Row => {
      if ((n + at) % 4 === 0)
        return { sizeType: 'Device Size Text, specify', sizeText: of(sizeTexts, n + at) }
      const [sizeType, unit, value] = of(sizeUnits, n + at)
      return { sizeType, unit, value }
    }),
    storage: Array.from({ length: of([0, 1, 0, 0, 3], n) }, (_, at): Row => {
      if ((n + at) % 3 === 0)
        return {
          storageHandlingType: 'Special Storage Condition, Specify',
          storageHandlingSpecialConditionText: of(special, n),
        }
      const type = of(['Storage', 'Handling'], n)
      if ((n + at) % 3 === 1)
        return {
          storageHandlingType: `${type} Environment Humidity`,
          highUnit: 'Percent (%) Relative Humidity',
          highValue: '95',
        }
      return {
        storageHandlingType: `${type} Environment Temperature`,
        highUnit: 'Degrees Celsius',
        highValue: '40',
        lowUnit: 'Degrees Fahrenheit',
        lowValue: '-4',
      }
    }),
    methods: sterilizes ? Array.from({ length: (n % 3) + 1 }, (_, at) => of(methods, n + at)) : [],
    premarket: isExempt
      ? []
      : Array.from({ length: of([1, 1, 2, 1, 1, 9], n) }, (_, at) => ({
          submissionNumber: of(numbers, n),
          supplementNumber: digits(at, 3),
          submissionType: of(kinds, n),
        })),
    contacts: Array.from({ length: of([1, 1, 2, 0, 1], n) }, (_, at) => ({
      phone: of(phones, n + at),
      phoneExtension: n % 9 === 0 ? of(['10', '145', 'x2'], n) : '',
      email: of(mails, n + at),
    })),
  }
}

export const csvColumns = [
  'primaryDI',
  'issuingAgency',
  'companyName',
  'brandName',
  'versionModelNumber',
  'catalogNumber',
  'deviceDescription',
  'deviceCount',
  'singleUse',
  'lotBatch',
  'serialNumber',
  'expirationDate',
  'manufacturingDate',
  'rx',
  'otc',
  'MRISafetyStatus',
  'deviceSterile',
  'sterilizationPriorToUse',
  'labeledContainsNRL',
  'labeledNoNRL',
  'deviceKit',
  'deviceCombinationProduct',
  'deviceHCTP',
  'devicePublishDate',
  'deviceCommDistributionStatus',
  'productCodes',
  'otherDIs',
] as const

/** The delimited export of devices, as `gudid_sample_stratified.csv` has it. */
export function variedTable(devices: readonly VariedDevice[]): GudidTable {
  const rows = devices.map(({ values, productCodes, identifiers }) => {
    const told: Record<string, string> = {
      ...values,
      productCodes: productCodes.map(({ productCode }) => productCode).join('|'),
      otherDIs: identifiers
        .slice(1)
        .map(({ type, agency, id }) => `${type}:${agency}:${id}`)
        .join('|'),
    }
    return csvColumns.map((column) => told[column] ?? '')
  })
  return { header: csvColumns, rows }
}
