import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
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
  validateSearch: ({ tab, job }: Record<string, unknown>): BulkUploadAddress => ({
    ...(tab === 'master-di' && { tab }),
    ...readJob(job),
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
  validateSearch: ({ job }: Record<string, unknown>) => readJob(job),
  component: () => {
    const navigate = masterRoute.useNavigate()
    return (
      <MasterUploadScreen
        jobId={masterRoute.useSearch().job}
        onJobChange={(job) => void navigate({ search: job === undefined ? {} : { job } })}
      />
    )
  },
})

function readJob(value: unknown): { job?: number } {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? { job: id } : {}
}

export const bulkUploadRoutes = [bothRoute, masterRoute] as const
