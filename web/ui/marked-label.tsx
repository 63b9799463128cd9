import type { ReactNode } from 'react'
import classes from './marked-label.module.css'

/** A label, and behind it quietly what else is said of the field. */
export function markedLabel(label: string, mark: string | undefined): ReactNode {
  if (mark === undefined) return label
  return (
    <>
      {label} <span className={classes.mark}>{mark}</span>
    </>
  )
}
