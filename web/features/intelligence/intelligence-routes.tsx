import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { intelligenceSearch } from './intelligence-search.ts'

const IntelligenceScreen = lazyRouteComponent(() => import('./intelligence-screen.tsx'), 'IntelligenceScreen')

const intelligenceRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/regulatory-intelligence',
  validateSearch: intelligenceSearch.read,
  component: () => {
    const navigate = intelligenceRoute.useNavigate()
    return (
      <IntelligenceScreen
        address={intelligenceRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const intelligenceRoutes = [intelligenceRoute] as const
