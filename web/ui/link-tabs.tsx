import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './link-tabs.module.css'

interface LinkTabsProps {
  /** Accessible label of the group of screens. */
  label: string
  /** `LinkTab`s. */
  children: ReactNode
}

/**
 * A strip of screens that belong together, above the title of each: links with addresses of their own, so neither
 * role nor keys of a tab list. What does not fit is scrolled to with arrows; the keyboard needs none, as a link that
 * gets the focus comes into sight.
 */
export function LinkTabs({ label, children }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const hidden = useHidden(strip)
  const scroll = (way: -1 | 1) =>
    strip.current?.scrollBy({ left: way * strip.current.clientWidth * 0.6, behavior: 'smooth' })
  const arrow = (way: -1 | 1) => (
    <button
      type="button"
      className={classes.arrow}
      data-side={way === -1 ? 'left' : 'right'}
      tabIndex={-1}
      aria-hidden
      onClick={() => scroll(way)}
    >
      {way === -1 ? <IconChevronLeft size={18} /> : <IconChevronRight size={18} />}
    </button>
  )
  return (
    <div className={classes.frame}>
      <nav aria-label={label} className={classes.strip} ref={strip}>
        {children}
      </nav>
      {hidden.left && arrow(-1)}
      {hidden.right && arrow(1)}
    </div>
  )
}

/** Whether tabs are out of sight on either side; the current one is brought into sight first. */
function useHidden(strip: React.RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ left: false, right: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const left = scrollLeft > 1
      const right = scrollLeft + clientWidth < scrollWidth - 1
      setHidden((was) => (was.left === left && was.right === right ? was : { left, right }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return hidden
}

/** The router says which one is open, by `aria-current`. */
export const LinkTab = createLink((props: ComponentPropsWithoutRef<'a'>) => (
  <a {...props} className={classes.tab} />
))
