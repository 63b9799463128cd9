import { Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { landingTexts } from '#web/messages/en/landing.ts'
import { publicPagesTexts } from '#web/messages/en/public-pages.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import classes from './public-layout.module.css'
import { publicPages } from './public-pages.ts'

/** Header and footer of what everybody may see. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const shell = wordsOf(shellTexts)
  const t = wordsOf(landingTexts)
  const pages = wordsOf(publicPagesTexts)
  return (
    <div className={classes.layout}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/" className={classes.brand}>
            <BrandMark size={28} />
            <span>{shell('product')}</span>
          </Link>
          <Group gap="xs" wrap="nowrap">
            <ButtonLink to="/login" variant="subtle">
              {t('signIn')}
            </ButtonLink>
            <ButtonLink to="/register">{t('getStarted')}</ButtonLink>
          </Group>
        </div>
      </header>
      <main className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <nav className={classes.links} aria-label={t('footer.label')}>
          {publicPages.map((page) => (
            <Link key={page} to={`/${page}`}>
              {pages(`${page}.title`)}
            </Link>
          ))}
        </nav>
        <div className={classes.product}>
          {shell('product')} · {shell('tagline')}
        </div>
      </footer>
    </div>
  )
}
