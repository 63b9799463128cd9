import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { readExportScreen } from './export-search.ts'

const ExportScreen = lazyRouteComponent(() => import('./export-screen.tsx'), 'ExportScreen')

const exportRoute = searchRoute('/export', readExportScreen, ExportScreen)

export const exportRoutes = [exportRoute] as const
