import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'

const settingsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/settings',
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
})

export const settingsRoutes = [settingsRoute] as const
