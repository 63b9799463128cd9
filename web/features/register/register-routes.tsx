import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { certificatesSearch } from './certificates-search.ts'
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

const CertificatesScreen = lazyRouteComponent(() => import('./certificates-screen.tsx'), 'CertificatesScreen')

const certificatesRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/register-certificates',
  validateSearch: certificatesSearch.read,
  component: () => {
    const navigate = certificatesRoute.useNavigate()
    return (
      <CertificatesScreen
        address={certificatesRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const registerRoutes = [registerRoute, certificatesRoute] as const
