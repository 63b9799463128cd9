import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readValidationScreen } from './validation-search.ts'

const ValidationScreen = lazyRouteComponent(() => import('./validation-screen.tsx'), 'ValidationScreen')

const validationRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/validation',
  validateSearch: readValidationScreen,
  component: () => {
    const navigate = validationRoute.useNavigate()
    return (
      <ValidationScreen
        address={validationRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const validationRoutes = [validationRoute] as const
