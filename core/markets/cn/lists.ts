import type { CellValue } from '#core/dictionary/field.ts'
import type { Values } from './elements.ts'

/** The lists of a record of the UDI database, which stand behind its elements. Source: as in elements.ts. */

/** A list of the record, with its rows and what their elements say. */
export interface NmpaList {
  readonly name: string
  readonly row: string
  readonly field: string
  readonly columns: readonly ListColumn[]
}

interface ListColumn {
  readonly name: string
  readonly column: string
  readonly kind: 'text' | 'count' | 'decimal'
  /** What a blank cell stands for. */
  readonly otherwise?: string
}

/** Puts what an element of a row says into the row; answers why where it cannot. `values` are those of the record. */
export function readListCell(
  { column, kind, otherwise }: ListColumn,
  text: string,
  { row, values }: { readonly row: Record<string, CellValue>; readonly values: Values },
): string | undefined {
  if (text === '') return undefined
  if (kind === 'text') {
    // What a blank cell stands for is left blank.
    if (otherwise === undefined || text !== values[otherwise]) row[column] = text
  } else if (/^-?\d{1,15}(\.\d{1,10})?$/.test(text)) row[column] = Number(text)
  else return `"${text}" is no number`
  return undefined
}

export const lists: readonly NmpaList[] = [
  {
    name: 'packingList',
    row: 'packing',
    field: 'cnPackages',
    columns: [
      { name: 'bzcpbs', column: 'packageDi', kind: 'text' },
      { name: 'cpbzjb', column: 'level', kind: 'text' },
      { name: 'bznhxyjcpbssl', column: 'quantity', kind: 'count' },
      { name: 'bznhxyjbzcpbs', column: 'containedDi', kind: 'text', otherwise: 'udiDi' },
    ],
  },
  {
    name: 'storageList',
    row: 'storage',
    field: 'cnStorage',
    columns: [
      { name: 'cchcztj', column: 'condition', kind: 'text' },
      { name: 'zdz', column: 'lowest', kind: 'decimal' },
      { name: 'zgz', column: 'highest', kind: 'decimal' },
      { name: 'jldw', column: 'unit', kind: 'text' },
    ],
  },
  {
    name: 'clinicalList',
    row: 'clinical',
    field: 'cnClinicalSizes',
    columns: [
      { name: 'lcsycclx', column: 'sizeType', kind: 'text' },
      { name: 'ccz', column: 'value', kind: 'text' },
      { name: 'ccdw', column: 'unit', kind: 'text' },
    ],
  },
  {
    name: 'contactList',
    row: 'contact',
    field: 'cnContacts',
    columns: [
      { name: 'qylxryx', column: 'email', kind: 'text' },
      { name: 'qylxrdh', column: 'phone', kind: 'text' },
      { name: 'qylxrcz', column: 'fax', kind: 'text' },
    ],
  },
]
