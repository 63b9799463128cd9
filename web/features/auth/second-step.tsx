import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { forgetName } from '#web/platform/carried-name.ts'
import { carryToast } from '#web/platform/carried-toast.ts'
import { confirmLogin } from '#web/platform/session.tsx'
import { SignInFailure } from './sign-in-failure.tsx'

/** A full load, so that nothing of the signed-out time stays in memory (document 1, section 4.1). */
export function enter(): void {
  const t = wordsOf(authTexts.signIn)
  forgetName()
  carryToast({ title: t('success.title'), description: t('success.description') })
  window.location.assign('/')
}

interface SecondStepProps {
  challenge: string
  onBack: () => void
}

/** The second factor, after password or provider. */
export function SecondStep({ challenge, onBack }: SecondStepProps) {
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
        {failure !== undefined && <SignInFailure failure={failure} />}
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
