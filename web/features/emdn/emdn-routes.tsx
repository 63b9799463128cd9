import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readEmdnAddress } from './emdn-search.ts'

const EmdnScreen = lazyRouteComponent(() => import('./emdn-screen.tsx'), 'EmdnScreen')

const emdnRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/emdn',
  validateSearch: readEmdnAddress,
  component: () => {
    const navigate = emdnRoute.useNavigate()
    return (
      <EmdnScreen
        address={emdnRoute.useSearch()}
        onAddressChange={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      />
    )
  },
})

export const emdnRoutes = [emdnRoute] as const
