import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readRulesSearch } from './rule-search.ts'

const BusinessRulesScreen = lazyRouteComponent(
  () => import('./business-rules-screen.tsx'),
  'BusinessRulesScreen',
)

const businessRulesRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/business-rules',
  validateSearch: readRulesSearch,
  component: () => {
    const navigate = businessRulesRoute.useNavigate()
    return (
      <BusinessRulesScreen
        search={businessRulesRoute.useSearch()}
        onSearchChange={(search) =>
          void navigate({ search: readRulesSearch({ ...search }), replace: true, resetScroll: false })
        }
      />
    )
  },
})

export const businessRulesRoutes = [businessRulesRoute] as const
