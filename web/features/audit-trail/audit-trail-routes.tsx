import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { trailSearch } from './trail-search.ts'

const AuditTrailScreen = lazyRouteComponent(() => import('./audit-trail-screen.tsx'), 'AuditTrailScreen')

const trailRoute = searchRoute('/admin/audit-trail', trailSearch.read, AuditTrailScreen)

export const auditTrailRoutes = [trailRoute] as const
