import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { portfolioSearch } from './portfolio-search.ts'

const PortfolioScreen = lazyRouteComponent(() => import('./portfolio-screen.tsx'), 'PortfolioScreen')

const portfolioRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/portfolio',
  validateSearch: portfolioSearch.read,
  component: () => {
    const navigate = portfolioRoute.useNavigate()
    return (
      <PortfolioScreen
        address={portfolioRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const portfolioRoutes = [portfolioRoute] as const
