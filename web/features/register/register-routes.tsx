import { lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { certificatesSearch } from './certificates-search.ts'
import { registerSearch } from './register-search.ts'

const RegisterScreen = lazyRouteComponent(() => import('./register-screen.tsx'), 'RegisterScreen')

const registerRoute = searchRoute('/eudamed-import', registerSearch.read, RegisterScreen)

const CertificatesScreen = lazyRouteComponent(() => import('./certificates-screen.tsx'), 'CertificatesScreen')

const certificatesRoute = searchRoute('/register-certificates', certificatesSearch.read, CertificatesScreen)

export const registerRoutes = [registerRoute, certificatesRoute] as const
