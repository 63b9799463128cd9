import { UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { dtxReleases } from '#core/code-lists/eudamed/dtx-releases.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import { NavigationLink } from '#web/ui/navigation-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { isHighlighted, type NavigationEntry, type NavigationPart, navigation } from './navigation-entries.ts'
import classes from './side-navigation.module.css'

export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = wordsOf(shellTexts.navigation)
  const day = useDay()
  return (
    <nav className={classes.navigation} aria-label={t('label')}>
      <div className={classes.sections}>
        {navigation.map((part) => (
          <Section key={part.section} part={part} onNavigate={onNavigate} />
        ))}
      </div>
      <div className={classes.footer}>
        <div>{t('schema')}</div>
        <div>
          {t('updated', {
            release: dtxReleases.production.release,
            day: day(dtxReleases.production.confirmedOn),
          })}
        </div>
      </div>
    </nav>
  )
}

interface SectionProps {
  part: NavigationPart
  onNavigate: (() => void) | undefined
}

/** Folds with its heading, and remembers it; the section of the screen that is open always shows its entries. */
function Section({ part, onNavigate }: SectionProps) {
  const t = wordsOf(shellTexts.navigation)
  const can = useCan()
  const path = useLocation({ select: (location) => location.pathname })
  const [folded, setFolded] = useLocalStorage<boolean>({
    key: `foldedNavigation.${part.section}`,
    defaultValue: 'startsFolded' in part,
    getInitialValueInEffect: false,
  })
  const entries = part.entries.filter(({ to }) => {
    const needed = to === '/logout' ? undefined : neededFor(to)
    return needed === undefined || can(needed)
  })
  const isHere = entries.some(({ to }) => isHighlighted(to, path))
  const shown = isHere || folded !== true
  return (
    <section aria-label={t(`sections.${part.section}`)}>
      <UnstyledButton
        className={classes.heading}
        aria-expanded={shown}
        disabled={isHere}
        onClick={() => setFolded(shown)}
      >
        {t(`sections.${part.section}`)}
        {!isHere && <IconChevronDown size={14} className={classes.chevron} aria-hidden />}
      </UnstyledButton>
      {shown && entries.map((entry) => <Entry key={entry.id} entry={entry} onNavigate={onNavigate} />)}
    </section>
  )
}

function Entry({ entry, onNavigate }: { entry: NavigationEntry; onNavigate: (() => void) | undefined }) {
  const t = wordsOf(shellTexts.navigation)
  const path = useLocation({ select: (location) => location.pathname })
  const highlighted = isHighlighted(entry.to, path)
  return (
    <NavigationLink
      to={entry.to}
      className={classes.entry}
      active={highlighted}
      aria-current={highlighted ? 'page' : undefined}
      onClick={onNavigate}
      leftSection={<entry.icon size={18} stroke={1.6} aria-hidden />}
      label={t(`entries.${entry.id}`)}
      description={'subtitle' in entry ? t(`subtitles.${entry.subtitle}`) : undefined}
      rightSection={
        'adminOnly' in entry ? <StatusBadge tone="neutral">{t('adminOnly')}</StatusBadge> : undefined
      }
    />
  )
}
