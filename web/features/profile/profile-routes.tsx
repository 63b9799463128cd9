import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readProfileSearch } from './profile-search.ts'

const ProfileScreen = lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen')

const profileRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile',
  validateSearch: readProfileSearch,
  component: () => {
    const navigate = profileRoute.useNavigate()
    return (
      <ProfileScreen
        tab={profileRoute.useSearch().tab ?? 'profile'}
        onTabChange={(tab) =>
          void navigate({ search: readProfileSearch({ tab }), replace: true, resetScroll: false })
        }
      />
    )
  },
})

export const profileRoutes = [profileRoute] as const
