import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import classes from './link-tabs.module.css'

interface LinkTabsProps {
  /** Accessible label of the group of screens. */
  label: string
  /** `LinkTab`s. */
  children: ReactNode
}

/**
 * A strip of screens that belong together, above the title of each: links with addresses of their own, so neither
 * role nor keys of a tab list.
 */
export function LinkTabs({ label, children }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={classes.strip}>
      {children}
    </nav>
  )
}

/** The router says which one is open, by `aria-current`. */
export const LinkTab = createLink((props: ComponentPropsWithoutRef<'a'>) => (
  <a {...props} className={classes.tab} />
))
