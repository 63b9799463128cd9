import type { ReactNode } from 'react'
import classes from './actors.module.css'

/** A cell with what it is, and quieter what belongs to it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={classes.lines}>
      <div dir="auto">{first}</div>
      <div dir="auto">{second}</div>
    </div>
  )
}
