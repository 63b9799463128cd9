import type { ReactNode } from 'react'
import classes from './action-bar.module.css'

interface ActionBarProps {
  /** Left: how things stand. */
  status?: ReactNode
  /** Right: what can be done; the primary button last. */
  children: ReactNode
}

/** The buttons of a long form, always in reach: it sticks to the lower edge while the form is longer. */
export function ActionBar({ status, children }: ActionBarProps) {
  return (
    <div className={classes.bar} data-action-bar>
      <div className={classes.status} role="status">
        {status}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
