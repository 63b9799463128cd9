import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { signedIn } from '#web/signed-in-route.tsx'
import { versionedSearch, versionSearch } from './version-search.ts'

const VersionControlScreen = lazyRouteComponent(() => import('./versions-screen.tsx'), 'VersionControlScreen')
const SubmissionVersionsScreen = lazyRouteComponent(
  () => import('./submission-versions-screen.tsx'),
  'SubmissionVersionsScreen',
)

const allRoute = searchRoute('/version-control', versionedSearch.read, VersionControlScreen)

const oneRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/version-control/$id',
  validateSearch: versionSearch.read,
  component: () => {
    const navigate = oneRoute.useNavigate()
    return (
      <SubmissionVersionsScreen
        id={oneRoute.useParams().id}
        address={oneRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const versionControlRoutes = [allRoute, oneRoute] as const
