import { type ReactNode, useEffect, useRef } from 'react'
import classes from './action-bar.module.css'

interface ActionBarProps {
  /** Left: status. */
  status?: ReactNode
  /** Right: actions; the primary button last. */
  children: ReactNode
}

/** The buttons of a long form, always in reach: it sticks to the lower edge while the form is longer. */
export function ActionBar({ status, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? tellHeight(bar.current) : undefined), [])
  return (
    <div className={classes.bar} data-action-bar ref={bar}>
      <div className={classes.status} role="status">
        {status}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}

/** Floating elements at the lower edge keep clear of it. */
function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--action-bar-height', `${bar.getBoundingClientRect().height}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--action-bar-height')
  }
}
