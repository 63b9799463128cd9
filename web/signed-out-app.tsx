import { createRoute, createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { authRoutes } from './features/auth/auth-routes.tsx'
import { readToken, subscribeToToken } from './platform/session-token.ts'
import { root } from './root-route.ts'
import { focusHeadings, routerOptions } from './router-options.tsx'
import { useToasts } from './ui/toast-store.ts'

/** Any other address shows the landing page. */
const otherRoutes = ['/', '$'].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => import('./features/auth/landing-screen.tsx'), 'LandingScreen'),
  }),
)

const router = createRouter({
  routeTree: root.addChildren([...authRoutes, ...otherRoutes]),
  ...routerOptions,
})
focusHeadings(router)

const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }))

/** What the browser needs of the hub while nobody is signed in. */
export function SignedOutApp() {
  const anyToast = useToasts().length > 0
  // Somebody signs in in another tab: this one becomes theirs, as after signing in here.
  useEffect(() => subscribeToToken(() => readToken() !== null && window.location.reload()), [])
  return (
    <>
      <RouterProvider router={router} />
      {anyToast && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  )
}
