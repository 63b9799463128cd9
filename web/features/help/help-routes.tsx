import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readHelpSearch } from './help-search.ts'

const Screen = lazyRouteComponent(() => import('./help-screen.tsx'), 'HelpScreen')

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/help',
  validateSearch: readHelpSearch,
  component: () => {
    const navigate = route.useNavigate()
    return (
      <Screen
        search={route.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const helpRoutes = [route] as const
