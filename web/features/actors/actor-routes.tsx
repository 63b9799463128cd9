import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readActorsScreen } from './actors-search.ts'

const ActorsScreen = lazyRouteComponent(() => import('./actors-screen.tsx'), 'ActorsScreen')

const actorsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/actors',
  validateSearch: readActorsScreen,
  component: () => {
    const navigate = actorsRoute.useNavigate()
    return (
      <ActorsScreen
        address={actorsRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const actorRoutes = [actorsRoute] as const
