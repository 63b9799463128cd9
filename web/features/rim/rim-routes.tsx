import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { searchRoute } from '#web/search-route.tsx'
import { signedIn } from '#web/signed-in-route.tsx'
import { readProject } from './project-search.ts'
import { rimSearch } from './rim-search.ts'

const ProjectScreen = lazyRouteComponent(() => import('./project-screen.tsx'), 'ProjectScreen')
const Screen = lazyRouteComponent(() => import('./rim-screen.tsx'), 'RimScreen')

const route = searchRoute('/simple-rim', rimSearch.read, Screen)

const projectRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/simple-rim/projects/$id',
  validateSearch: readProject,
  component: () => {
    const navigate = projectRoute.useNavigate()
    return (
      <ProjectScreen
        id={Number(projectRoute.useParams().id)}
        tab={projectRoute.useSearch().tab ?? 'overview'}
        onTabChange={(tab) =>
          void navigate({ search: readProject({ tab }), replace: true, resetScroll: false })
        }
      />
    )
  },
})

export const rimRoutes = [route, projectRoute] as const
