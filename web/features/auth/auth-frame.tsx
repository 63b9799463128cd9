import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { useHeadingFocus, usePageTitle } from '#web/ui/page-title.ts'
import classes from './auth-frame.module.css'

interface AuthFrameProps {
  title: string
  purpose?: ReactNode
  wide?: boolean
  children: ReactNode
  /** Below the card: the way to the other form. */
  footer?: ReactNode
}

/** One card in the middle: signing in, up and out. */
export function AuthFrame({ title, purpose, wide = false, children, footer }: AuthFrameProps) {
  const shell = wordsOf(shellTexts)
  usePageTitle(title)
  const heading = useHeadingFocus(title)
  return (
    <main className={classes.frame} data-wide={wide || undefined} tabIndex={-1}>
      <Link to="/" className={classes.brand}>
        <BrandMark size={32} />
        {shell('product')}
      </Link>
      <div className={classes.card}>
        <Title ref={heading} order={1} tabIndex={-1}>
          {title}
        </Title>
        {purpose !== undefined && <p className={classes.purpose}>{purpose}</p>}
        {children}
      </div>
      {footer !== undefined && <p className={classes.footer}>{footer}</p>}
    </main>
  )
}
