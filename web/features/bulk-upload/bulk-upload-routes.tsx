import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readUpload } from '#web/imports/upload-address.ts'
import { signedIn } from '#web/signed-in-route.tsx'
import type { BulkUploadAddress } from './bulk-upload-screen.tsx'

const BulkUploadScreen = lazyRouteComponent(() => import('./bulk-upload-screen.tsx'), 'BulkUploadScreen')
const MasterUploadScreen = lazyRouteComponent(
  () => import('./master-upload-screen.tsx'),
  'MasterUploadScreen',
)

const bothRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/bulk-upload',
  validateSearch: (given: Record<string, unknown>): BulkUploadAddress => ({
    ...(given.tab === 'master-di' && { tab: given.tab }),
    ...readUpload(given),
  }),
  component: () => {
    const navigate = bothRoute.useNavigate()
    return (
      <BulkUploadScreen
        address={bothRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search })}
      />
    )
  },
})

const masterRoute = createRoute({
  getParentRoute: () => signedIn,
  path: '/master-di/bulk-upload',
  validateSearch: readUpload,
  component: () => {
    const navigate = masterRoute.useNavigate()
    return (
      <MasterUploadScreen
        address={masterRoute.useSearch()}
        onAddressChange={(search) => void navigate({ search: readUpload({ ...search }) })}
      />
    )
  },
})

export const bulkUploadRoutes = [bothRoute, masterRoute] as const
