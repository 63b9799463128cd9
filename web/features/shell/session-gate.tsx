import type { ReactNode } from 'react'
import { SignedInUser, useSession } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'

interface SessionGateProps {
  signedOut: ReactNode
  /** For who has to set up a second factor first. */
  enrol: ReactNode
  children: ReactNode
}

/** The one split the specification knows: signed in (everything) or signed out (the public side). */
export function SessionGate({ signedOut, enrol, children }: SessionGateProps) {
  const session = useSession()
  switch (session.state) {
    case 'loading':
      return <CentredSpinner fullHeight />
    case 'signed-out':
      return signedOut
    case 'signed-in':
      return (
        <SignedInUser user={session.user}>{session.user.needsSecondFactor ? enrol : children}</SignedInUser>
      )
  }
}
