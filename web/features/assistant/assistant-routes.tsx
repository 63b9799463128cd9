import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/regbot',
  component: lazyRouteComponent(() => import('./regbot-screen.tsx'), 'RegbotScreen'),
})

export const assistantRoutes = [route] as const
