import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { ProviderInfo } from '#core/contract/auth.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { askProvider, goToProvider } from '#web/platform/session.tsx'
import { SignInFailure } from './sign-in-failure.tsx'

/** A hub that does not answer is told of when somebody signs in. */
function useProvider(): ProviderInfo | undefined {
  const [info, setInfo] = useState<ProviderInfo>()
  useEffect(() => {
    let shown = true
    askProvider().then(
      (answer) => shown && setInfo(answer),
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [])
  return info
}

/** The button of the provider above the password, or in place of it where one account alone has one. */
export function WithProvider({ children }: { children: ReactNode }) {
  const t = wordsOf(authTexts.provider)
  const info = useProvider()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [opened, setOpened] = useState(false)
  if (!info?.name) return children
  const go = () => {
    setFailure(undefined)
    setBusy(true)
    goToProvider().catch((error: unknown) => {
      setFailure(error)
      setBusy(false)
    })
  }
  return (
    <Stack gap="md">
      {failure !== undefined && <SignInFailure failure={failure} />}
      <Button variant={info.localSignIn ? 'default' : 'filled'} onClick={go} loading={busy} fullWidth>
        {t('signIn', { name: info.name })}
      </Button>
      {info.localSignIn || opened ? (
        <>
          <Text size="sm" c="dimmed" ta="center">
            {t('or')}
          </Text>
          {children}
        </>
      ) : (
        <Button variant="subtle" size="xs" onClick={() => setOpened(true)}>
          {t('withPassword')}
        </Button>
      )}
    </Stack>
  )
}
