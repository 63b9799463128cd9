/** Moves the focus between rows; returns whether it handled the key. */
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

/** Enter follows the row’s link. */
export function openRow(row: HTMLTableRowElement): void {
  row.querySelector<HTMLElement>('a[href], [data-row-link]')?.click()
}
