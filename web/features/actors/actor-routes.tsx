import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { readActorsScreen } from './actors-search.ts'

const ActorsScreen = lazyRouteComponent(() => import('./actors-screen.tsx'), 'ActorsScreen')

const actorsRoute = searchRoute('/actors', readActorsScreen, ActorsScreen)

export const actorRoutes = [actorsRoute] as const
