import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { rimSearch } from './rim-search.ts'

const Screen = lazyRouteComponent(() => import('./rim-screen.tsx'), 'RimScreen')

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/simple-rim',
  validateSearch: rimSearch.read,
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

export const rimRoutes = [route] as const
