import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { requestsSearch } from './requests-search.ts'

const RequestsScreen = lazyRouteComponent(() => import('./requests-screen.tsx'), 'RequestsScreen')

const requestsRoute = searchRoute('/approval-workflow', requestsSearch.read, RequestsScreen)

export const requestRoutes = [requestsRoute] as const
