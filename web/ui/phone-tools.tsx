import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from './column.ts'
import classes from './data-table.module.css'
import type { PageSelection } from './table-selection.ts'
import type { TableState } from './table-state.ts'

interface PhoneToolsProps<Row> {
  columns: readonly Column<Row>[]
  state: TableState
  onStateChange: (state: TableState) => void
  selection: PageSelection | undefined
  /** Until the first rows are there, what stands above them may still change its height. */
  awaited: boolean
}

/** Selecting a page, sorting and filters on phones, where rows are cards and there is no header. */
export function PhoneTools<Row>({ columns, state, onStateChange, selection, awaited }: PhoneToolsProps<Row>) {
  const t = wordsOf(uiTexts.table)
  const orders = columns.flatMap(({ header, sortBy }) =>
    sortBy === undefined
      ? []
      : [
          { value: sortBy, label: t('up', { column: header }) },
          { value: `-${sortBy}`, label: t('down', { column: header }) },
        ],
  )
  const sort = state.sort ?? ''
  const known = orders.some(({ value }) => value === sort)
  const filters = columns.filter(({ filter }) => filter !== undefined)
  if (orders.length === 0 && filters.length === 0 && !selection) return null
  return (
    <div className={classes.phoneTools} style={awaited ? { visibility: 'hidden' } : undefined}>
      {orders.length > 0 && (
        <NativeSelect
          aria-label={t('sortBy')}
          data={[...(known ? [] : [{ value: sort, label: t('usualOrder') }]), ...orders]}
          value={sort}
          onChange={({ currentTarget }) => onStateChange({ ...state, sort: currentTarget.value, page: 1 })}
        />
      )}
      {selection && (
        <Checkbox
          label={t('selectPage')}
          checked={selection.state === 'all'}
          indeterminate={selection.state === 'some'}
          disabled={selection.disabled}
          onChange={selection.toggle}
        />
      )}
      {filters.map(({ id, header, filter }) => (
        <Group key={id} gap={2} wrap="nowrap" fz="xs">
          {header}
          {filter}
        </Group>
      ))}
    </div>
  )
}
