import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { lazyRouteComponent, useLocation, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { SecondStep as Asked } from '#core/contract/auth.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { carriedName } from '#web/platform/carried-name.ts'
import { forgetProviderReturn, providerReturn } from '#web/platform/provider-return.ts'
import { login } from '#web/platform/session.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { enter } from './enter.ts'
import { SignInFailure } from './sign-in-failure.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'
import { WithProvider } from './with-provider.tsx'

const ProviderReturnScreen = lazyRouteComponent(() => import('./provider-return.tsx'), 'ProviderReturnScreen')
const SecondStep = lazyRouteComponent(() => import('./second-step.tsx'), 'SecondStep')
const LinkScreen = lazyRouteComponent(() => import('./link-screen.tsx'), 'LinkScreen')

export function LoginScreen() {
  const t = wordsOf(authTexts.signIn)
  const invite = useLocation({ select: ({ hash }) => /^invite=([\w-]{20,200})$/.exec(hash)?.[1] })
  const [returned, setReturned] = useState(providerReturn)
  if (returned !== undefined) {
    const leave = () => {
      forgetProviderReturn()
      setReturned(undefined)
    }
    return <ProviderReturnScreen query={returned} onBack={leave} />
  }
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
  const [next, setNext] = useState<Asked>()

  const signIn = async (form: HTMLFormElement) => {
    const { readCredentials } = await import('./credentials.ts')
    const { credentials, missing = new Map<string, string>() } = readCredentials(new FormData(form))
    setMissing(missing)
    for (const name of [...missing.keys()].slice(0, 1))
      form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
    if (!credentials) return setBusy(false)
    const asked = await login(credentials)
    if (asked === undefined) return enter()
    setNext(asked)
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
  if (next !== undefined) return <SecondStep asked={next} onBack={() => setNext(undefined)} />
  return (
    <WithProvider>
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
    </WithProvider>
  )
}

/** What went wrong; before the first try, that signing out has worked. */
function Notice({ failure }: { failure: unknown }) {
  const t = wordsOf(authTexts.signIn)
  const loggedOut = useSearch({ from: '/login' }).logout === 'success'
  if (failure !== undefined) return <SignInFailure failure={failure} />
  if (!loggedOut) return null
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} role="status">
      {t('loggedOut')}
    </Alert>
  )
}
