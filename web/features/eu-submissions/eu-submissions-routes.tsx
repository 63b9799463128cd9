import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { signedIn } from '#web/signed-in-route.tsx'
import { euSubmissionsSearch, readFormSearch } from './eu-submissions-search.ts'

const ListScreen = lazyRouteComponent(() => import('./eu-submissions-screen.tsx'), 'EuSubmissionsScreen')
const FormScreen = lazyRouteComponent(() => import('./eu-form-screen.tsx'), 'EuFormScreen')

const listRoute = searchRoute('/submissions', euSubmissionsSearch.read, ListScreen)

const newRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/submissions/new',
  validateSearch: readFormSearch,
  component: () => {
    const navigate = newRoute.useNavigate()
    return (
      <FormScreen
        search={newRoute.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
        // Going back to the form of a new submission would make the same one twice.
        onSaved={(id) => {
          const there = { to: '/submissions/$id', params: { id: String(id) } } as const
          // Only then the form knows that nothing of it is unsaved.
          window.setTimeout(() => void navigate({ ...there, search: true, replace: true }))
        }}
      />
    )
  },
})

const formRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/submissions/$id',
  validateSearch: readFormSearch,
  // Not waited for: the screen says itself that it is loading.
  loader: ({ params }) =>
    void import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(Number(params.id))),
  component: () => {
    const navigate = formRoute.useNavigate()
    return (
      <FormScreen
        submissionId={Number(formRoute.useParams().id)}
        search={formRoute.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
        onSaved={() => undefined}
        onDeleted={() => void navigate({ to: '/submissions', replace: true })}
      />
    )
  },
})

export const euSubmissionsRoutes = [listRoute, newRoute, formRoute] as const
