import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { usersSearch } from './users-search.ts'

const UsersScreen = lazyRouteComponent(() => import('./users-screen.tsx'), 'UsersScreen')

const usersRoute = searchRoute('/admin/users', usersSearch.read, UsersScreen)

export const usersRoutes = [usersRoute] as const
