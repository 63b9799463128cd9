import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/my-work',
  component: lazyRouteComponent(() => import('./my-work-screen.tsx'), 'MyWorkScreen'),
})

export const myWorkRoutes = [route] as const
