import type { AnyDocument } from '#core/dictionary/field.ts'
import { type ReleaseDevices, ReleaseFault } from '../../release-devices.ts'
import { rowsAt } from '../form/gudid-source.ts'
import { BarTable } from './bar-table.ts'

/** The text files of a delimited release: one of devices, and one for each thing a device has several of. */

export interface TextFiles {
  /** Own devices by their primary DI, with the texts under the names the XML release has for them. */
  readonly devices: Map<string, { readonly file: string; readonly columns: Map<string, string> }>
  /** What the files that were there speak of. */
  readonly parts: Set<string>
}

interface Kind {
  /** What of a device it tells, as XML calls it. */
  readonly part: string
  /** The element of a row in XML. */
  readonly path: string
  /** Columns, folded, and the elements they are. */
  readonly columns: Readonly<Record<string, string>>
}

const same = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [folded(name), name]))
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

const kinds: Readonly<Record<string, Kind>> = {
  identifiers: {
    part: 'identifiers',
    path: 'identifiers/identifier',
    columns: same(
      'deviceId',
      'deviceIdType',
      'deviceIdIssuingAgency',
      'containsDINumber',
      'pkgQuantity',
      'pkgDiscontinueDate',
      'pkgStatus',
      'pkgType',
    ),
  },
  contacts: {
    part: 'contacts',
    path: 'contacts/customerContact',
    columns: same('phone', 'phoneExtension', 'email'),
  },
  premarketSubmissions: {
    part: 'premarketSubmissions',
    path: 'premarketSubmissions/premarketSubmission',
    columns: same('submissionNumber', 'supplementNumber'),
  },
  productCodes: {
    part: 'productCodes',
    path: 'productCodes/fdaProductCode',
    columns: same('productCode', 'productCodeName'),
  },
  deviceSizes: {
    part: 'deviceSizes',
    path: 'deviceSizes/deviceSize',
    columns: { ...same('sizeType', 'sizeText'), sizeunit: 'size/unit', sizevalue: 'size/value' },
  },
  environmentalConditions: {
    part: 'environmentalConditions',
    path: 'environmentalConditions/storageHandling',
    columns: {
      ...same('storageHandlingType', 'storageHandlingSpecialConditionText'),
      storagehandlinghighunit: 'storageHandlingHigh/unit',
      storagehandlinghighvalue: 'storageHandlingHigh/value',
      storagehandlinglowunit: 'storageHandlingLow/unit',
      storagehandlinglowvalue: 'storageHandlingLow/value',
    },
  },
  sterilizationMethodTypes: {
    part: 'methodTypes',
    path: 'sterilization/methodTypes/sterilizationMethod',
    columns: { sterilizationmethod: '' },
  },
}

/** Which of them a name means; undefined for what is none of them. */
export function textFile(name: string): string | undefined {
  const base = /([^/\\]*)\.txt$/i.exec(name)?.[1]?.toLowerCase()
  return ['device', ...Object.keys(kinds)].find((one) => one.toLowerCase() === base)
}

const neededOfDevice = ['primarydi', 'brandname', 'companyname']

/** Takes one of the files. What is wrong with it is thrown with its place. */
export function readBarFile(file: string, texts: TextFiles, found: ReleaseDevices): BarTable {
  const name = textFile(file)
  const kind = kinds[name ?? '']
  let header: readonly string[] = []
  const rows = new Map<string, number>()
  const begin = (names: readonly string[]) => {
    header = names
    const there = names.map(folded)
    const needed = kind ? ['primarydi', ...Object.keys(kind.columns)] : neededOfDevice
    const missing = needed.filter((one) => !there.includes(one))
    if (name === undefined || missing.length > 0)
      throw new ReleaseFault(
        `Line 1 does not name the columns of this file of AccessGUDID: ${missing.join(', ') || 'none is known'}`,
      )
    if (kind) texts.parts.add(kind.part)
    else for (const one of names) texts.parts.add(one)
  }
  const device = (cells: readonly string[], line: number) => {
    const columns = new Map(
      header.map((one, at) => [folded(one) === 'primarydi' ? 'primaryDI' : one, cells[at] ?? '']),
    )
    const di = (columns.get('primaryDI') ?? '').trim()
    found.counted()
    if (di === '') found.problem(file, `Line ${line} has no primary DI.`)
    else if (found.isOwn(ownerOf(columns))) texts.devices.set(di, { file, columns })
  }
  const part = ({ path, columns }: Kind) => {
    return (cells: readonly string[]) => {
      const di = (cells[header.findIndex((one) => folded(one) === 'primarydi')] ?? '').trim()
      const of = texts.devices.get(di)?.columns
      if (!of) return
      const at = (rows.get(di) ?? 0) + 1
      rows.set(di, at)
      for (const [index, one] of header.entries()) {
        const element = columns[folded(one)]
        const text = cells[index]?.trim()
        if (element !== undefined && text) of.set(`${path}[${at}]${element && `/${element}`}`, text)
      }
    }
  }
  return new BarTable(begin, kind ? part(kind) : device)
}

/** Texts of all the files under the names the import has for them: DIs and product codes stand in one text each. */
export function columnsOfTexts(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const columns = new Map(texts)
  const listed = rowsAt(Object.fromEntries(texts), 'identifiers/identifier')
  const isPrimary = (row: Row) => row.deviceIdType === 'Primary'
  columns.set('issuingAgency', listed.find(isPrimary)?.deviceIdIssuingAgency ?? '')
  columns.set(
    'otherDIs',
    listed
      .filter((row) => !isPrimary(row))
      .map((row) =>
        [row.deviceIdType, row.deviceIdIssuingAgency, row.deviceId].map((one) => one ?? '').join(':'),
      )
      .join('|'),
  )
  const codes = rowsAt(Object.fromEntries(texts), 'productCodes/fdaProductCode')
  columns.set('productCodes', codes.map(({ productCode = '' }) => productCode).join('|'))
  return columns
}

type Row = Readonly<Record<string, string>>

/** Whose a device is, in the fields of a submission. */
export const ownerOf = (columns: ReadonlyMap<string, string>): AnyDocument => ({
  udiDi: (columns.get('primaryDI') ?? '').trim(),
  manufacturerName: (columns.get('companyName') ?? '').trim(),
  usLabelerDuns: (columns.get('dunsNumber') ?? '').trim(),
})
