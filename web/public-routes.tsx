import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type PublicPage, publicPages } from './messages/en/public-pages.ts'

/** The root of all routes, and the ones for people who are not signed in. */

export const root = createRootRoute()

export const LandingScreen = lazyRouteComponent(
  () => import('./features/auth/landing-screen.tsx'),
  'LandingScreen',
)
const PublicPageScreen = lazyRouteComponent(
  () => import('./features/auth/public-page-screen.tsx'),
  'PublicPageScreen',
)

const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: ({ logout }: Record<string, unknown>): { logout?: 'success' } =>
    logout === 'success' ? { logout } : {},
  component: lazyRouteComponent(() => import('./features/auth/login-screen.tsx'), 'LoginScreen'),
})

const registerRoute = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyRouteComponent(() => import('./features/auth/register-screen.tsx'), 'RegisterScreen'),
})

// Outside the signed-in layout: it goes on standing while the session ends.
const logoutRoute = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('./features/auth/logout-screen.tsx'), 'LogoutScreen'),
})

const publicPageRoutes = (Object.keys(publicPages) as PublicPage[]).map((page) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${page}`,
    component: () => <PublicPageScreen page={page} />,
  }),
)

export const publicRoutes = [loginRoute, registerRoute, logoutRoute, ...publicPageRoutes] as const
