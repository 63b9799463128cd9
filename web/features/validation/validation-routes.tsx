import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { readValidationScreen } from './validation-search.ts'

const ValidationScreen = lazyRouteComponent(() => import('./validation-screen.tsx'), 'ValidationScreen')

const validationRoute = searchRoute('/validation', readValidationScreen, ValidationScreen)

export const validationRoutes = [validationRoute] as const
