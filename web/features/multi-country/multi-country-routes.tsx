import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { readMultiCountry } from './multi-country-search.ts'

const Screen = lazyRouteComponent(() => import('./multi-country-screen.tsx'), 'MultiCountryScreen')

const route = searchRoute('/multi-country-udi', readMultiCountry, Screen)

export const multiCountryRoutes = [route] as const
