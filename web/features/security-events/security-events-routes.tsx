import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { securitySearch } from './security-search.ts'

const SecurityScreen = lazyRouteComponent(() => import('./security-screen.tsx'), 'SecurityScreen')

const securityRoute = searchRoute('/admin/security', securitySearch.read, SecurityScreen)

export const securityEventsRoutes = [securityRoute] as const
