import type { KeyboardEvent } from 'react'

/**
 * Clears a choice by keyboard: Backspace or Delete, in a searchable list once nothing is left of its text.
 * The button that Mantine shows for it is for the mouse alone.
 */
export const clearByKey = (clear: () => void) => (event: KeyboardEvent<HTMLInputElement>) => {
  const { readOnly, value } = event.currentTarget
  if ((event.key === 'Backspace' || event.key === 'Delete') && (readOnly || value === '')) clear()
}
