import { ActionIcon } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SheetDevice } from '#core/contract/submission-sheets.ts'
import type { Field } from '#core/dictionary/field.ts'
import { choicesOf } from '#core/imports/sheet-cell.ts'
import { emdnSearchQuery, isSearched } from '#web/data/emdn.ts'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import type { SheetRow } from './sheet-rows.ts'
import classes from './submission-sheets.module.css'
import type { Grid } from './use-grid.ts'

export interface SheetColumn {
  readonly id: string
  readonly field: Field
  /** How many devices miss it. */
  readonly gaps: number
}

interface SheetGridProps {
  label: string
  grid: Grid
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  devices: ReadonlyMap<number, SheetDevice>
  open: ReadonlySet<number>
  onToggle: (group: number) => void
  /** What a cell shows. */
  cell: (row: SheetRow, column: SheetColumn) => CellFace
}

export interface CellFace {
  readonly text: string
  /** The devices beneath say different things. */
  readonly mixed: boolean
  /** What is wrong with it. */
  readonly problem: string | undefined
}

/** The table of a sheet: all devices, groups and devices as lines, what is missing as columns. */
export function SheetGrid({ label, grid, rows, columns, devices, open, onToggle, cell }: SheetGridProps) {
  const t = useTranslations('submissionSheets.table')
  const table = useRef<HTMLTableElement>(null)
  const { active, editing } = grid
  // The focus follows the cell, unless it is somewhere else on the screen.
  useEffect(() => {
    if (editing !== undefined || !table.current?.contains(document.activeElement)) return
    const at = table.current.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-column="${active.column}"]`,
    )
    at?.focus({ preventScroll: true })
    at?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active.row, active.column, editing])
  return (
    <table
      ref={table}
      className={classes.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is worked in.
      role="grid"
      aria-label={label}
      onKeyDown={grid.onKeyDown}
      onCopy={grid.onCopy}
      onPaste={grid.onPaste}
    >
      <thead>
        <tr>
          <th scope="col">{t('device')}</th>
          {columns.map(({ id, field, gaps }) => (
            <th key={id} scope="col">
              {field.label}
              <div className={classes.quiet}>{gaps > 0 ? t('gaps', { count: gaps }) : t('whole')}</div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.key} data-level={row.level}>
            <th scope="row">
              <RowName row={row} devices={devices} open={open} onToggle={onToggle} />
            </th>
            {columns.map((column, index) => {
              const isActive = active.row === at && active.column === index
              return (
                <Cell
                  key={column.id}
                  face={cell(row, column)}
                  place={{ row: at, column: index }}
                  isActive={isActive}
                  isSelected={grid.isSelected({ row: at, column: index })}
                  editing={isActive ? editing : undefined}
                  field={column.field}
                  grid={grid}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RowNameProps {
  row: SheetRow
  devices: ReadonlyMap<number, SheetDevice>
  open: ReadonlySet<number>
  onToggle: (group: number) => void
}

function RowName({ row, devices, open, onToggle }: RowNameProps) {
  const t = useTranslations('submissionSheets.table')
  if (row.level !== 'device') {
    const { group } = row
    const shown = group !== undefined && open.has(group)
    return (
      <div className={classes.name}>
        {group !== undefined && (
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-expanded={shown}
            aria-label={t(shown ? 'shut' : 'open', { group: row.name })}
            onClick={() => onToggle(group)}
          >
            {shown ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
          </ActionIcon>
        )}{' '}
        {row.name} <span className={classes.quiet}>{t('devices', { count: row.ids.length })}</span>
      </div>
    )
  }
  const device = devices.get(row.ids[0] ?? 0)
  return (
    <>
      <div className={classes.name} title={device?.description ?? undefined}>
        <bdi>{device?.deviceName}</bdi> {device?.status && <SubmissionStatusBadge status={device.status} />}
      </div>
      <div className={`${classes.name} ${classes.quiet} code`}>{device?.udiDi}</div>
    </>
  )
}

interface CellProps {
  face: CellFace
  place: { readonly row: number; readonly column: number }
  isActive: boolean
  isSelected: boolean
  editing: string | undefined
  field: Field
  grid: Grid
}

function Cell({ face, place, isActive, isSelected, editing, field, grid }: CellProps) {
  const t = useTranslations('submissionSheets.table')
  const { text, mixed, problem } = face
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table has the keys.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone to by keys.
      role="gridcell"
      className={classes.cell}
      tabIndex={isActive ? 0 : -1}
      data-row={place.row}
      data-column={place.column}
      aria-invalid={problem !== undefined}
      aria-selected={isSelected}
      data-selected={isSelected || undefined}
      data-gap={problem !== undefined || undefined}
      data-mixed={mixed || undefined}
      data-editing={editing !== undefined || undefined}
      title={text}
      onClick={(event) => {
        if (editing !== undefined) return
        grid.goTo(place, event.shiftKey)
        event.currentTarget.focus({ preventScroll: true })
      }}
      onDoubleClick={() => editing === undefined && grid.edit()}
    >
      {editing === undefined ? (
        mixed ? (
          t('mixed')
        ) : (
          text
        )
      ) : (
        <CellInput begin={editing} field={field} grid={grid} />
      )}
    </td>
  )
}

function CellInput({ begin, field, grid }: { begin: string; field: Field; grid: Grid }) {
  const input = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  const [typed, setTyped] = useState(begin)
  const choices = useChoices(field, typed)
  useEffect(() => {
    input.current?.focus()
  }, [])
  const done = (next: 'down' | 'right' | 'stay') => {
    if (left.current) return
    left.current = true
    grid.commit(
      complete(
        input.current?.value ?? '',
        choices.map(({ value }) => value),
      ),
      next,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      left.current = true
      grid.cancel()
    } else if (event.key === 'Enter') done('down')
    else if (event.key === 'Tab') done('right')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <input
        ref={input}
        className={classes.input}
        aria-label={field.label}
        defaultValue={begin}
        list={choices.length > 0 ? 'sheet-choices' : undefined}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => done('stay')}
      />
      {choices.length > 0 && (
        <datalist id="sheet-choices">
          {choices.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** What is offered while one types: the field's codes, or what the nomenclature finds. */
function useChoices(field: Field, typed: string): readonly Choice[] {
  const fixed = useMemo(() => choicesOf(field).map((value): Choice => ({ value })), [field])
  const [search] = useDebouncedValue(typed.trim(), 150)
  const isSearchedFor = 'nomenclature' in field && field.nomenclature !== undefined
  const { data } = useQuery({
    ...emdnSearchQuery(search, { limit: 12, terminal: true }),
    enabled: isSearchedFor && isSearched(search),
  })
  if (!isSearchedFor) return fixed
  return (data ?? []).map(({ code, term }) => ({ value: code, label: `${code} ${term}` }))
}

interface Choice {
  readonly value: string
  readonly label?: string
}

/** The beginning of one choice alone stands for it: "DE" stays DE where it is a code, "yes" is Yes, "IIa" Class IIa. */
function complete(text: string, choices: readonly string[]): string {
  const typed = text.trim().toLowerCase()
  if (typed === '' || choices.some((choice) => choice.toLowerCase() === typed)) return text
  const starting = choices.filter((choice) => choice.toLowerCase().startsWith(typed))
  if (starting.length === 1) return starting[0] ?? text
  const holding = choices.filter((choice) =>
    choice
      .toLowerCase()
      .split(/[\s,()]+/)
      .includes(typed),
  )
  return starting.length === 0 && holding.length === 1 ? (holding[0] ?? text) : text
}
