import { Checkbox, Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from './column.ts'
import classes from './data-table.module.css'
import type { PageSelection } from './table-selection.ts'
import { sortDirection, sortedBy, type TableState } from './table-state.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  state: TableState
  onStateChange: (state: TableState) => void
  selection: PageSelection | undefined
  withActions: boolean
}

export function TableHead<Row>({
  columns,
  state,
  onStateChange,
  selection,
  withActions,
}: TableHeadProps<Row>) {
  const t = wordsOf(uiTexts.table)
  return (
    <Table.Thead className={classes.head}>
      <Table.Tr>
        {selection && (
          <Table.Th className={classes.tick}>
            <Checkbox
              size="xs"
              aria-label={t('selectPage')}
              checked={selection.state === 'all'}
              indeterminate={selection.state === 'some'}
              disabled={selection.disabled}
              onChange={selection.toggle}
            />
          </Table.Th>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} state={state} onStateChange={onStateChange} />
        ))}
        {withActions && (
          <Table.Th className={classes.actions}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  )
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  state: TableState
  onStateChange: (state: TableState) => void
}

function HeaderCell<Row>({ column, state, onStateChange }: HeaderCellProps<Row>) {
  const { sortBy } = column
  const direction = sortBy === undefined ? undefined : sortDirection(state.sort, sortBy)
  return (
    <Table.Th
      aria-sort={direction}
      data-frozen={column.fixed}
      data-align={column.align}
      style={
        column.width === undefined ? undefined : { width: `calc(${column.width} * var(--column-share))` }
      }
    >
      <span className={classes.header}>
        {sortBy === undefined ? (
          column.header
        ) : (
          <UnstyledButton className={classes.sort} onClick={() => onStateChange(sortedBy(state, sortBy))}>
            {column.header}
            <SortIcon direction={direction} />
          </UnstyledButton>
        )}
        {column.filter}
      </span>
    </Table.Th>
  )
}

function SortIcon({ direction }: { direction: ReturnType<typeof sortDirection> }) {
  if (direction === 'ascending') return <IconArrowUp size={14} aria-hidden />
  if (direction === 'descending') return <IconArrowDown size={14} aria-hidden />
  return <IconArrowsSort className={classes.unsorted} size={14} aria-hidden />
}
