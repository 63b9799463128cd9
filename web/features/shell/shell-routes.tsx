import { createRoute } from '@tanstack/react-router'
import type { ScreenPath } from '#web/messages/en/screens.ts'
import { signedIn } from '#web/signed-in-route.tsx'
import { AreaScreen } from './area-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

function area<Path extends ScreenPath>(path: Path) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    component: () => <AreaScreen path={path} />,
    staticData: { comesLater: true },
  })
}

/** Screens of the specification that this version does not have. When one comes, its line here goes. */
const areaRoutes = [
  area('/multi-app-integration'),
  area('/regulatory-intelligence'),
  area('/regbot'),
  area('/simple-rim'),
  area('/help'),
] as const

// Every other address: not found when signed in, the landing page when signed out.
const otherRoute = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundScreen })

export const shellRoutes = [...areaRoutes, otherRoute] as const
