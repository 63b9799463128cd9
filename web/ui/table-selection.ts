/** Keys of the selected rows, possibly on other pages. */
export interface TableSelection<Row> {
  readonly keys: ReadonlySet<number>
  readonly onChange: (keys: ReadonlySet<number>) => void
  /** Selectable rows; all by default. */
  readonly selectable?: (row: Row) => boolean
  /** The accessible name of a row's box: 'Select GF-1000'. */
  readonly rowLabel: (row: Row) => string
}

export interface PageSelection {
  readonly state: 'none' | 'some' | 'all'
  readonly disabled: boolean
  readonly toggle: () => void
}

export function toggled(keys: ReadonlySet<number>, key: number): ReadonlySet<number> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The box in the header: all rows of this page that may be ticked. */
export function pageSelection<Row>(
  { keys, onChange, selectable = () => true }: TableSelection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => number,
): PageSelection {
  const candidates = rows.filter(selectable).map(rowKey)
  const ticked = candidates.filter((key) => keys.has(key)).length
  const all = candidates.length > 0 && ticked === candidates.length
  return {
    state: all ? 'all' : ticked > 0 ? 'some' : 'none',
    disabled: candidates.length === 0,
    toggle: () => {
      const next = new Set(keys)
      for (const key of candidates) {
        if (all) next.delete(key)
        else next.add(key)
      }
      onChange(next)
    },
  }
}
