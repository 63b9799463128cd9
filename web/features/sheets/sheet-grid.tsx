import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type CellFace, type RowActs, type SheetColumn, SheetLine } from './sheet-row.tsx'
import type { SheetRow } from './sheet-rows.ts'
import classes from './sheets.module.css'
import type { Grid } from './use-grid.ts'
import { rowHeight, useWindow } from './use-window.ts'

interface SheetGridProps {
  sheet: number
  label: string
  /** What scrolls. */
  frame: RefObject<HTMLDivElement | null>
  grid: Grid
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  devices: ReadonlyMap<number, SheetDevice>
  gaps: ReadonlyMap<number, ReadonlyMap<string, string>>
  open: ReadonlySet<number>
  onToggle: (group: number) => void
  /** What the cells of a line show; the same list as long as none of it has changed. */
  facesOf: (row: SheetRow) => readonly CellFace[]
}

/** The table of a sheet: all devices, groups and devices as lines, what is missing as columns. */
export function SheetGrid(props: SheetGridProps) {
  const { sheet, label, frame, grid, rows, columns, devices, gaps, open, onToggle, facesOf } = props
  const t = wordsOf(submissionSheetsTexts.table)
  const table = useRef<HTMLTableElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const { active, range, editing } = grid
  const pieces = useWindow(frame, rows.length, active.row)
  const acts = useActs(grid, onToggle)
  // The head stays in sight above the lines: what is scrolled to comes to stand beneath it.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--head', `${head.current?.offsetHeight ?? 0}px`)
  })
  const held = useHeldFocus(table)
  // The focus follows the active cell, also when an input is removed, unless it was moved out of the table. In a layout
  // effect, before the next key can come, so that none is lost.
  useLayoutEffect(() => {
    if (editing !== undefined || !held.current) return
    const at = table.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-column="${active.column}"]`,
    )
    at?.focus({ preventScroll: true })
    at?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active.row, active.column, editing, held])
  useEffect(() => {
    if (grid.summoned === 0) return
    const at = table.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
    at?.focus({ preventScroll: true })
    at?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid.summoned])
  const lineOf = (at: number) => {
    const row = rows[at]
    if (!row) return null
    const isSelected = at >= range.top && at <= range.bottom
    const own = row.level === 'device' ? (row.ids[0] ?? 0) : 0
    return (
      <SheetLine
        key={row.key}
        sheet={sheet}
        row={row}
        at={at}
        columns={columns}
        faces={facesOf(row)}
        device={devices.get(own)}
        firstGap={columns.find(({ id }) => gaps.get(own)?.has(id))?.id}
        isOpen={row.group !== undefined && open.has(row.group)}
        active={active.row === at ? active.column : -1}
        selectedFrom={isSelected ? range.left : -1}
        selectedTo={isSelected ? range.right : -1}
        editing={active.row === at ? editing : undefined}
        acts={acts}
      />
    )
  }
  return (
    <div ref={frame} className={classes.frame}>
      <table
        ref={table}
        className={classes.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is worked in.
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
      >
        <thead ref={head}>
          <tr aria-rowindex={1}>
            <th scope="col">{t('device')}</th>
            {columns.map(({ id, field, gaps: missing }) => (
              <th key={id} scope="col">
                {field.label}
                <div className={classes.quiet}>
                  {missing > 0 ? t('gaps', { count: missing }) : t('whole')}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.flatMap(({ from, to, left }) => [
            left > 0 && <Undrawn key={`before ${from}`} rows={left} />,
            ...Array.from({ length: to - from }, (_, index) => lineOf(from + index)),
          ])}
          <Undrawn rows={rows.length - (pieces.at(-1)?.to ?? 0)} />
        </tbody>
      </table>
    </div>
  )
}

/** Whether the table has the focus; still true when a focused input inside it is removed. */
function useHeldFocus(table: RefObject<HTMLElement | null>): RefObject<boolean> {
  const held = useRef(false)
  useEffect(() => {
    const look = ({ target }: Event) => {
      held.current = target instanceof Node && (table.current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', look, true)
    document.addEventListener('pointerdown', look, true)
    return () => {
      document.removeEventListener('focusin', look, true)
      document.removeEventListener('pointerdown', look, true)
    }
  }, [table])
  return held
}

/** The place of lines that are not drawn. */
const Undrawn = ({ rows }: { rows: number }) =>
  rows > 0 ? <tr aria-hidden className={classes.undrawn} style={{ height: rows * rowHeight }} /> : null

/** What lines do, always with the table as it is now. */
function useActs(grid: Grid, onToggle: (group: number) => void): RowActs {
  const now = useRef({ grid, onToggle })
  now.current = { grid, onToggle }
  const [acts] = useState<RowActs>(() => ({
    goTo: (place, extend) => now.current.grid.goTo(place, extend),
    edit: (text) => now.current.grid.edit(text),
    commit: (text, next) => now.current.grid.commit(text, next),
    cancel: () => now.current.grid.cancel(),
    toggle: (group) => now.current.onToggle(group),
  }))
  return acts
}
