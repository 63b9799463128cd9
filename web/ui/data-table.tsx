import { Group, Table } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from './column.ts'
import { ColumnMenu } from './column-menu.tsx'
import classes from './data-table.module.css'
import { PhoneTools } from './phone-tools.tsx'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { TablePages } from './table-pages.tsx'
import { pageSelection, type TableSelection } from './table-selection.ts'
import { isBeyond, type TableState } from './table-state.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import type { ViewSearch } from './use-saved-views.ts'
import { ViewMenu } from './view-menu.tsx'

/** Minimum width of a flexible column; below it the table scrolls. */
const leastWidth = '9.5rem'

const remOf = (column: Column<never>): number =>
  Number.parseFloat(column.width ?? column.leastWidth ?? leastWidth)

/** A wider table scrolls sideways in its frame, whatever the screen: a matrix, or many columns chosen. */
const widestRem = 68

/** As the style sheet gives them. */
const tickRem = 2.5
const actionsRem = 3.25

export interface DataTableProps<Row> {
  /** Unique among all tables: hidden columns are remembered under it. */
  name: string
  /** What the table lists, read out with it. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  total: number | undefined
  rowKey: (row: Row) => number
  state: TableState
  onStateChange: (state: TableState) => void
  /** While another page loads, the old one stays, marked as busy. */
  busy?: boolean
  /** Takes the place of the rows. */
  error?: ReactNode
  empty: ReactNode
  selection?: TableSelection<Row>
  /** What the list shows, when it can be saved as a view; `onApply` gets it back from a saved one. */
  views?: { current: ViewSearch; onApply: (search: ViewSearch) => void }
  /** Left above the table: search, filters. */
  toolbar?: ReactNode
  rowActions?: (row: Row) => ReactNode
  /** Row height: the tallest row’s, also while loading. */
  rowHeight?: `${number}rem`
}

/**
 * A list of the server's: paging and sorting happen there, the state lives with the caller (in the address
 * bar). Rows are links when a cell holds a RowLink; arrows move between rows and Enter opens one.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, caption, columns, state, onStateChange, error, empty, selection } = props
  const t = wordsOf(uiTexts.table)
  const [hidden, setHidden] = useHiddenColumns(name)
  const shown = useMemo(
    () => columns.filter((column) => column.fixed || !hidden.includes(column.id)),
    [columns, hidden],
  )
  // If the last page has become empty, the previous one is shown instead of the empty state.
  const nothingHere = props.rows?.length === 0 && (props.total ?? 0) > 0
  const beyond = nothingHere && isBeyond(props.total, state)
  const rows = beyond || (nothingHere && props.busy) ? undefined : props.rows
  const minWidth =
    shown.reduce((sum, column) => sum + remOf(column), 0) +
    (selection ? tickRem : 0) +
    (props.rowActions ? actionsRem : 0)
  // Scroll to the top on page change.
  const frame = useRef<HTMLDivElement>(null)
  const order = `${state.page} ${state.size} ${state.sort}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides which rows there are.
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0
  }, [order])
  const focusKept = useFocusKept(rows)
  const ofPage = selection && pageSelection(selection, rows ?? [], props.rowKey)
  const message = error ?? (rows?.length === 0 ? empty : undefined)
  const awaited = rows === undefined && message === undefined

  return (
    <div>
      <Group className={classes.above} justify="space-between" align="flex-end" gap="sm" mb="sm">
        <div className={classes.toolbar}>{props.toolbar}</div>
        <PhoneTools
          columns={columns}
          state={state}
          onStateChange={onStateChange}
          selection={ofPage}
          awaited={awaited}
        />
        <Group gap="xs">
          {props.views && <ViewMenu table={name} {...props.views} />}
          <div className={classes.columnMenu}>
            <ColumnMenu columns={columns} hidden={hidden} onChange={setHidden} />
          </div>
        </Group>
      </Group>
      <div
        ref={frame}
        className={classes.frame}
        data-busy={props.busy || undefined}
        data-awaited={awaited || undefined}
        data-wide={minWidth > widestRem || undefined}
        {...focusKept}
      >
        <Table
          className={classes.table}
          __vars={{ '--least-width': `${minWidth}rem`, '--row-height': props.rowHeight }}
          aria-busy={props.busy || rows === undefined}
          aria-label={caption}
        >
          <TableHead
            columns={shown}
            state={state}
            onStateChange={onStateChange}
            selection={ofPage}
            withActions={props.rowActions !== undefined}
          />
          {message === undefined && (
            <TableBody
              columns={shown}
              rows={rows}
              placeholders={state.size}
              rowKey={props.rowKey}
              selection={selection}
              rowActions={props.rowActions}
              loadingLabel={t('loading')}
            />
          )}
        </Table>
        {message !== undefined && <div className={classes.message}>{message}</div>}
      </div>
      <TablePages total={props.total} state={state} onStateChange={onStateChange} busy={props.busy} />
    </div>
  )
}
