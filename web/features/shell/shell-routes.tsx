import { createRoute } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

// Every other address: not found when signed in, the landing page when signed out.
const otherRoute = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundScreen })

export const shellRoutes = [otherRoute] as const
