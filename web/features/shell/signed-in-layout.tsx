import { CloseButton, Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { ValidationInSight } from '#web/many-submissions/validation-in-sight.tsx'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { readAskedAddress } from '#web/platform/asked-address.ts'
import { isEmbedded } from '#web/platform/embedded.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { readKeptInput } from '#web/record-form/kept-input.ts'
import { CommandPalette } from './command-palette.tsx'
import type { PaletteSource } from './palette-source.ts'
import { SideNavigation } from './side-navigation.tsx'
import classes from './signed-in-layout.module.css'
import { TopHeader } from './top-header.tsx'
import { useRegulatoryNews } from './use-regulatory-news.ts'

/** Below this width the navigation moves into a drawer; the style sheet hides the column at the same one. */
const wideScreen = '(min-width: 64em)'

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }))

/** Loaded for the few who have something to settle. */
function Noticed() {
  const { id, mustSettleRoles } = useCurrentUser()
  if (!mustSettleRoles && !readKeptInput(id) && readAskedAddress() === null) return null
  return (
    <Suspense fallback={null}>
      <Notices mustSettleRoles={mustSettleRoles} />
    </Suspense>
  )
}

interface SignedInLayoutProps {
  /** What Ctrl/⌘ K finds. */
  paletteSources: readonly PaletteSource[]
  /** At hand on every screen. */
  assistant: ReactNode
  children: ReactNode
}

export function SignedInLayout({ paletteSources, assistant, children }: SignedInLayoutProps) {
  const t = wordsOf(shellTexts)
  useRegulatoryNews()
  const [drawerOpen, drawer] = useDisclosure()
  const [paletteOpen, palette] = useDisclosure()
  const wide = useMediaQuery(wideScreen)
  useEffect(() => {
    if (wide) drawer.close()
  }, [wide, drawer.close])

  if (isEmbedded()) {
    return (
      <main id="main" className={classes.main} tabIndex={-1}>
        <Noticed />
        <ValidationInSight />
        {children}
      </main>
    )
  }
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <TopHeader onOpenNavigation={drawer.open} onOpenPalette={palette.open} />
      <div className={classes.side}>
        <SideNavigation />
      </div>
      <Drawer.Root opened={drawerOpen} onClose={drawer.close} size="18rem">
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('navigation.label')}>
          <div className={classes.drawer}>
            <CloseButton
              className={classes.drawerClose}
              aria-label={t('closeNavigation')}
              onClick={drawer.close}
            />
            <SideNavigation onNavigate={drawer.close} />
          </div>
        </Drawer.Content>
      </Drawer.Root>
      <main id="main" className={classes.main} tabIndex={-1}>
        <Noticed />
        {children}
      </main>
      {assistant}
      <CommandPalette
        opened={paletteOpen}
        onOpen={palette.open}
        onClose={palette.close}
        sources={paletteSources}
      />
    </div>
  )
}
