import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readMultiCountry } from './multi-country-search.ts'

const Screen = lazyRouteComponent(() => import('./multi-country-screen.tsx'), 'MultiCountryScreen')

const route = createRoute({
  getParentRoute: () => signedIn,
  path: '/multi-country-udi',
  validateSearch: readMultiCountry,
  component: () => {
    const navigate = route.useNavigate()
    return (
      <Screen
        address={route.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const multiCountryRoutes = [route] as const
