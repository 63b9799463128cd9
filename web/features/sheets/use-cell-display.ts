import { useMemo } from 'react'
import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import { textOf } from '#core/imports/sheet-cell.ts'
import type { NoValue } from './sheet-cells.ts'
import type { CellFace, SheetColumn } from './sheet-row.tsx'
import type { SheetRow } from './sheet-rows.ts'
import { commonValue } from './sheet-values.ts'
import type { SheetWork } from './use-sheet.ts'

interface FacesOf {
  readonly devices: ReadonlyMap<number, SheetDevice>
  readonly columns: readonly SheetColumn[]
  readonly gaps: ReadonlyMap<number, ReadonlyMap<string, string>>
  readonly refused: SheetWork['refused']
  /** Texts that are no values, by line and field. */
  readonly problems: ReadonlyMap<string, NoValue>
}

/** What the cells of a line show: made when it is drawn first, and the same until something changes. */
export function useFaces({ devices, columns, gaps, refused, problems }: FacesOf) {
  return useMemo(() => {
    const known = new Map<string, readonly CellFace[]>()
    const face = (row: SheetRow, members: readonly SheetDevice[], { id, field }: SheetColumn): CellFace => {
      const { value, mixed } = commonValue(members, id)
      const own = row.level === 'device' ? row.ids[0] : undefined
      const told = own === undefined ? undefined : (refused.get(own)?.[id] ?? gaps.get(own)?.get(id))
      const typed = problems.get(`${row.key} ${id}`)
      if (typed) return { text: typed.text, mixed: false, problem: typed.error }
      return { text: mixed ? '' : textOf(field, value), mixed, problem: told }
    }
    return (row: SheetRow): readonly CellFace[] => {
      const made = known.get(row.key)
      if (made) return made
      const members = row.ids.flatMap((id) => devices.get(id) ?? [])
      const faces = columns.map((column) => face(row, members, column))
      known.set(row.key, faces)
      return faces
    }
  }, [devices, columns, gaps, refused, problems])
}
