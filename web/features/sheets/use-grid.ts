import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'

interface Place {
  readonly row: number
  readonly column: number
}

/** A cell by its keys, and where it was when they were there last. */
interface Known extends Place {
  readonly keys: readonly [row: string | undefined, column: string | undefined]
}

const placeOf = (keys: readonly string[], key: string | undefined, last: number): number => {
  const at = key === undefined ? -1 : keys.indexOf(key)
  return at === -1 ? Math.max(0, Math.min(last, keys.length - 1)) : at
}

interface GridOf {
  /** What the lines and columns are known by: a cell stays the same one where others come or go beside it. */
  readonly rowKeys: readonly string[]
  readonly columnKeys: readonly string[]
  readonly textAt: (place: Place) => string
  /** Writes texts into cells; a text that is no value is told, and the others are written. */
  readonly write: (cells: readonly (Place & { readonly text: string })[]) => void
  /** Takes back what was written last. */
  readonly undo: () => void
  readonly readOnly: boolean
  /** Where one was before, by the keys of line and column. */
  readonly start?: Known['keys'] | undefined
}

export type Grid = ReturnType<typeof useGrid>

/** The keys of a spreadsheet: arrows, typing, Tab, Enter, Escape, Ctrl C, V, D and Z, Delete; Shift takes several cells. */
export function useGrid({ rowKeys, columnKeys, textAt, write, undo, readOnly, start }: GridOf) {
  const rows = rowKeys.length
  const columns = columnKeys.length
  const known = ({ row, column }: Place): Known => ({ row, column, keys: [rowKeys[row], columnKeys[column]] })
  const whereIs = ({ row, column, keys: [rowKey, columnKey] }: Known): Place => ({
    row: placeOf(rowKeys, rowKey, row),
    column: placeOf(columnKeys, columnKey, column),
  })
  const [active, setActive] = useState<Known>({ row: 0, column: 0, keys: start ?? [undefined, undefined] })
  const [anchor, setAnchor] = useState<Known>()
  /** Counts how often the focus was called to the cell from elsewhere. */
  const [summoned, setSummoned] = useState(start ? 1 : 0)
  /** What the input begins with. */
  const [editing, setEditing] = useState<string>()
  const place = whereIs(active)
  const from = anchor ? whereIs(anchor) : place
  const range = {
    top: Math.min(place.row, from.row),
    bottom: Math.max(place.row, from.row),
    left: Math.min(place.column, from.column),
    right: Math.max(place.column, from.column),
  }
  const isSelected = ({ row, column }: Place) =>
    row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
  const cells = (): Place[] => {
    const all: Place[] = []
    for (let row = range.top; row <= range.bottom; row++)
      for (let column = range.left; column <= range.right; column++) all.push({ row, column })
    return all
  }
  const goTo = (next: Place, extend = false) => {
    const inside = {
      row: Math.max(0, Math.min(rows - 1, next.row)),
      column: Math.max(0, Math.min(columns - 1, next.column)),
    }
    setAnchor(extend ? known(from) : undefined)
    setActive(known(inside))
  }
  const move = (down: number, right: number, extend = false) =>
    goTo({ row: place.row + down, column: place.column + right }, extend)
  const edit = (text?: string) => {
    if (!readOnly) setEditing(text ?? textAt(place))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== undefined) return
    const command = event.ctrlKey || event.metaKey
    const steps: Record<string, readonly [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      return move(step[0], step[1], event.shiftKey)
    }
    if (event.key === 'Tab') {
      const next = place.column + (event.shiftKey ? -1 : 1)
      // At the edge the focus leaves the table.
      if (next < 0 || next >= columns) return
      event.preventDefault()
      return move(0, event.shiftKey ? -1 : 1)
    }
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      const column = event.key === 'Home' ? 0 : columns - 1
      return goTo(
        { row: command ? (event.key === 'Home' ? 0 : rows - 1) : place.row, column },
        event.shiftKey,
      )
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      return edit()
    }
    if (event.key === 'Escape') return setAnchor(undefined)
    if (readOnly) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return write(cells().map((cell) => ({ ...cell, text: '' })))
    }
    if (command && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      return undo()
    }
    if (command && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      return fillDown()
    }
    if (!command && !event.altKey && event.key.length === 1) {
      event.preventDefault()
      edit(event.key)
    }
  }

  /** The first line of what is selected goes into the others; of one cell, the one above it. */
  function fillDown(): void {
    const top = range.top === range.bottom ? range.top - 1 : range.top
    if (top < 0) return
    write(
      cells()
        .filter(({ row }) => row > top)
        .map(({ row, column }) => ({ row, column, text: textAt({ row: top, column }) })),
    )
  }

  const onCopy = (event: ClipboardEvent) => {
    if (editing !== undefined) return
    event.preventDefault()
    const lines: string[] = []
    for (let row = range.top; row <= range.bottom; row++) {
      const line: string[] = []
      for (let column = range.left; column <= range.right; column++) line.push(textAt({ row, column }))
      lines.push(line.join('\t'))
    }
    event.clipboardData.setData('text/plain', lines.join('\n'))
  }

  const onPaste = (event: ClipboardEvent) => {
    if (editing !== undefined || readOnly) return
    event.preventDefault()
    const block = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .map((line) => line.split('\t'))
    const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
    if (single !== undefined) return write(cells().map((cell) => ({ ...cell, text: single })))
    write(
      block
        .flatMap((line, down) =>
          line.map((text, right) => ({ row: range.top + down, column: range.left + right, text })),
        )
        .filter(({ row, column }) => row < rows && column < columns),
    )
  }

  return {
    active: place,
    summoned,
    range,
    editing,
    isSelected,
    goTo,
    /** To a line and column by their keys, and the focus with it; they may come into sight only now. */
    lead: (row: string | undefined, column: string | undefined) => {
      setAnchor(undefined)
      setActive({ ...place, keys: [row, column ?? columnKeys[place.column]] })
      setSummoned((count) => count + 1)
    },
    /** To the cell that was active before. */
    focus: () => setSummoned((count) => count + 1),
    edit,
    /** The input is done: what it holds is written, and the next cell is gone to. */
    commit: (text: string, next: 'down' | 'right' | 'stay') => {
      const cell = place
      setEditing(undefined)
      if (text !== textAt(cell)) write([{ ...cell, text }])
      if (next === 'down') move(1, 0)
      if (next === 'right') move(0, 1)
    },
    cancel: () => setEditing(undefined),
    onKeyDown,
    onCopy,
    onPaste,
  }
}
