import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { countrySearch } from './country-search.ts'

const CountryScreen = lazyRouteComponent(() => import('./country-screen.tsx'), 'CountryScreen')
const CountryUploadScreen = lazyRouteComponent(
  () => import('./country-upload-screen.tsx'),
  'CountryUploadScreen',
)

const countryRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/country-specific/$country/$masterDiId',
  validateSearch: countrySearch.read,
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

const uploadRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/country-specific/$country/$masterDiId/bulk-upload',
  validateSearch: ({ job }: Record<string, unknown>): { job?: number } => {
    const id = Number(job)
    return Number.isInteger(id) && id > 0 ? { job: id } : {}
  },
  component: () => {
    const { country, masterDiId } = uploadRoute.useParams()
    const navigate = uploadRoute.useNavigate()
    return (
      <CountryUploadScreen
        country={country}
        masterDiId={masterDiId}
        address={uploadRoute.useSearch()}
        onAddressChange={({ job }) => void navigate({ search: job === undefined ? {} : { job } })}
      />
    )
  },
})

export const submissionRoutes = [countryRoute, uploadRoute] as const
