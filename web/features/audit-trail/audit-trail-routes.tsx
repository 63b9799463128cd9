import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { trailSearch } from './trail-search.ts'

const AuditTrailScreen = lazyRouteComponent(() => import('./audit-trail-screen.tsx'), 'AuditTrailScreen')

const trailRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/audit-trail',
  validateSearch: trailSearch.read,
  component: () => {
    const navigate = trailRoute.useNavigate()
    return (
      <AuditTrailScreen
        address={trailRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const auditTrailRoutes = [trailRoute] as const
