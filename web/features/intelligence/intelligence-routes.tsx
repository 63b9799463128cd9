import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { affectedSearch } from '#web/impact/affected-search.ts'
import { searchRoute } from '#web/search-route.tsx'
import { signedIn } from '#web/signed-in-route.tsx'
import { intelligenceSearch } from './intelligence-search.ts'

const IntelligenceScreen = lazyRouteComponent(() => import('./intelligence-screen.tsx'), 'IntelligenceScreen')

const UpdateScreen = lazyRouteComponent(() => import('./update-screen.tsx'), 'UpdateScreen')

const intelligenceRoute = searchRoute('/regulatory-intelligence', intelligenceSearch.read, IntelligenceScreen)

const updateRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/regulatory-intelligence/$id',
  validateSearch: affectedSearch.read,
  component: () => {
    const navigate = updateRoute.useNavigate()
    return (
      <UpdateScreen
        id={Number(updateRoute.useParams().id)}
        address={updateRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const intelligenceRoutes = [intelligenceRoute, updateRoute] as const
