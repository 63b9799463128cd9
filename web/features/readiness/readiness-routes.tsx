import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readinessSearch } from './readiness-search.ts'

const Screen = lazyRouteComponent(() => import('./readiness-screen.tsx'), 'ReadinessScreen')

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/readiness',
  validateSearch: readinessSearch.read,
  component: () => {
    const navigate = route.useNavigate()
    return (
      <Screen
        address={route.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const readinessRoutes = [route] as const
