import { Checkbox, Skeleton, Table, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Column } from './column.ts'
import classes from './data-table.module.css'
import { moveRowFocus, openRow } from './row-keyboard.ts'
import { type TableSelection, toggled } from './table-selection.ts'

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  placeholders: number
  rowKey: (row: Row) => number
  selection: TableSelection<Row> | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  loadingLabel: string
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  // Roving tab index: one tab stop per table.
  const [current, setCurrent] = useState(0)
  const { rows, selection } = props
  if (!rows) return <LoadingRows {...props} />

  const tabStop = Math.min(current, rows.length - 1)
  const toggle = (row: Row) => selection?.onChange(toggled(selection.keys, props.rowKey(row)))
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, row: Row) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') openRow(event.currentTarget)
    else if (event.key === ' ' && selection && isSelectable(selection, row)) toggle(row)
    else if (!moveRowFocus(event.currentTarget, event.key)) return
    event.preventDefault()
  }
  return (
    <Table.Tbody>
      {rows.map((row, index) => (
        <Table.Tr
          key={props.rowKey(row)}
          className={classes.row}
          tabIndex={index === tabStop ? 0 : -1}
          data-selected={selection?.keys.has(props.rowKey(row)) || undefined}
          onFocus={() => setCurrent(index)}
          onKeyDown={(event) => onKeyDown(event, row)}
        >
          {selection && (
            <Table.Td className={classes.tick}>
              <Checkbox
                size="xs"
                aria-label={selection.rowLabel(row)}
                checked={selection.keys.has(props.rowKey(row))}
                disabled={!isSelectable(selection, row)}
                onChange={() => toggle(row)}
              />
            </Table.Td>
          )}
          {props.columns.map((column) => (
            <Cell key={column.id} column={column} row={row} />
          ))}
          {props.rowActions && <Table.Td className={classes.actions}>{props.rowActions(row)}</Table.Td>}
        </Table.Tr>
      ))}
    </Table.Tbody>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row)
  return (
    // What is cut off can still be read; text that runs from right to left is cut off at its own end.
    <Table.Td
      data-align={column.align}
      data-frozen={column.fixed}
      data-card={column.fixed ? 'name' : column.onCard ? 'more' : undefined}
      dir={typeof content === 'string' ? 'auto' : undefined}
      title={typeof content === 'string' ? content : undefined}
    >
      {column.wraps ? <div className={classes.twoLines}>{content}</div> : content}
    </Table.Td>
  )
}

function isSelectable<Row>(selection: TableSelection<Row>, row: Row): boolean {
  return selection.selectable?.(row) ?? true
}

/** Skeleton rows of the real height, to avoid layout shift. */
function LoadingRows<Row>({
  columns,
  placeholders,
  selection,
  rowActions,
  loadingLabel,
}: TableBodyProps<Row>) {
  const cells = [
    ...(selection ? ['tick'] : []),
    ...columns.map(({ fixed, onCard }) => (fixed ? 'name' : onCard ? 'more' : '')),
    ...(rowActions ? ['actions'] : []),
  ]
  return (
    <Table.Tbody>
      {Array.from({ length: placeholders }, (_, row) => `row-${row}`).map((row, index) => (
        <Table.Tr key={row} className={classes.row}>
          {cells.map((card, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the grey cells are all alike.
            <Table.Td key={position} data-card={card || undefined}>
              {index === 0 && position === 0 && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
              <Skeleton height={10} width="70%" radius="sm" />
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  )
}
