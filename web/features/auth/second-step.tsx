import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { SecondStep as Asked } from '#core/contract/auth.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { confirmLogin } from '#web/platform/session.tsx'
import { enter } from './enter.ts'
import { SignInFailure } from './sign-in-failure.tsx'

interface SecondStepProps {
  asked: Asked
  onBack: () => void
}

/** The second factor, after password or provider. */
export function SecondStep({ asked, onBack }: SecondStepProps) {
  const t = wordsOf(secondFactorTexts.step)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState<'code' | 'passkey'>()
  const [missing, setMissing] = useState(false)
  const { challenge, passkey, takesCode } = asked
  const confirm = (kind: 'code' | 'passkey', work: () => Promise<void>) => {
    setFailure(undefined)
    setBusy(kind)
    work().then(enter, (error: unknown) => {
      setFailure(error)
      setBusy(undefined)
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setMissing(code === '')
    if (code !== '') confirm('code', () => confirmLogin(challenge, { code }))
  }
  const withPasskey = () =>
    confirm('passkey', async () => {
      if (!passkey) return
      const { answerOfPasskey } = await import('#web/second-factor/webauthn.ts')
      await confirmLogin(challenge, { passkey: await answerOfPasskey(passkey) })
    })
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure !== undefined && <SignInFailure failure={failure} />}
        {passkey && (
          <Button
            variant={takesCode ? 'default' : 'filled'}
            onClick={withPasskey}
            loading={busy === 'passkey'}
            disabled={busy === 'code'}
            fullWidth
          >
            {t('passkey')}
          </Button>
        )}
        <Text size="sm">{t(takesCode ? 'secondStep' : 'recoveryStep')}</Text>
        <TextInput
          name="code"
          label={t(takesCode ? 'code' : 'recoveryCode')}
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
        <Button
          type="submit"
          variant={takesCode ? 'filled' : 'default'}
          loading={busy === 'code'}
          disabled={busy === 'passkey'}
          fullWidth
        >
          {t('confirm')}
        </Button>
        <Button variant="subtle" onClick={onBack} fullWidth>
          {t('back')}
        </Button>
      </Stack>
    </form>
  )
}
