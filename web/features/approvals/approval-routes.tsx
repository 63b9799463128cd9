import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { requestsSearch } from './requests-search.ts'

const ApprovalsScreen = lazyRouteComponent(() => import('./approvals-screen.tsx'), 'ApprovalsScreen')

const approvalsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/approval-workflow',
  validateSearch: requestsSearch.read,
  component: () => {
    const navigate = approvalsRoute.useNavigate()
    return (
      <ApprovalsScreen
        address={approvalsRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const approvalRoutes = [approvalsRoute] as const
