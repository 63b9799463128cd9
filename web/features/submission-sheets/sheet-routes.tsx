import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'

const SheetScreen = lazyRouteComponent(() => import('./sheet-screen.tsx'), 'SheetScreen')

const sheetRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/submissions/sheet/$id',
  component: () => <SheetScreen id={Number(sheetRoute.useParams().id)} />,
})

export const sheetRoutes = [sheetRoute] as const
