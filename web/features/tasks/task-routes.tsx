import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { tasksSearch } from './tasks-search.ts'

const Screen = lazyRouteComponent(() => import('./tasks-screen.tsx'), 'TasksScreen')

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/tasks',
  validateSearch: tasksSearch.read,
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

export const taskRoutes = [route] as const
