import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readLabelAddress } from './label-search.ts'

const LabelScreen = lazyRouteComponent(() => import('./label-screen.tsx'), 'LabelScreen')

const labelRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/udi-label',
  validateSearch: readLabelAddress,
  component: () => {
    const navigate = labelRoute.useNavigate()
    return (
      <LabelScreen
        address={labelRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const labelRoutes = [labelRoute] as const
