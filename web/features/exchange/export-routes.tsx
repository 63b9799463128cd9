import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#web/signed-in-route.tsx'
import { readExportScreen } from './export-search.ts'

const ExportScreen = lazyRouteComponent(() => import('./export-screen.tsx'), 'ExportScreen')

const exportRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/export',
  validateSearch: readExportScreen,
  component: () => {
    const navigate = exportRoute.useNavigate()
    return (
      <ExportScreen
        address={exportRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})

export const exportRoutes = [exportRoute] as const
