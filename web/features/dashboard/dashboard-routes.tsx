import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readDashboardSearch } from './dashboard-search.ts'

const DashboardScreen = lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen')

const dashboardRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: readDashboardSearch,
  component: () => {
    const navigate = dashboardRoute.useNavigate()
    return (
      <DashboardScreen
        search={dashboardRoute.useSearch()}
        onSearchChange={(search) =>
          void navigate({ search: readDashboardSearch({ ...search }), replace: true, resetScroll: false })
        }
      />
    )
  },
})

export const dashboardRoutes = [dashboardRoute] as const
