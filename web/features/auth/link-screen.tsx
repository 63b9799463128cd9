import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFormatter } from 'use-intl'
import { z } from 'zod'
import type { LinkInfo } from '#core/contract/auth.ts'
import { Password } from '#core/contract/person-fields.ts'
import { PasswordHint, usePasswordHelp } from '#web/accounts/password-hint.tsx'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { carryName } from '#web/platform/carried-name.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { logout, useSession } from '#web/platform/session.tsx'
import { displayName } from '#web/platform/user-name.ts'
import { WithQueries } from '#web/platform/with-queries.tsx'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { PasswordField, TextField } from '#web/ui/form-fields.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { readLink, setPassword } from './auth-api.ts'
import { AuthFrame } from './auth-frame.tsx'

/** Sets a password with a one-time link (decision D47). The token stays behind the #, which no server sees. */
export function LinkScreen({ token }: { token: string }) {
  return (
    <WithQueries>
      <OneTimeLink token={token} />
    </WithQueries>
  )
}

function OneTimeLink({ token }: { token: string }) {
  const t = wordsOf(authTexts.link)
  const { data: link, error } = useQuery({
    queryKey: ['auth', 'link', token],
    queryFn: ({ signal }) => readLink(token, signal),
    // Nothing of it outlives this screen.
    gcTime: 0,
  })
  if (error) return <Useless message={error.message} />
  if (!link) return <CentredSpinner fullHeight label={t('checking')} />
  return <LinkForm token={token} link={link} />
}

/** Shows whether the link is used, expired or unknown, and what to do. */
function Useless({ message }: { message: string }) {
  const t = wordsOf(authTexts.link)
  return (
    <AuthFrame title={t('uselessTitle')}>
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
        {message}
      </Alert>
      <ButtonLink to="/login" hash="" variant="default">
        {t('toSignIn')}
      </ButtonLink>
    </AuthFrame>
  )
}

const passwords = (mismatch: string) =>
  z
    .object({ password: Password, confirmPassword: z.string(), code: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: mismatch,
      when: () => true,
    })

interface Typed {
  password: string
  confirmPassword: string
  /** The second half of the link, where it has one. */
  code: string
}

function LinkForm({ token, link }: { token: string; link: LinkInfo }) {
  const t = wordsOf(authTexts.link)
  const words = wordsOf(authTexts.register)
  const format = useFormatter()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const help = usePasswordHelp()
  const [failure, setFailure] = useState<string>()
  const schema = useMemo(() => passwords(words('mismatch')), [words])
  const form = useForm({
    defaultValues: { password: '', confirmPassword: '', code: '' },
    resolver: zodResolver<Typed>(schema),
  })
  const typed = useWatch({ control: form.control, name: 'password' })

  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure(undefined)
    try {
      await setPassword(token, password, link.needsCode ? code : null)
    } catch (error) {
      if (!showIssues(form, error)) setFailure(error instanceof Error ? error.message : String(error))
      return
    }
    if (session.state === 'signed-in') await logout(client)
    carryName(link.username)
    toast({ title: t('success.title'), description: t('success.description') })
    await navigate({ to: '/login', hash: '', replace: true })
  })
  return (
    <AuthFrame
      title={link.firstPassword ? t('firstTitle') : t('title')}
      purpose={t('purpose', { until: format.dateTime(new Date(link.expiresAt), 'instant') })}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {failure !== undefined && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {failure}
            </Alert>
          )}
          {session.state === 'signed-in' && (
            <Alert icon={<IconInfoCircle aria-hidden />}>
              {t('signedIn', { name: displayName(session.user) })}
            </Alert>
          )}
          <Text>
            {displayName(link)} (<span className="code">{link.username}</span>)
          </Text>
          {/* So that password managers know whose password they keep. */}
          <input type="hidden" name="username" autoComplete="username" value={link.username} readOnly />
          <div>
            <PasswordField
              control={form.control}
              name="password"
              label={t('password')}
              help={help}
              autoComplete="new-password"
              required
            />
            <PasswordHint password={typed} owner={link} />
          </div>
          <PasswordField
            control={form.control}
            name="confirmPassword"
            label={t('confirmPassword')}
            autoComplete="new-password"
            required
          />
          {link.needsCode && (
            <TextField
              control={form.control}
              name="code"
              label={t('code')}
              help={t('codeHelp')}
              autoComplete="off"
              required
            />
          )}
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('submit')}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  )
}
