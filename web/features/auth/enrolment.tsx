import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { logout, useCurrentUser } from '#web/platform/session.tsx'
import { AuthenticatorSetup } from '#web/second-factor/authenticator-setup.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** In place of everything else, for who needs a second factor and has none. */
export function EnrolScreen() {
  const t = wordsOf(secondFactorTexts.enrol)
  const user = useCurrentUser()
  const client = useQueryClient()
  return (
    <AuthFrame
      title={t('title')}
      purpose={t('purpose', { name: `${user.firstName} ${user.lastName}` })}
      footer={
        <Button variant="subtle" size="xs" onClick={() => void logout(client)}>
          {t('signOut')}
        </Button>
      }
    >
      {/* A full load: everything is asked anew, now that it may be. */}
      <AuthenticatorSetup onDone={() => window.location.assign('/')} />
    </AuthFrame>
  )
}
