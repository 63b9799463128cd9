import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { tasksSearch } from './tasks-search.ts'

const Screen = lazyRouteComponent(() => import('./tasks-screen.tsx'), 'TasksScreen')

const route = searchRoute('/tasks', tasksSearch.read, Screen)

export const taskRoutes = [route] as const
