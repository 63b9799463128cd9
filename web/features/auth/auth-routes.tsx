import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from '#web/root-route.ts'
import { publicPages } from './public-pages.ts'

/** What people see who are not signed in. */

const PublicPageScreen = lazyRouteComponent(() => import('./public-page-screen.tsx'), 'PublicPageScreen')

const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: ({ logout }: Record<string, unknown>): { logout?: 'success' } =>
    logout === 'success' ? { logout } : {},
  component: lazyRouteComponent(() => import('./login-screen.tsx'), 'LoginScreen'),
})

const registerRoute = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyRouteComponent(() => import('./register-screen.tsx'), 'RegisterScreen'),
})

// Outside the signed-in layout: it goes on standing while the session ends.
const logoutRoute = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('./logout-screen.tsx'), 'LogoutScreen'),
})

const publicPageRoutes = publicPages.map((page) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${page}`,
    component: () => <PublicPageScreen page={page} />,
  }),
)

export const authRoutes = [loginRoute, registerRoute, logoutRoute, ...publicPageRoutes] as const
