import type { SplRegister } from './code-systems.ts'
import { type Place, parsePlace } from './place.ts'
import type { SplRow } from './row.ts'
import { type Nesting, nestings, rowsOf } from './table.ts'

/** The rows of a register, with their places read. */

export interface PlacedRow extends SplRow {
  readonly path: Place
}

export interface Group {
  readonly name: string
  readonly columns: readonly (PlacedRow & { readonly column: string })[]
  /** Steps before the one that begins anew with each entry. */
  readonly base: number
  readonly nesting?: Nesting | undefined
}

export interface Layout {
  readonly rows: readonly PlacedRow[]
  readonly single: readonly PlacedRow[]
  readonly groups: readonly Group[]
}

function layout(register: SplRegister): Layout {
  const rows = rowsOf(register).map((row) => ({ ...row, path: parsePlace(row.place) }))
  const names = [...new Set(rows.flatMap(({ attribute }) => attribute.split('.').slice(0, -1)))]
  return {
    rows,
    single: rows.filter(({ attribute }) => !attribute.includes('.')),
    groups: names.map((name) => {
      const columns = rows
        .filter(({ attribute }) => attribute.startsWith(`${name}.`))
        .map((row) => ({ ...row, column: row.attribute.slice(name.length + 1) }))
      const base = columns[0]?.path.steps.findIndex(({ repeats }) => repeats) ?? 0
      return { name, columns, base, nesting: nestings[name] }
    }),
  }
}

const layouts = { US: layout('US'), AU: layout('AU') } satisfies Record<SplRegister, Layout>

export const layoutOf = (register: SplRegister): Layout => layouts[register]

/** A value as the document has it; undefined where it cannot be said there. */
export function toDocument({ valueMap, dataType }: SplRow, value: string): string | undefined {
  if (valueMap) return valueMap[value]
  return dataType === 'TS' ? value.replaceAll('-', '') : value
}

/** The same back; a value the table does not know comes as it is. */
export function fromDocument({ valueMap, dataType }: SplRow, value: string): string {
  if (valueMap) return Object.entries(valueMap).find(([, one]) => one === value)?.[0] ?? value
  return dataType === 'TS' ? value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : value
}
