import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { readinessSearch } from './readiness-search.ts'

const Screen = lazyRouteComponent(() => import('./readiness-screen.tsx'), 'ReadinessScreen')

const route = searchRoute('/readiness', readinessSearch.read, Screen)

export const readinessRoutes = [route] as const
