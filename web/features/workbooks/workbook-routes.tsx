import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readWorkbooks } from './workbooks-search.ts'

const WorkbooksScreen = lazyRouteComponent(() => import('./workbooks-screen.tsx'), 'WorkbooksScreen')

const workbooksRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/workbooks',
  validateSearch: readWorkbooks,
  component: () => {
    const navigate = workbooksRoute.useNavigate()
    return (
      <WorkbooksScreen
        address={workbooksRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search })}
      />
    )
  },
})

export const workbookRoutes = [workbooksRoute] as const
