import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readSettingsAddress } from './settings-search.ts'

const SettingsScreen = lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen')

const settingsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/settings',
  validateSearch: readSettingsAddress,
  component: () => <SettingsScreen offered={settingsRoute.useSearch()} />,
})

export const settingsRoutes = [settingsRoute] as const
