import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { countrySearch } from './country-search.ts'

const CountryScreen = lazyRouteComponent(() => import('./country-screen.tsx'), 'CountryScreen')

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

export const submissionRoutes = [countryRoute] as const
