import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { goToProvider } from '#web/second-factor/at-provider.ts'
import { SignInFailure } from './sign-in-failure.tsx'

interface ProviderButtonProps {
  name: string
  besideForm: boolean
}

/** Leaves for the provider. */
export function ProviderButton({ name, besideForm }: ProviderButtonProps) {
  const t = wordsOf(authTexts.provider)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const go = () => {
    setFailure(undefined)
    setBusy(true)
    goToProvider().catch((error: unknown) => {
      setFailure(error)
      setBusy(false)
    })
  }
  return (
    <>
      {besideForm && (
        <Text size="sm" c="dimmed" ta="center">
          {t('or')}
        </Text>
      )}
      {failure !== undefined && <SignInFailure failure={failure} />}
      <Button variant={besideForm ? 'default' : 'filled'} onClick={go} loading={busy} fullWidth>
        {t('signIn', { name })}
      </Button>
    </>
  )
}
