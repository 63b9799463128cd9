import { type RefObject, useEffect, useState } from 'react'

/** As high as the style sheet makes a line (`--row`). */
export const rowHeight = 52
/** So many lines above and below those in sight are drawn too: a turn of the wheel shows no gap. */
const beyond = 8
/** A shorter table is drawn whole: then the browser finds words in all of it. */
const drawnWhole = 120

export interface Piece {
  /** Lines from here to there are drawn, */
  readonly from: number
  readonly to: number
  /** after so many that are not. */
  readonly left: number
}

/**
 * Which lines of a long table are drawn: those in sight, and the one with the cell one is in, wherever it is, so that
 * the focus is not lost by scrolling.
 */
export function useWindow(frame: RefObject<HTMLElement | null>, rows: number, active: number): Piece[] {
  const [seen, setSeen] = useState({ from: 0, to: 40 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - beyond)
      const to = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + beyond
      // In steps: not every turn of the wheel draws anew.
      const next = { from: from - (from % 4), to: to + 4 - (to % 4) }
      setSeen((before) => (before.from === next.from && before.to === next.to ? before : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [frame])
  const isWhole = rows <= drawnWhole
  const to = isWhole ? rows : Math.min(seen.to, rows)
  const from = isWhole ? 0 : Math.min(seen.from, to)
  const spans = [{ from, to }]
  if (active < from) spans.unshift({ from: active, to: active + 1 })
  else if (active >= to && active < rows) spans.push({ from: active, to: active + 1 })
  let drawn = 0
  return spans.map((span) => {
    const left = span.from - drawn
    drawn = span.to
    return { ...span, left }
  })
}
