import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readIntegrationSearch } from './integration-search.ts'

const Screen = lazyRouteComponent(() => import('./integration-screen.tsx'), 'IntegrationScreen')

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/multi-app-integration',
  validateSearch: readIntegrationSearch,
  component: () => {
    const navigate = route.useNavigate()
    return (
      <Screen
        search={route.useSearch()}
        onSearchChange={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})

export const integrationRoutes = [route] as const
