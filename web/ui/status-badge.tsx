import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type Tone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | 'highlight' | 'outline'

interface StatusBadgeProps {
  tone: Tone
  /** Text, so that colour is not the only cue. */
  children: ReactNode
  /** A leading dot, for states that are live. */
  dot?: boolean
}

export function StatusBadge({ tone, children, dot = false }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {dot && <span className={classes.dot} aria-hidden />}
      {children}
    </span>
  )
}
