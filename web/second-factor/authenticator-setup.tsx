import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { beginAuthenticator, confirmAuthenticator, secondFactorQuery } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CodeInput } from './code-input.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface AuthenticatorSetupProps {
  /** The recovery codes have been seen. */
  onDone: () => void
  onCancel?: () => void
}

/** Password, then the key with a first code, then the recovery codes. */
export function AuthenticatorSetup({ onDone, onCancel }: AuthenticatorSetupProps) {
  const begin = useChange<string, { secret: string; uri: string }>({
    nouns: ['second-factor'],
    run: beginAuthenticator,
  })
  const confirm = useChange<string, { recoveryCodes: string[] }>({
    nouns: ['second-factor', 'profile'],
    run: confirmAuthenticator,
  })
  const { data: factor } = useQuery(secondFactorQuery)
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />
  if (begin.data) return <KeyStep {...begin.data} confirm={confirm} onCancel={onCancel} />
  return <PasswordStep begin={begin} asksPassword={!factor?.signsWithProvider} onCancel={onCancel} />
}

interface Running<Input> {
  readonly mutate: (input: Input) => void
  readonly error: Error | null
  readonly isPending: boolean
}

const issueAt = (error: Error | null, path: string) =>
  issuesOf(error).find((issue) => issue.path === path)?.message

interface StepProps {
  onCancel: (() => void) | undefined
}

interface PasswordStepProps extends StepProps {
  begin: Running<string>
  /** Not of who signs in with a provider. */
  asksPassword: boolean
}

function PasswordStep({ begin, asksPassword, onCancel }: PasswordStepProps) {
  const t = wordsOf(secondFactorTexts)
  const field = wordsOf(uiTexts.field)
  const [password, setPassword] = useState('')
  const problem = issueAt(begin.error, 'password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin.mutate(password)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {asksPassword ? (
          <PasswordInput
            label={t('password')}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            error={problem}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': field('showPassword') }}
            data-autofocus
            withAsterisk
            aria-required
          />
        ) : (
          <Text size="sm">{t('help')}</Text>
        )}
        {begin.error && problem === undefined && (
          <ErrorPanel title={t('setup.failed')} message={begin.error.message} />
        )}
        <Buttons confirm={t('continue')} pending={begin.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}

interface KeyStepProps extends StepProps {
  secret: string
  uri: string
  confirm: Running<string>
}

function KeyStep({ secret, uri, confirm, onCancel }: KeyStepProps) {
  const t = wordsOf(secondFactorTexts.setup)
  const all = wordsOf(secondFactorTexts)
  const [code, setCode] = useState('')
  const problem = issueAt(confirm.error, 'code')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(code)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">
          {t('scan')} {all('othersEnd')}
        </Text>
        <Group justify="center">
          <QrCode text={uri} alt={t('qr')} />
        </Group>
        <TextInput
          label={t('secret')}
          value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
          readOnly
          classNames={{ input: 'code' }}
          rightSection={
            <CopyButton
              text={secret}
              label={t('copySecret')}
              onCopied={() => toast({ title: t('secretCopied') })}
            />
          }
        />
        <CodeInput
          label={t('code')}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          error={problem}
          inputMode="numeric"
          data-autofocus
        />
        {confirm.error && problem === undefined && (
          <ErrorPanel title={t('failed')} message={confirm.error.message} />
        )}
        <Buttons confirm={t('confirm')} pending={confirm.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}

interface ButtonsProps extends StepProps {
  confirm: string
  pending: boolean
}

function Buttons({ confirm, pending, onCancel }: ButtonsProps) {
  const t = wordsOf(secondFactorTexts)
  return (
    <Group justify="flex-end" gap="xs">
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={pending}>
          {t('cancel')}
        </Button>
      )}
      <Button type="submit" loading={pending}>
        {confirm}
      </Button>
    </Group>
  )
}
