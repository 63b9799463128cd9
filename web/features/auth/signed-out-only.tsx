import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'

/** Signing in and up are for those who are not; everybody else goes on to the start. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state === 'loading') return <CentredSpinner fullHeight />
  return state === 'signed-in' ? <Navigate to="/" replace /> : children
}
