import { createRoute, createRouter, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { readRulesSearch } from './features/business-rules/rule-search.ts'
import { readDashboardSearch } from './features/dashboard/dashboard-search.ts'
import type { RecordsSearch } from './features/master-di/records-screen.tsx'
import { AreaScreen } from './features/shell/area-screen.tsx'
import { NotFoundScreen } from './features/shell/not-found-screen.tsx'
import type { PaletteSource } from './features/shell/palette-source.ts'
import { ScreenError } from './features/shell/screen-error.tsx'
import { SessionGate } from './features/shell/session-gate.tsx'
import { SignedInLayout } from './features/shell/signed-in-layout.tsx'
import { readCountrySearch } from './features/submissions/country-search.ts'
import type { ScreenPath } from './messages/en/screens.ts'
import { parseSearchParams, writeSearchParams } from './platform/search-params.ts'
import { LandingScreen, publicRoutes, root } from './public-routes.tsx'
import { CentredSpinner } from './ui/centred-spinner.tsx'
import { focusHeading } from './ui/page-title.ts'
import { readTableState } from './ui/table-state.ts'

/** Knows every screen, with public-routes.tsx. Screens are loaded when they are first opened. */

// --- Signed in ----------------------------------------------------------------------------------------------

/** What Ctrl/⌘ K finds beside the screens. */
const paletteSources: readonly PaletteSource[] = []

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: () => (
    <SessionGate signedOut={<LandingScreen />}>
      <SignedInLayout paletteSources={paletteSources}>
        <Outlet />
      </SignedInLayout>
    </SessionGate>
  ),
})

function area<Path extends ScreenPath>(path: Path) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    component: () => <AreaScreen path={path} />,
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
  area('/approval-workflow'),
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

const RecordsScreen = lazyRouteComponent(
  () => import('./features/master-di/records-screen.tsx'),
  'RecordsScreen',
)
const MasterFormScreen = lazyRouteComponent(
  () => import('./features/master-di/master-form-screen.tsx'),
  'MasterFormScreen',
)
const BulkUploadScreen = lazyRouteComponent(
  () => import('./features/master-di/bulk-upload-screen.tsx'),
  'BulkUploadScreen',
)

const recordsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/records',
  validateSearch: (search: Record<string, unknown>): RecordsSearch => ({
    ...readTableState(search),
    ...(typeof search.search === 'string' && search.search !== '' && { search: search.search }),
  }),
  component: () => {
    const navigate = recordsRoute.useNavigate()
    return (
      <RecordsScreen
        search={recordsRoute.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})

/** `?copyFrom=` pre-fills from a record. */
const createRecordRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/create',
  validateSearch: ({ copyFrom }: Record<string, unknown>): { copyFrom?: number } => {
    const id = readId(copyFrom)
    return id === undefined ? {} : { copyFrom: id }
  },
  component: () => <MasterFormScreen mode="create" recordId={createRecordRoute.useSearch().copyFrom} />,
})

const editRecordRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/edit/$id',
  component: () => <MasterFormScreen mode="edit" recordId={Number(editRecordRoute.useParams().id)} />,
})

const newVersionRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/new-version/$id',
  validateSearch: ({ changeComment }: Record<string, unknown>): { changeComment?: string } =>
    typeof changeComment === 'string' && changeComment !== '' ? { changeComment } : {},
  component: () => (
    <MasterFormScreen
      mode="new-version"
      recordId={Number(newVersionRoute.useParams().id)}
      changeComment={newVersionRoute.useSearch().changeComment}
    />
  ),
})

const editDraftRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/edit-draft/$id',
  component: () => <MasterFormScreen mode="edit-draft" recordId={Number(editDraftRoute.useParams().id)} />,
})

const bulkUploadRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/bulk-upload',
  validateSearch: ({ job }: Record<string, unknown>): { job?: number } => {
    const id = readId(job)
    return id === undefined ? {} : { job: id }
  },
  component: () => {
    const navigate = bulkUploadRoute.useNavigate()
    return (
      <BulkUploadScreen
        jobId={bulkUploadRoute.useSearch().job}
        onJobChange={(job) => void navigate({ search: job === undefined ? {} : { job } })}
      />
    )
  },
})

/** Second addresses of two screens (decision D23a). */
const secondAddresses = [
  createRoute({
    getParentRoute: () => root,
    path: '/master-di',
    beforeLoad: () => {
      throw redirect({ to: '/master-di/records' })
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/bulk-upload',
    beforeLoad: () => {
      throw redirect({ to: '/master-di/bulk-upload' })
    },
  }),
] as const

/** A positive whole number; anything else counts as absent. */
function readId(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : undefined
}

const masterDiRoutes = [
  recordsRoute,
  createRecordRoute,
  editRecordRoute,
  newVersionRoute,
  editDraftRoute,
  bulkUploadRoute,
] as const

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
        onSearchChange={(search) => void navigate({ search })}
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
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusHeading()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
