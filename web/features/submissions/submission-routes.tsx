import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { readUpload } from '#web/imports/upload-address.ts'
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

/** Where no country is named. */
const defaultCountryRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/country-specific/$masterDiId',
  beforeLoad: ({ params: { masterDiId } }) => {
    const params = { country: defaultMarket, masterDiId }
    throw redirect({ to: '/country-specific/$country/$masterDiId', params, replace: true })
  },
})

const uploadRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/country-specific/$country/$masterDiId/bulk-upload',
  validateSearch: readUpload,
  component: () => {
    const { country, masterDiId } = uploadRoute.useParams()
    const navigate = uploadRoute.useNavigate()
    return (
      <CountryUploadScreen
        country={country}
        masterDiId={masterDiId}
        address={uploadRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search: readUpload({ ...search }) })}
      />
    )
  },
})

export const submissionRoutes = [countryRoute, defaultCountryRoute, uploadRoute] as const
