import { type ReactNode, useRef } from 'react'
import classes from './action-bar.module.css'
import { useToldHeight } from './use-told-height.ts'

interface ActionBarProps {
  /** Left: status. */
  status?: ReactNode
  /** Right: actions; the primary button last. */
  children: ReactNode
}

/** The buttons of a long form, always in reach: it sticks to the lower edge while the form is longer. */
export function ActionBar({ status, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useToldHeight(bar)
  return (
    <div className={classes.bar} data-action-bar ref={bar}>
      <div className={classes.status} role="status">
        {status}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
