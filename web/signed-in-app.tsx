import { RouterProvider } from '@tanstack/react-router'
import { SessionProvider } from './platform/session-provider.tsx'
import { WithQueries } from './platform/with-queries.tsx'
import { router } from './router.tsx'
import { Toaster } from './ui/toaster.tsx'

/** All screens with their frame, loaded once somebody is signed in. */
export function SignedInApp() {
  return (
    <>
      <WithQueries>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </WithQueries>
      <Toaster />
    </>
  )
}
