import { Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { dtxReleases } from '#core/code-lists/eudamed/dtx-releases.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import { NavigationLink } from '#web/ui/navigation-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { isHighlighted, type NavigationEntry, navigation } from './navigation-entries.ts'
import classes from './side-navigation.module.css'

export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = wordsOf(shellTexts.navigation)
  const can = useCan()
  const day = useDay()
  const allowed = (entry: NavigationEntry) => !('permission' in entry) || can(entry.permission)
  return (
    <nav className={classes.navigation} aria-label={t('label')}>
      <div className={classes.sections}>
        {navigation.map(({ section, entries }) => (
          <section key={section} aria-label={t(`sections.${section}`)}>
            <Text className={classes.heading} aria-hidden>
              {t(`sections.${section}`)}
            </Text>
            {entries.filter(allowed).map((entry) => (
              <Entry key={entry.id} entry={entry} onNavigate={onNavigate} />
            ))}
          </section>
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
        'permission' in entry ? <StatusBadge tone="neutral">{t('adminOnly')}</StatusBadge> : undefined
      }
    />
  )
}
