import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readRequestsSearch } from './features/approvals/requests-search.ts'
import { readRulesSearch } from './features/business-rules/rule-search.ts'
import { readDashboardSearch } from './features/dashboard/dashboard-search.ts'
import { AreaScreen } from './features/shell/area-screen.tsx'
import { NotFoundScreen } from './features/shell/not-found-screen.tsx'
import { ScreenError } from './features/shell/screen-error.tsx'
import { readCountrySearch } from './features/submissions/country-search.ts'
import { masterDiRoutes, secondAddresses } from './master-di-routes.tsx'
import type { ScreenPath } from './messages/en/screens.ts'
import { parseSearchParams, writeSearchParams } from './platform/search-params.ts'
import { publicRoutes, root } from './public-routes.tsx'
import { signedIn } from './signed-in-route.tsx'
import { CentredSpinner } from './ui/centred-spinner.tsx'
import { awaitHeading } from './ui/page-title.ts'

/**
 * Knows every screen, with public-routes.tsx and master-di-routes.tsx. Screens are loaded when they are first
 * opened.
 */

// --- Signed in ----------------------------------------------------------------------------------------------

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
  area('/submissions'),
  area('/multi-country-udi'),
  area('/portfolio'),
  area('/emdn'),
  area('/export'),
  area('/validation'),
  area('/version-control'),
  area('/version-control/$id'),
  area('/profile'),
  area('/admin/users'),
  area('/actors'),
  area('/gmn-generator'),
  area('/multi-app-integration'),
  area('/regulatory-intelligence'),
  area('/regbot'),
  area('/simple-rim'),
  area('/country-specific/$country/$masterDiId/bulk-upload'),
  area('/help'),
] as const

const DashboardScreen = lazyRouteComponent(
  () => import('./features/dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
)

const dashboardRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: readDashboardSearch,
  component: () => {
    const navigate = dashboardRoute.useNavigate()
    return (
      <DashboardScreen
        search={dashboardRoute.useSearch()}
        onSearchChange={(search) =>
          void navigate({ search: readDashboardSearch({ ...search }), replace: true, resetScroll: false })
        }
      />
    )
  },
})

const CountryScreen = lazyRouteComponent(
  () => import('./features/submissions/country-screen.tsx'),
  'CountryScreen',
)

const countryRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/country-specific/$country/$masterDiId',
  validateSearch: readCountrySearch,
  component: () => {
    const { country, masterDiId } = countryRoute.useParams()
    const navigate = countryRoute.useNavigate()
    return (
      <CountryScreen
        country={country}
        masterDiId={masterDiId}
        search={countryRoute.useSearch()}
        // Saving stays where it happened; another tab begins at its top.
        onSearchChange={(search, replace = false) =>
          void navigate({ search, replace, resetScroll: !replace })
        }
      />
    )
  },
})

const ApprovalsScreen = lazyRouteComponent(
  () => import('./features/approvals/approvals-screen.tsx'),
  'ApprovalsScreen',
)

const approvalsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/approval-workflow',
  validateSearch: readRequestsSearch,
  component: () => {
    const navigate = approvalsRoute.useNavigate()
    return (
      <ApprovalsScreen
        search={approvalsRoute.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

const BusinessRulesScreen = lazyRouteComponent(
  () => import('./features/business-rules/business-rules-screen.tsx'),
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

// Every other address: not found when signed in, the landing page when signed out.
const otherRoute = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundScreen })

// --- The router ---------------------------------------------------------------------------------------------

const routeTree = root.addChildren([
  ...publicRoutes,
  ...secondAddresses,
  signedIn.addChildren([
    dashboardRoute,
    ...areaRoutes,
    ...masterDiRoutes,
    countryRoute,
    approvalsRoute,
    businessRulesRoute,
    otherRoute,
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch: parseSearchParams,
  stringifySearch: writeSearchParams,
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenError,
  defaultPendingComponent: () => <CentredSpinner />,
  scrollRestoration: true,
})

// The first screen keeps the browser's own focus; from then on the heading of each new one gets it.
router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) awaitHeading()
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen is not part of this version. */
    comesLater?: boolean
  }
  interface Register {
    router: typeof router
  }
}
