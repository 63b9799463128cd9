import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Credentials } from '#core/contract/auth.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError, serverWords } from '#web/platform/api-error.ts'
import { carriedName, forgetName } from '#web/platform/carried-name.ts'
import { carryToast } from '#web/platform/carried-toast.ts'
import { login } from '#web/platform/session.tsx'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { PasswordField, TextField } from '#web/ui/form-fields.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { LinkScreen } from './link-screen.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

export function LoginScreen() {
  const t = wordsOf(authTexts.signIn)
  const invite = useLocation({ select: ({ hash }) => /^invite=([\w-]{20,200})$/.exec(hash)?.[1] })
  if (invite !== undefined) return <LinkScreen key={invite} token={invite} />
  return (
    <SignedOutOnly>
      <AuthFrame
        title={t('title')}
        purpose={t('purpose')}
        footer={
          <>
            {t('noAccount')} <TextLink to="/register">{t('toRegister')}</TextLink>
            <br />
            {t('forgot')}
          </>
        }
      >
        <LoginForm />
      </AuthFrame>
    </SignedOutOnly>
  )
}

function LoginForm() {
  const t = wordsOf(authTexts.signIn)
  const [failure, setFailure] = useState<unknown>()
  const [leaving, setLeaving] = useState(false)
  const { control, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { emailOrUsername: carriedName(), password: '' },
    resolver: zodResolver(Credentials),
  })

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined)
    try {
      await login(credentials)
    } catch (error) {
      setFailure(error)
      return
    }
    setLeaving(true)
    forgetName()
    carryToast({ title: t('success.title'), description: t('success.description') })
    // A full load, so that nothing of the signed-out time stays in memory (document 1, section 4.1).
    window.location.assign('/')
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Notice failure={failure} />
        <TextField
          control={control}
          name="emailOrUsername"
          label={t('emailOrUsername')}
          autoComplete="username"
          required
        />
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" loading={formState.isSubmitting || leaving} fullWidth>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  )
}

/** What went wrong, in the server's words where it had any; before the first try, that signing out has worked. */
function Notice({ failure }: { failure: unknown }) {
  const t = wordsOf(authTexts.signIn)
  const loggedOut = useSearch({ from: '/login' }).logout === 'success'
  if (failure !== undefined) {
    const words = serverWords(failure)
    return (
      <Alert
        color="red"
        icon={<IconAlertTriangle aria-hidden />}
        role="alert"
        title={words === undefined ? t('failed') : undefined}
      >
        {words ?? (isApiError(failure) && failure.message)}
      </Alert>
    )
  }
  if (!loggedOut) return null
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} role="status">
      {t('loggedOut')}
    </Alert>
  )
}
