import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { securitySearch } from './security-search.ts'

const SecurityScreen = lazyRouteComponent(() => import('./security-screen.tsx'), 'SecurityScreen')

const securityRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/security',
  validateSearch: securitySearch.read,
  component: () => {
    const navigate = securityRoute.useNavigate()
    return (
      <SecurityScreen
        address={securityRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const securityEventsRoutes = [securityRoute] as const
