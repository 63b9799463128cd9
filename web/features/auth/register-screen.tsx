import { Alert, Button, SimpleGrid, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { isApiError } from '#web/platform/api-error.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { PasswordField, TextField } from '#web/ui/form-fields.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { register } from './auth-api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { emptyRegistration, type RegistrationForm, registrationForm } from './registration-form.ts'
import { SignedOutOnly } from './signed-out-only.tsx'

export function RegisterScreen() {
  const t = useTranslations('auth.register')
  return (
    <SignedOutOnly>
      <AuthFrame
        wide
        title={t('title')}
        purpose={t('purpose')}
        footer={
          <>
            {t('hasAccount')} <TextLink to="/login">{t('toSignIn')}</TextLink>
          </>
        }
      >
        <RegisterForm />
      </AuthFrame>
    </SignedOutOnly>
  )
}

function RegisterForm() {
  const t = useTranslations('auth.register')
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const schema = useMemo(() => registrationForm(t('mismatch')), [t])
  const form = useForm<RegistrationForm>({ defaultValues: emptyRegistration, resolver: zodResolver(schema) })

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await register(values)
    } catch (error) {
      showIssues(form, error)
      setFailure(isApiError(error) ? error.message : t('failed'))
      return
    }
    toast({ title: t('success.title'), description: t('success.description') })
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
        <RegistrationFields control={form.control} />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  )
}

function RegistrationFields({ control }: { control: Control<RegistrationForm> }) {
  const t = useTranslations('auth.register')
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
      <PasswordField
        control={control}
        name="password"
        label={t('password')}
        help={t('passwordHelp')}
        autoComplete="new-password"
        required
      />
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
    </SimpleGrid>
  )
}
