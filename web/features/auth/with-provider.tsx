import { Button, Stack } from '@mantine/core'
import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { ProviderInfo } from '#core/contract/auth.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { askProvider } from '#web/platform/session.tsx'

const ProviderButton = lazyRouteComponent(() => import('./provider-button.tsx'), 'ProviderButton')

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

/** Below the form, which it does not move: what was typed meanwhile stays. In its place where one account has a password. */
export function WithProvider({ children }: { children: ReactNode }) {
  const t = wordsOf(authTexts.provider)
  const info = useProvider()
  const [opened, setOpened] = useState(false)
  const formHidden = info?.name != null && !info.localSignIn && !opened
  return (
    <Stack gap="md">
      {!formHidden && children}
      {info?.name && <ProviderButton name={info.name} besideForm={!formHidden} />}
      {formHidden && (
        <Button variant="subtle" size="xs" onClick={() => setOpened(true)}>
          {t('withPassword')}
        </Button>
      )}
    </Stack>
  )
}
