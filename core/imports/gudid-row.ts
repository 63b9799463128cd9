import type { Field, FieldValue } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { readCell } from './cell-reader.ts'
import { finishRow } from './master-row.ts'
import type { RowReading } from './row-reader.ts'
import type { MasterRow, RowError, TableRow } from './table.ts'

/** AccessGUDID columns that have a field here (decision D23). */
const mapped: readonly (readonly [column: string, field: keyof typeof masterFields])[] = [
  ['primaryDI', 'deviceNumber'],
  ['primaryDI', 'udiDi'],
  ['companyName', 'manufacturerName'],
  ['brandName', 'brandName'],
  ['versionModelNumber', 'modelNumber'],
  ['catalogNumber', 'catalogueNumber'],
  ['deviceDescription', 'deviceDescription'],
  ['singleUse', 'singleUse'],
  ['deviceSterile', 'sterile'],
  ['labeledContainsNRL', 'containsLatex'],
  ['deviceCount', 'quantityPerPackage'],
]
const mappedColumns = new Set(mapped.map(([column]) => column))
export const isMapped = (column: string): boolean => mappedColumns.has(column)

/** The columns a field is read from. */
export const gudidColumnsOf = (field: string): readonly string[] =>
  field === 'deviceName' ? ['brandName'] : mapped.flatMap(([column, id]) => (id === field ? [column] : []))

/** The column that says something where it is blank, too: a record GUDID does not have. */
export const recordStatus = 'deviceRecordStatus'

/** A file with these three columns is an AccessGUDID device file. */
export const gudidMarkers = ['primaryDI', 'companyName', 'brandName'] as const

/**
 * Reads one device of an AccessGUDID file: version 1.0, aimed at the US. Every other column is kept word for
 * word in `sourceData.gudid`. `header` gives the names as the file writes them.
 */
export function readGudidRow(
  header: readonly string[],
  columns: ReadonlyMap<string, number>,
  row: TableRow,
): RowReading<MasterRow> {
  return readGudid({
    cell: (name) => row.cells[columns.get(name) ?? -1] ?? '',
    has: (name) => columns.has(name),
    others: otherColumns(header, row),
  })
}

interface GudidCells {
  /** Blank where there is none. */
  cell(name: string): string
  /** Whether the file speaks of it at all. */
  has(name: string): boolean
  /** What has no field here, by its column. */
  readonly others: Readonly<Record<string, string>>
}

/** The same, wherever the cells come from. */
export function readGudid({ cell, has, others }: GudidCells): RowReading<MasterRow> {
  const errors: RowError[] = []
  const values: Record<string, FieldValue | null> = {}
  for (const [column, id] of mapped) {
    const read = readCell(masterFields[id] as Field, cell(column))
    if ('error' in read) errors.push({ field: column, message: read.error })
    else values[id] = read.value
  }
  values.deviceName = deviceName(cell('brandName').trim(), cell('versionModelNumber').trim()) || null
  values.targetCountries = ['US']
  return finishRow(
    { values, errors },
    {
      versionNumber: '1.0',
      isVersionNamed: false,
      hasNoVersions: true,
      changeReason: null,
      parentId: null,
      sourceData: { gudid: others },
      // Part of the name alone says nothing of the whole.
      notSaid: has('versionModelNumber') ? ['targetCountries'] : ['targetCountries', 'deviceName'],
    },
  )
}

function deviceName(brand: string, model: string): string {
  return model === '' || model === brand ? brand : `${brand} ${model}`.trim()
}

/** Of columns with one name each is kept, numbered from the second on. */
function otherColumns(header: readonly string[], row: TableRow): Record<string, string> {
  const kept: Record<string, string> = {}
  const met = new Map<string, number>()
  for (const [index, written] of header.entries()) {
    const name = written.trim()
    const times = (met.get(name) ?? 0) + 1
    met.set(name, times)
    const text = row.cells[index]
    const isSaid = text || (text === '' && name === recordStatus)
    if (isSaid && !isMapped(name)) kept[times === 1 ? name : `${name}[${times}]`] = text
  }
  return kept
}

/** All columns the mapping looks at. */
export const gudidColumns = [...mappedColumns]
