import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CurrentUser } from '#core/contract/auth.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { logout, useSession } from '#web/platform/session.tsx'
import { displayName } from '#web/platform/user-name.ts'
import { WithQueries } from '#web/platform/with-queries.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { focusHeading } from '#web/ui/page-title.ts'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './logout-screen.module.css'

const redirectDelayMs = 2_000

/** Confirms, signs out, and goes to the sign-in form after two seconds. */
export function LogoutScreen() {
  return (
    <WithQueries>
      <Leaving />
    </WithQueries>
  )
}

function Leaving() {
  const client = useQueryClient()
  const session = useSession()
  const [step, setStep] = useState<'asking' | 'leaving' | 'done'>('asking')

  const leave = async () => {
    setStep('leaving')
    await logout(client)
    setStep('done')
  }
  if (step === 'done') return <SignedOut />
  if (session.state === 'signed-in') {
    return <Confirmation user={session.user} busy={step === 'leaving'} onConfirm={leave} />
  }
  // Between the token's removal and 'done' there is a moment that is neither.
  if (session.state === 'loading' || step === 'leaving') return <CentredSpinner fullHeight />
  return <Navigate to="/login" replace />
}

interface ConfirmationProps {
  user: CurrentUser
  busy: boolean
  onConfirm: () => void
}

function Confirmation({ user, busy, onConfirm }: ConfirmationProps) {
  const t = wordsOf(authTexts.signOut)
  return (
    <AuthFrame title={t('title')} purpose={t('question')}>
      <dl className={classes.person}>
        <dt>{t('name')}</dt>
        <dd>{displayName(user)}</dd>
        <dt>{t('email')}</dt>
        <dd>{user.email}</dd>
        {user.company !== null && (
          <>
            <dt>{t('company')}</dt>
            <dd>{user.company}</dd>
          </>
        )}
      </dl>
      <Group justify="flex-end" gap="xs" mt="sm">
        <ButtonLink to="/" variant="default" disabled={busy}>
          {t('cancel')}
        </ButtonLink>
        <Button loading={busy} onClick={onConfirm}>
          {t('submit')}
        </Button>
      </Group>
    </AuthFrame>
  )
}

function SignedOut() {
  const t = wordsOf(authTexts.signOut)
  const navigate = useNavigate()
  // The button that had the focus is gone.
  useEffect(focusHeading, [])
  useEffect(() => {
    const timer = window.setTimeout(
      () => void navigate({ to: '/login', search: { logout: 'success' }, replace: true }),
      redirectDelayMs,
    )
    return () => window.clearTimeout(timer)
  }, [navigate])
  return (
    <AuthFrame title={t('done')}>
      <Stack gap="sm" role="status">
        <Group gap="xs" wrap="nowrap">
          <IconCircleCheck className={classes.done} size={20} aria-hidden />
          <Text>{t('doneText')}</Text>
        </Group>
      </Stack>
      <ButtonLink to="/login" search={{ logout: 'success' }} variant="default">
        {t('now')}
      </ButtonLink>
    </AuthFrame>
  )
}
