import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useFormatter } from 'use-intl'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './data-table.module.css'
import { isBeyond, lastPage, pageSizes, type TableState } from './table-state.ts'

interface TablePagesProps {
  total: number | undefined
  state: TableState
  onStateChange: (state: TableState) => void
  /** While another page loads, `total` is the previous one. */
  busy?: boolean | undefined
}

/**
 * Where in the list one is, how to get elsewhere, and how much to see at once. Where the page has gone with its last
 * item, the last one there is takes its place.
 */
export function TablePages({ total, state, onStateChange, busy = false }: TablePagesProps) {
  const t = wordsOf(uiTexts.table)
  const format = useFormatter()
  const gone = !busy && isBeyond(total, state)
  useEffect(() => {
    if (gone) onStateChange({ ...state, page: lastPage(total, state.size) })
  }, [gone, total, state, onStateChange])
  // Where nobody knows how many there are, the page that was asked for is one of them.
  const pages = total === undefined ? state.page : lastPage(total, state.size)
  const from = (state.page - 1) * state.size + 1
  const range =
    total === 0
      ? t('none')
      : t('range', {
          from: format.number(from),
          to: format.number(Math.min(from + state.size - 1, total ?? 0)),
          total: format.number(total ?? 0),
        })
  return (
    <Group className={classes.pages} justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {total === undefined ? '\u00a0' : range}
      </Text>
      <Group gap="md">
        <NativeSelect
          size="xs"
          aria-label={t('perPage')}
          data={pageSizes.map(String)}
          value={String(state.size)}
          onChange={(event) => onStateChange({ ...state, size: Number(event.currentTarget.value), page: 1 })}
        />
        <Pagination
          size="sm"
          siblings={1}
          // Compact layout for phones.
          gap={4}
          withEdges
          total={pages}
          value={Math.min(state.page, pages)}
          onChange={(page) => onStateChange({ ...state, page })}
          getControlProps={(control) => ({ 'aria-label': t(control) })}
          aria-label={t('pages')}
          role="navigation"
        />
      </Group>
    </Group>
  )
}
