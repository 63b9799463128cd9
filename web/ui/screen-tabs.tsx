import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type ScreenGroup, screenGroups } from '#web/platform/screen-groups.ts'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { useCan } from '#web/platform/session.tsx'
import { LinkTab, LinkTabs } from './link-tabs.tsx'

/**
 * The screens of a group that one may open; stands above the title of each. A single one is no choice, and is not
 * shown.
 */
export function ScreenTabs({ group }: { group: ScreenGroup }) {
  const words = useTranslations('ui.screenTabs')
  const router = useRouter()
  const can = useCan()
  const shown = screenGroups[group].filter((path) => {
    const needed = neededFor(path)
    const { staticData } = router.routesByPath[path].options
    return (needed === undefined || can(needed)) && !staticData?.comesLater
  })
  if (shown.length < 2) return null
  return (
    <LinkTabs label={words(`labels.${group}`)}>
      {shown.map((path) => (
        <LinkTab key={path} to={path}>
          {words(`names.${path}`)}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
