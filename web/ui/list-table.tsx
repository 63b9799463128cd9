import { Button, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Download, ListPage } from '#web/platform/api-client.ts'
import type { Column } from './column.ts'
import classes from './data-table.module.css'
import { DataTable } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { ExportButton } from './export-button.tsx'
import type { AddressOf, ListSearch } from './list-search.ts'
import { SearchBox } from './search-box.tsx'
import { SelectedBar, type SelectedWords } from './selected-bar.tsx'
import { toast } from './toast-store.ts'
import type { Ticked } from './use-ticked.ts'

/** Texts of a list. */
export interface ListWords {
  /** What it lists, read out with the table. */
  readonly caption: string
  /** What can be searched; a list without it has no search. */
  readonly search?: string
  /** How many are shown. */
  readonly showing: (total: number) => string
  readonly loadFailed: string
  /** Nothing matches. */
  readonly nothingFound: string
  readonly nothingFoundHelp?: string
  readonly clear: string
}

type ToldOfList = (key: 'caption' | 'search' | 'loadFailed' | 'nothingFound' | 'clear') => string

/** The words of a list by the names they usually have in its messages. */
export const listWords = (t: ToldOfList, showing: ListWords['showing']): ListWords => ({
  caption: t('caption'),
  search: t('search'),
  showing,
  loadFailed: t('loadFailed'),
  nothingFound: t('nothingFound'),
  clear: t('clear'),
})

interface ListSelection<Row extends { readonly id: number }> {
  readonly words: SelectedWords
  readonly ticked: Ticked<Row>
  readonly selectable?: (row: Row) => boolean
  readonly rowLabel: (row: Row) => string
  /** Number of selectable rows that match. */
  readonly matching: number | undefined
  readonly loadAll: () => Promise<readonly Row[]>
  /** Actions for the selected rows. */
  readonly actions: (rows: readonly Row[]) => ReactNode
}

export interface ListTableProps<
  Row extends { readonly id: number },
  F extends z.ZodRawShape,
  O extends z.ZodRawShape,
> {
  /** Unique among all lists: hidden columns and saved views are remembered under it. */
  name: string
  words: ListWords
  /** Its state in the URL. */
  kind: ListSearch<F, O>
  address: AddressOf<F, O>
  onAddressChange: (address: AddressOf<F, O>) => void
  /** The page. */
  query: Pick<
    UseQueryResult<ListPage<Row>>,
    'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
  >
  onRetry?: () => void
  columns: readonly Column<Row>[]
  rowHeight?: `${number}rem`
  rowActions?: (row: Row) => ReactNode
  /** Beside the search. */
  filters?: ReactNode
  /** What else stands there: an act on the whole list. */
  tools?: ReactNode
  /** All that is shown, as a file; for those who may. */
  exportFile?: (() => Promise<Download>) | undefined
  selection?: ListSelection<Row> | undefined
  /** Empty state. */
  empty: ReactNode
  /** Custom text if nothing matches. */
  nothingFound?: ReactNode
}

const hidden = { visibility: 'hidden' } as const

/** A server-side list with search, filters, views, paging, export and selection. */
export function ListTable<
  Row extends { readonly id: number },
  F extends z.ZodRawShape,
  O extends z.ZodRawShape,
>(props: ListTableProps<Row, F, O>) {
  const { kind, address, onAddressChange, query, words, selection } = props
  const { data, error } = query
  const narrowed = kind.isNarrowed(address)
  const clear = () => onAddressChange(kind.cleared(address))
  return (
    <div>
      <DataTable
        name={props.name}
        caption={words.caption}
        columns={props.columns}
        rows={data?.items}
        total={data?.total}
        rowKey={(row) => row.id}
        state={kind.stateOf(address)}
        onStateChange={(next) => onAddressChange(kind.read({ ...address, ...next }))}
        busy={query.isFetching && query.isPlaceholderData}
        views={{ current: { ...address }, onApply: (view) => onAddressChange(kind.read(view)) }}
        {...(selection && { selection: { ...selection, ...selection.ticked } })}
        {...(props.rowHeight && { rowHeight: props.rowHeight })}
        {...(props.rowActions && { rowActions: props.rowActions })}
        error={
          error && (
            <ErrorPanel
              title={words.loadFailed}
              message={error.message}
              onRetry={props.onRetry ?? (() => void query.refetch())}
            />
          )
        }
        empty={
          narrowed ? (props.nothingFound ?? <NothingFound words={words} onClear={clear} />) : props.empty
        }
        toolbar={
          <>
            {words.search !== undefined && (
              <SearchBox
                label={words.search}
                value={address.search ?? ''}
                onChange={(search) => onAddressChange(kind.withSearch(address, search))}
              />
            )}
            {props.filters}
            {narrowed && (
              <Button variant="default" size="sm" onClick={clear}>
                {words.clear}
              </Button>
            )}
            {/* What comes with the answer keeps its place until then, or the rows would move down. */}
            {data === undefined ? (
              <Text size="sm" aria-hidden style={hidden} className={classes.count}>
                {words.showing(99)}
              </Text>
            ) : (
              <Text size="sm" c="dimmed" role="status" className={classes.count}>
                {words.showing(data.total)}
              </Text>
            )}
            {props.exportFile && (
              <div style={(data?.total ?? 0) > 0 ? undefined : hidden}>
                <ExportButton load={props.exportFile} />
              </div>
            )}
            {props.tools}
          </>
        }
      />
      {selection && selection.ticked.rows.length > 0 && <Selected {...selection} />}
    </div>
  )
}

function Selected<Row extends { readonly id: number }>({
  words,
  ticked,
  matching,
  loadAll,
  actions,
}: ListSelection<Row>) {
  const [busy, setBusy] = useState(false)
  const selectAll = async () => {
    setBusy(true)
    try {
      ticked.tick(await loadAll())
    } catch (error) {
      toast({ title: error instanceof Error ? error.message : String(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <SelectedBar
      words={words}
      count={ticked.rows.length}
      matching={matching}
      busy={busy}
      onSelectAll={() => void selectAll()}
      onClear={ticked.clear}
    >
      {actions(ticked.rows)}
    </SelectedBar>
  )
}

function NothingFound({ words, onClear }: { words: ListWords; onClear: () => void }) {
  return (
    <EmptyState
      title={words.nothingFound}
      {...(words.nothingFoundHelp !== undefined && { description: words.nothingFoundHelp })}
      action={
        <Button variant="default" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  )
}
