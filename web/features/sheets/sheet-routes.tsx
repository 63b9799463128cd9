import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type SheetOrigin, sheetOrigins } from '#web/data/sheet-origins.ts'
import { signedIn } from '#web/signed-in-route.tsx'

const SheetScreen = lazyRouteComponent(() => import('./sheet-screen.tsx'), 'SheetScreen')

interface SheetSearch {
  readonly from?: SheetOrigin
}

const sheetRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/submissions/sheet/$id',
  validateSearch: (given: Readonly<Record<string, unknown>>): SheetSearch => {
    const from = sheetOrigins.find((origin) => origin === given.from)
    return from === undefined ? {} : { from }
  },
  component: () => (
    <SheetScreen id={Number(sheetRoute.useParams().id)} from={sheetRoute.useSearch().from ?? 'records'} />
  ),
})

export const sheetRoutes = [sheetRoute] as const
