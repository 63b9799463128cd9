import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type Ref, useEffect, useState } from 'react'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { awaitConfirmation, confirmationAddress } from './at-provider.ts'

interface ProviderConfirmationProps {
  ref?: Ref<HTMLButtonElement>
  confirmed: boolean
  disabled: boolean
  error: string | undefined
  onConfirmed: (confirmation: string) => void
}

/** Signing in anew with the provider, in a window of its own: what was typed here stays. */
export function ProviderConfirmation({
  ref,
  confirmed,
  disabled,
  error,
  onConfirmed,
}: ProviderConfirmationProps) {
  const t = wordsOf(secondFactorTexts.provider)
  const [failure, setFailure] = useState<string>()
  useEffect(() => awaitConfirmation(onConfirmed), [onConfirmed])
  const open = () => {
    setFailure(undefined)
    // Opened by the click itself: later, browsers would block it.
    const opened = window.open('about:blank', '_blank', 'popup,width=520,height=720')
    confirmationAddress().then(
      (address) => {
        if (opened) opened.location.href = address
        else setFailure(t('windowBlocked'))
      },
      (problem: Error) => {
        opened?.close()
        setFailure(problem.message)
      },
    )
  }
  if (confirmed) {
    return (
      <Group gap="xs" role="status">
        <IconCircleCheck size={18} aria-hidden color="var(--mantine-color-green-6)" />
        <Text size="sm">{t('confirmed')}</Text>
      </Group>
    )
  }
  const problem = failure ?? error
  return (
    <Stack gap={4} align="flex-start">
      <Button ref={ref} variant="default" disabled={disabled} onClick={open}>
        {t('confirm')}
      </Button>
      {problem !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
