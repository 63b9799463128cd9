import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { readLabelAddress } from './label-search.ts'

const LabelScreen = lazyRouteComponent(() => import('./label-screen.tsx'), 'LabelScreen')

const labelRoute = searchRoute('/udi-label', readLabelAddress, LabelScreen)

export const labelRoutes = [labelRoute] as const
