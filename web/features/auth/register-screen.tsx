import { Alert, Button, SimpleGrid, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { PasswordHint, usePasswordHelp } from '#web/accounts/password-hint.tsx'
import { registrationQuery } from '#web/data/registration.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { carryName } from '#web/platform/carried-name.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { WithQueries } from '#web/platform/with-queries.tsx'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PasswordField, TextField } from '#web/ui/form-fields.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { register } from './auth-api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { emptyRegistration, type RegistrationForm, registrationForm } from './registration-form.ts'
import { SignedOutOnly } from './signed-out-only.tsx'

export function RegisterScreen() {
  return (
    <WithQueries>
      <Registration />
    </WithQueries>
  )
}

function Registration() {
  const t = wordsOf(authTexts.register)
  const { data: info, error, refetch } = useQuery(registrationQuery)
  const closed = info?.mode === 'closed' && !info.firstAccount
  return (
    <SignedOutOnly>
      <AuthFrame
        wide
        title={closed ? t('closedTitle') : t('title')}
        purpose={
          info ? (
            t(`purposes.${info.firstAccount ? 'first' : info.mode}`)
          ) : (
            // Its place is kept: the form would move down with it.
            <span style={{ visibility: 'hidden' }}>{t('purposes.first')}</span>
          )
        }
        footer={
          <>
            {t('hasAccount')} <TextLink to="/login">{t('toSignIn')}</TextLink>
          </>
        }
      >
        {error && (
          <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
        )}
        {!closed && !error && <RegisterForm setupCodeNeeded={info?.setupCodeNeeded ?? false} />}
      </AuthFrame>
    </SignedOutOnly>
  )
}

function RegisterForm({ setupCodeNeeded }: { setupCodeNeeded: boolean }) {
  const t = wordsOf(authTexts.register)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const schema = useMemo(() => registrationForm(t('mismatch')), [t])
  const form = useForm<RegistrationForm>({ defaultValues: emptyRegistration, resolver: zodResolver(schema) })

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    let isActive: boolean
    try {
      isActive = (await register(values)).isActive
    } catch (error) {
      showIssues(form, error)
      setFailure(isApiError(error) ? error.message : t('failed'))
      return
    }
    const description = isActive ? t('success.description') : t('success.waiting')
    toast({ title: t('success.title'), description })
    carryName(values.username.trim())
    await navigate({ to: '/login' })
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {failure}
          </Alert>
        )}
        <RegistrationFields control={form.control} setupCodeNeeded={setupCodeNeeded} />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  )
}

interface RegistrationFieldsProps {
  control: Control<RegistrationForm>
  setupCodeNeeded: boolean
}

function RegistrationFields({ control, setupCodeNeeded }: RegistrationFieldsProps) {
  const t = wordsOf(authTexts.register)
  const passwordHelp = usePasswordHelp()
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      <TextField
        control={control}
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        required
      />
      <TextField
        control={control}
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        required
      />
      <TextField
        control={control}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        control={control}
        name="username"
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="username"
        required
      />
      <div>
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          help={passwordHelp}
          autoComplete="new-password"
          required
        />
        <TypedPasswordHint control={control} />
      </div>
      <PasswordField
        control={control}
        name="confirmPassword"
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
      />
      <TextField control={control} name="company" label={t('company')} autoComplete="organization" required />
      <TextField control={control} name="jobTitle" label={t('jobTitle')} autoComplete="organization-title" />
      <TextField control={control} name="department" label={t('department')} />
      {setupCodeNeeded && (
        <TextField
          control={control}
          name="setupCode"
          label={t('setupCode')}
          help={t('setupCodeHelp')}
          code
          required
        />
      )}
    </SimpleGrid>
  )
}

/** Separate component, so that typing re-renders nothing else. */
function TypedPasswordHint({ control }: { control: Control<RegistrationForm> }) {
  const values = useWatch({ control })
  return <PasswordHint password={values.password ?? ''} owner={values} />
}
