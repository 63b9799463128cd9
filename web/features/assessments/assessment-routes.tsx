import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { affectedSearch } from '#web/impact/affected-search.ts'
import { searchRoute } from '#web/search-route.tsx'
import { signedIn } from '#web/signed-in-route.tsx'
import { assessmentsSearch } from './assessments-search.ts'

const AssessmentsScreen = lazyRouteComponent(() => import('./assessments-screen.tsx'), 'AssessmentsScreen')
const AssessmentScreen = lazyRouteComponent(() => import('./assessment-screen.tsx'), 'AssessmentScreen')

const listRoute = searchRoute('/impact-assessments', assessmentsSearch.read, AssessmentsScreen)

const oneRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/impact-assessments/$id',
  validateSearch: affectedSearch.read,
  component: () => {
    const navigate = oneRoute.useNavigate()
    return (
      <AssessmentScreen
        id={Number(oneRoute.useParams().id)}
        address={oneRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const assessmentRoutes = [listRoute, oneRoute] as const
