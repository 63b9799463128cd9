import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  beginAuthenticator,
  confirmAuthenticator,
  type OwnerProof,
  secondFactorQuery,
} from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CodeInput } from './code-input.tsx'
import { useOwnerProof } from './owner-proof.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface AuthenticatorSetupProps {
  /** The recovery codes have been seen. */
  onDone: () => void
  onCancel?: () => void
}

/** Password or provider, then the key with a first code, then the recovery codes. */
export function AuthenticatorSetup({ onDone, onCancel }: AuthenticatorSetupProps) {
  const begin = useChange<OwnerProof, { secret: string; uri: string }>({
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
  return <OwnerStep begin={begin} atProvider={factor?.signsWithProvider === true} onCancel={onCancel} />
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

interface OwnerStepProps extends StepProps {
  begin: Running<OwnerProof>
  atProvider: boolean
}

function OwnerStep({ begin, atProvider, onCancel }: OwnerStepProps) {
  const t = wordsOf(secondFactorTexts)
  const { error, isPending: busy } = begin
  const [tried, setTried] = useState(false)
  const { proof, isMissing, field } = useOwnerProof({ atProvider, error, busy, tried, isFirst: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing) begin.mutate(proof)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {field}
        {error && issuesOf(error).length === 0 && (
          <ErrorPanel title={t('setup.failed')} message={error.message} />
        )}
        <Buttons confirm={t('continue')} pending={busy} onCancel={onCancel} />
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
        <Textarea
          label={t('secret')}
          value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
          readOnly
          autosize
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
