import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { useCan } from '#web/platform/session.tsx'
import { LinkTab, LinkTabs } from './link-tabs.tsx'

const screens = ['/admin/users', '/admin/settings', '/admin/audit-trail', '/admin/security'] as const

/**
 * The screens of administration that one may open; stands above the title of each (decision D27). A single one is no
 * choice, and is not shown.
 */
export function AdminTabs() {
  const t = useTranslations('screens')
  const words = useTranslations('ui.adminTabs')
  const router = useRouter()
  const can = useCan()
  const shown = screens.filter((path) => {
    const needed = neededFor(path)
    const { staticData } = router.routesByPath[path].options
    return (needed === undefined || can(needed)) && !staticData?.comesLater
  })
  if (shown.length < 2) return null
  return (
    <LinkTabs label={words('label')}>
      {shown.map((path) => (
        <LinkTab key={path} to={path}>
          {t(`${path}.title`)}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
