import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { lazyRouteComponent, useLocation, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { authTexts } from '#web/messages/en/auth.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError, serverWords } from '#web/platform/api-error.ts'
import { carriedName, forgetName } from '#web/platform/carried-name.ts'
import { carryToast } from '#web/platform/carried-toast.ts'
import { confirmLogin, login } from '#web/platform/session.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

const LinkScreen = lazyRouteComponent(() => import('./link-screen.tsx'), 'LinkScreen')

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

/** Two fields the browser itself keeps: the form library and the contract would be half of this page. */
function LoginForm() {
  const t = wordsOf(authTexts.signIn)
  const field = wordsOf(uiTexts.field)
  const [missing, setMissing] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [challenge, setChallenge] = useState<string>()

  const signIn = async (form: HTMLFormElement) => {
    const { readCredentials } = await import('./credentials.ts')
    const { credentials, missing = new Map<string, string>() } = readCredentials(new FormData(form))
    setMissing(missing)
    for (const name of [...missing.keys()].slice(0, 1))
      form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
    if (!credentials) return setBusy(false)
    const next = await login(credentials)
    if (next === undefined) return enter()
    setChallenge(next)
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(undefined)
    setBusy(true)
    signIn(event.currentTarget).catch((error: unknown) => {
      setFailure(error)
      setBusy(false)
    })
  }
  const asked = (name: 'emailOrUsername' | 'password') => ({
    name,
    label: t(name),
    error: missing.get(name),
    // Not `required`, to avoid the browser’s own validation messages.
    withAsterisk: true,
    'aria-required': true,
    onChange: () => setMissing(new Map([...missing].filter(([other]) => other !== name))),
  })
  if (challenge !== undefined)
    return <SecondStep challenge={challenge} onBack={() => setChallenge(undefined)} />
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Notice failure={failure} />
        <TextInput {...asked('emailOrUsername')} defaultValue={carriedName()} autoComplete="username" />
        <PasswordInput
          {...asked('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': field('showPassword') }}
        />
        <Button type="submit" loading={busy} fullWidth>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  )
}

/** A full load, so that nothing of the signed-out time stays in memory (document 1, section 4.1). */
function enter(): void {
  const t = wordsOf(authTexts.signIn)
  forgetName()
  carryToast({ title: t('success.title'), description: t('success.description') })
  window.location.assign('/')
}

function SecondStep({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const t = wordsOf(authTexts.signIn)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setFailure(undefined)
    setMissing(code === '')
    if (code === '') return
    setBusy(true)
    confirmLogin(challenge, code).then(enter, (error: unknown) => {
      setFailure(error)
      setBusy(false)
    })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure !== undefined && <Notice failure={failure} />}
        <Text size="sm">{t('secondStep')}</Text>
        <TextInput
          name="code"
          label={t('code')}
          error={missing && t('codeMissing')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          withAsterisk
          aria-required
          // What the form asked for before is gone.
          autoFocus
        />
        <Button type="submit" loading={busy} fullWidth>
          {t('confirm')}
        </Button>
        <Button variant="subtle" onClick={onBack} fullWidth>
          {t('back')}
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
