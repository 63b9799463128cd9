import { isBlank } from '#core/dictionary/document.ts'
import type { Field } from '#core/dictionary/field.ts'
import type { ColumnMapping, SheetMapping } from './mapping.ts'
import { freeRows, listOf, type SheetSurvey } from './survey.ts'
import type { FillTarget } from './targets.ts'
import {
  type Device,
  type Entries,
  entriesOf,
  entryFor,
  type FilledCell,
  keyOf,
  plainCell,
  rowsOf,
  valueFor,
  wordsFor,
} from './values.ts'

/** What is written into a sheet for each device, and what cannot be. */

export interface ColumnFinding {
  readonly sheet: string
  readonly column: number
  readonly head: string
  /** Rows in which it stays empty, because nothing is stated. */
  readonly blank: number
  /** Values the column's list does not have, so that the cell stays empty. */
  readonly unlisted: readonly Unlisted[]
}
export interface Unlisted {
  readonly value: string
  readonly shown: string
  /** Devices with it; the first of them by name. */
  readonly devices: number
  readonly some: readonly string[]
}
const namedDevices = 5

interface PlannedColumn {
  readonly mapping: ColumnMapping
  readonly target: FillTarget | undefined
  readonly field: Field | undefined
  readonly entries: Entries | undefined
  readonly open: boolean
}

export interface SheetPlan {
  readonly sheet: string
  readonly firstRow: number
  /** Which columns are written, ascending. */
  readonly columns: readonly number[]
  /** Rows that fit. */
  readonly most: number
  /** The rows of a device. */
  rowsOf(device: Device): readonly (readonly (FilledCell | null)[])[]
  findings(): readonly ColumnFinding[]
}

interface Outcome {
  readonly cell: FilledCell | null
  /** It says something that no sheet before says. */
  readonly says: boolean
  readonly blank?: true
  readonly unlisted?: { readonly value: string; readonly shown: string }
}

/**
 * `repeated` are the targets of the sheet before all others: a further sheet has no row for a device of which it would
 * only say those again, such as its UDI-DI.
 */
export function planSheet(
  survey: SheetSurvey,
  mapping: SheetMapping,
  targetOf: (id: string) => { readonly target: FillTarget; readonly field: Field } | undefined,
  repeated: ReadonlySet<string> = new Set(),
): SheetPlan {
  const columns = mapping.columns
    .filter(({ target, constant }) => target !== null || constant !== null)
    .toSorted((one, other) => one.column - other.column)
    .map((column): PlannedColumn => {
      const found = column.target === null ? undefined : targetOf(column.target)
      const list = listOf(survey, column.column, mapping.firstRow)
      return {
        mapping: column,
        target: found?.target,
        field: found?.field,
        entries: list && entriesOf(list.entries),
        open: list?.open ?? false,
      }
    })
  const blanks = columns.map(() => 0)
  const unlisted = columns.map(
    () => new Map<string, { shown: string; devices: Set<number>; some: string[] }>(),
  )
  const numbers = columns.map(({ mapping: { column } }) => column)
  const cellOf = (planned: PlannedColumn, value: ReturnType<typeof valueFor>): Outcome => {
    const { mapping: column, field, entries, open } = planned
    if (column.target === null || !field) {
      return { cell: column.constant === null ? null : { kind: 'text', text: column.constant }, says: false }
    }
    if (value === undefined || (value !== false && isBlank(value)))
      return { cell: null, says: false, blank: true }
    const key = keyOf(value)
    const chosen = Object.hasOwn(column.entries, key) ? column.entries[key] : undefined
    const says = !repeated.has(column.target)
    if (chosen !== undefined) return { cell: { kind: 'text', text: chosen }, says }
    const entry = entries && entryFor(field, value, entries)
    if (entry !== undefined) return { cell: { kind: 'text', text: entry }, says }
    if (!entries || open) return { cell: plainCell(field, value), says }
    return { cell: null, says, unlisted: { value: keyOf(value), shown: wordsFor(field, value) } }
  }
  const note = (outcomes: readonly Outcome[], device: Device) => {
    for (const [at, { blank, unlisted: value }] of outcomes.entries()) {
      if (blank) blanks[at] = (blanks[at] ?? 0) + 1
      if (!value) continue
      const one = unlisted[at]?.get(value.value) ?? { shown: value.shown, devices: new Set(), some: [] }
      if (!one.devices.has(device.id) && one.some.length < namedDevices) one.some.push(device.name)
      one.devices.add(device.id)
      unlisted[at]?.set(value.value, one)
    }
  }
  const free = freeRows(survey, mapping.firstRow, new Set(numbers))
  return {
    sheet: mapping.sheet,
    firstRow: mapping.firstRow,
    columns: numbers,
    most: Math.min(mapping.rowLimit ?? Number.POSITIVE_INFINITY, free),
    rowsOf: (device) =>
      rowsOf(mapping.per, device).flatMap((row) => {
        const outcomes = columns.map((planned) =>
          cellOf(planned, planned.target && valueFor(planned.target, device, row)),
        )
        if (repeated.size > 0 && !outcomes.some(({ says }) => says)) return []
        note(outcomes, device)
        return [outcomes.map(({ cell }) => cell)]
      }),
    findings: () =>
      columns.map(({ mapping: { column, head } }, at) => ({
        ...{ sheet: mapping.sheet, column, head },
        blank: blanks[at] ?? 0,
        unlisted: [...(unlisted[at] ?? [])].map(([value, { shown, devices, some }]) => ({
          ...{ value, shown, devices: devices.size, some },
        })),
      })),
  }
}

export interface Share<T> {
  readonly devices: readonly T[]
  /** Rows of each sheet, in its order. */
  readonly rows: readonly number[]
}

/**
 * Devices in as few copies as hold them in order, none of which has more rows in a sheet than fit; whoever has more rows
 * than one copy takes is in none.
 */
export function shareOut<T>(
  devices: readonly { readonly of: T; readonly rows: readonly number[] }[],
  most: readonly number[],
): { readonly shares: readonly Share<T>[]; readonly tooLong: readonly T[] } {
  const shares: { devices: T[]; rows: number[] }[] = []
  const tooLong: T[] = []
  const fits = (rows: readonly number[]) => rows.every((count, at) => count <= (most[at] ?? 0))
  for (const { of, rows } of devices) {
    if (!fits(rows)) {
      tooLong.push(of)
      continue
    }
    const last = shares.at(-1)
    const together = last?.rows.map((count, at) => count + (rows[at] ?? 0))
    if (last && together && fits(together)) {
      last.devices.push(of)
      last.rows = together
    } else shares.push({ devices: [of], rows: [...rows] })
  }
  return { shares, tooLong }
}
