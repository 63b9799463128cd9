import type { ReactNode } from 'react'

/** A column of a table: how a row is shown, sorted and filtered by it. */
export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The API’s sort field; without it the column cannot be sorted. */
  readonly sortBy?: string
  /** A filter behind the header's words. */
  readonly filter?: ReactNode
  readonly align?: 'end'
  /** Fixed, in rem; columns without one share what is left. */
  readonly width?: `${number}rem`
  /** Minimum width of a flexible column before the table scrolls. */
  readonly leastWidth?: `${number}rem`
  /** A text that is longer than one line goes on in a second; the rows are high enough for it. */
  readonly wraps?: true
  /** A column that names the row stays. */
  readonly fixed?: true
  /** On phones rows are cards, which show the fixed column and the columns marked with this. */
  readonly onCard?: true
}
