/** Moves the focus from row to row; answers whether the key was one of its own. */
export function moveRowFocus(row: HTMLTableRowElement, key: string): boolean {
  const rows = row.parentElement?.children
  if (!rows) return false
  const target = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: rows[0],
    End: rows[rows.length - 1],
  }[key]
  if (target === undefined) return false
  if (target instanceof HTMLElement) target.focus()
  return true
}

/** Enter on a row does what a click on its link does. */
export function openRow(row: HTMLTableRowElement): void {
  row.querySelector<HTMLElement>('a[href], [data-row-link]')?.click()
}
