/** The table state kept in the URL. `sort` is a field, or `-field` for descending. */
export interface TableState {
  readonly page: number
  readonly size: number
  readonly sort?: string | undefined
}

export const pageSizes = [25, 50, 100] as const

/** Reads it from search parameters; invalid values fall back to defaults. */
export function readTableState(search: Readonly<Record<string, unknown>>): Partial<TableState> {
  const page = wholeNumber(search.page)
  const size = pageSizes.find((offered) => offered === wholeNumber(search.size))
  return {
    ...(page !== undefined && page > 1 && { page }),
    ...(size !== undefined && size !== pageSizes[0] && { size }),
    ...(typeof search.sort === 'string' && search.sort !== '' && { sort: search.sort }),
  }
}

/** The state with every value present, for the table itself. */
export function completeTableState(state: Partial<TableState>, defaultSort?: string): TableState {
  return { page: state.page ?? 1, size: state.size ?? pageSizes[0], sort: state.sort ?? defaultSort }
}

/** An empty list has one page. */
export function lastPage(total: number | undefined, size: number): number {
  return Math.max(1, Math.ceil((total ?? 0) / size))
}

/** Whether a page lies behind the last one, as it does once the last item of the last page has gone. */
export function isBeyond(total: number | undefined, { page, size }: TableState): boolean {
  return total !== undefined && total > 0 && page > lastPage(total, size)
}

/** As list endpoints expect it. */
export function pageQuery({ page, size, sort }: TableState): {
  limit: number
  offset: number
  sort?: string
} {
  return { limit: size, offset: (page - 1) * size, ...(sort !== undefined && { sort }) }
}

export type SortDirection = 'ascending' | 'descending' | undefined

export function sortDirection(sort: string | undefined, field: string): SortDirection {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : undefined
}

/** One press sorts upwards, the next downwards; a changed order starts on the first page. */
export function sortedBy(state: TableState, field: string): TableState {
  const sort = sortDirection(state.sort, field) === 'ascending' ? `-${field}` : field
  return { ...state, sort, page: 1 }
}

function wholeNumber(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
