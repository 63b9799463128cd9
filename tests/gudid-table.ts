import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { csvFormatRows } from 'd3-dsv'
import { gs1CheckDigit } from '#core/identifiers/gtin.ts'

/** An AccessGUDID device file as its header and its rows of cells. */
export interface GudidTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const official = join(process.env.HUB_REFERENCE_DIR ?? '', 'gudid/gudid_sample_stratified.csv')
export const hasOfficialFile = process.env.HUB_REFERENCE_DIR !== undefined && existsSync(official)

interface ReadRecord {
  readonly record: string[]
  /** Where the record ends in the file. */
  readonly info: { readonly bytes: number }
}

/** One of so many. */
export const oneOf =
  (many: number) =>
  (_: string, index: number): boolean =>
    index % many === 0

/** FDA's own records where the reference material is installed: all of them or those that are wanted, byte for byte. */
export function officialGudidTable(wanted: (primaryDi: string, index: number) => boolean = () => true): {
  bytes: Buffer
  file: GudidTable
} {
  const whole = readFileSync(official)
  const read = parse(whole, { bom: true, relax_column_count: true, info: true }) as unknown as ReadRecord[]
  const kept = read.map(({ record, info }, index) => ({
    record,
    bytes: whole.subarray(read[index - 1]?.info.bytes ?? 0, info.bytes),
  }))
  const [header, ...rows] = kept.filter(
    ({ record: [di = ''] }, index) => index === 0 || wanted(di, index - 1),
  )
  return {
    bytes: Buffer.concat([header, ...rows].map((each) => each?.bytes ?? Buffer.alloc(0))),
    file: { header: header?.record ?? [], rows: rows.map(({ record }) => record) },
  }
}

export const gudidCsv = (file: GudidTable): string =>
  `${csvFormatRows([[...file.header], ...file.rows.map((row) => [...row])])}\n`

const header =
  'primaryDI,issuingAgency,companyName,brandName,versionModelNumber,catalogNumber,deviceDescription,deviceCount,singleUse,lotBatch,serialNumber,expirationDate,manufacturingDate,rx,otc,MRISafetyStatus,deviceSterile,sterilizationPriorToUse,labeledContainsNRL,labeledNoNRL,deviceKit,deviceCombinationProduct,deviceHCTP,devicePublishDate,deviceCommDistributionStatus,productCodes,otherDIs'.split(
    ',',
  )
const makers = [
  'Nordlicht Medizintechnik',
  'Acme, Inc.',
  '"Quoted" Devices',
  'Société Générale d’Optique',
  '日本製作所',
]
const brands = ['Solvia™', 'Pump, small', 'Say "ah"', 'Ålesund', 'Line\nbreak', 'Plain']

/** Made-up devices with everything real files have: leading zeros, quotes, line breaks, accents, blanks. */
export function madeUpGudidTable(count: number): GudidTable {
  const flag = (value: boolean) => (value ? 'True' : 'False')
  const rows = Array.from({ length: count }, (_, n) => {
    const body = `00952${String(n).padStart(8, '0')}`
    const di = n % 17 === 5 ? `B${String(n).padStart(4, '0')}ABC0` : body + gs1CheckDigit(body)
    return [
      di,
      n % 17 === 5 ? 'HIBCC' : 'GS1',
      makers[n % makers.length] ?? '',
      `${brands[n % brands.length]} ${n}`,
      n % 3 === 0 ? `M-${n}` : `${brands[n % brands.length]} ${n}`,
      n % 4 === 0 ? '' : `000${n}`,
      n % 5 === 0 ? '' : `A device, number ${n}; "for tests"`,
      n % 6 === 0 ? '' : String((n % 50) + 1),
      flag(n % 2 === 0),
      'True',
      'False',
      'True',
      'False',
      'True',
      'False',
      'Labeling does not contain MRI Safety Information',
      flag(n % 3 === 0),
      'False',
      flag(n % 7 === 0),
      'False',
      'False',
      'False',
      'False',
      '2020-02-29',
      'In Commercial Distribution',
      n % 2 === 0 ? 'LQE' : '',
      n % 3 === 0 ? `Package:GS1:1${di.slice(1)}|Package:GS1:2${di.slice(1)}` : '',
    ]
  })
  return { header, rows }
}
