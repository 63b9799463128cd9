import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { requestsSearch } from './requests-search.ts'

const RequestsScreen = lazyRouteComponent(() => import('./requests-screen.tsx'), 'RequestsScreen')

const requestsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/approval-workflow',
  validateSearch: requestsSearch.read,
  component: () => {
    const navigate = requestsRoute.useNavigate()
    return (
      <RequestsScreen
        address={requestsRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const requestRoutes = [requestsRoute] as const
