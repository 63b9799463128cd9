import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { usersSearch } from './users-search.ts'

const UsersScreen = lazyRouteComponent(() => import('./users-screen.tsx'), 'UsersScreen')

const usersRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/users',
  validateSearch: usersSearch.read,
  component: () => {
    const navigate = usersRoute.useNavigate()
    return (
      <UsersScreen
        address={usersRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const usersRoutes = [usersRoute] as const
