import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { registerSearch } from './register-search.ts'

const RegisterScreen = lazyRouteComponent(() => import('./register-screen.tsx'), 'RegisterScreen')

const registerRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/eudamed-import',
  validateSearch: registerSearch.read,
  component: () => {
    const navigate = registerRoute.useNavigate()
    return (
      <RegisterScreen
        address={registerRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const registerRoutes = [registerRoute] as const
