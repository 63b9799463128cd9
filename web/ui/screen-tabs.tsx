import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { useCan } from '#web/platform/session.tsx'
import { LinkTab, LinkTabs } from './link-tabs.tsx'

const groups = {
  /** Beside User Management (decision D27). */
  administration: ['/admin/users', '/admin/settings', '/admin/audit-trail', '/admin/security'],
  /** The side navigation names none of them (decision D27). */
  eudamed: [
    '/submissions',
    '/multi-country-udi',
    '/portfolio',
    '/validation',
    '/version-control',
    '/export',
    '/eudamed-import',
    '/bulk-upload',
    '/emdn',
    '/gmn-generator',
    '/business-rules',
  ],
} as const

/**
 * The screens of a group that one may open; stands above the title of each. A single one is no choice, and is not
 * shown.
 */
export function ScreenTabs({ group }: { group: keyof typeof groups }) {
  const words = useTranslations('ui.screenTabs')
  const router = useRouter()
  const can = useCan()
  const shown = groups[group].filter((path) => {
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
