import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { portfolioSearch } from './portfolio-search.ts'

const PortfolioScreen = lazyRouteComponent(() => import('./portfolio-screen.tsx'), 'PortfolioScreen')

const portfolioRoute = searchRoute('/portfolio', portfolioSearch.read, PortfolioScreen)

export const portfolioRoutes = [portfolioRoute] as const
