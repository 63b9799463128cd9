import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { askPasskey } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { answerOfPasskey, PasskeyCancelled } from '#web/second-factor/webauthn.ts'

export interface PasskeyProof {
  readonly challenge: string
  readonly response: { readonly id: string; readonly [part: string]: unknown }
}

interface PasskeyConfirmationProps {
  ref: Ref<HTMLButtonElement>
  confirmed: boolean
  disabled: boolean
  error: string | undefined
  onConfirmed: (proof: PasskeyProof) => void
}

/** A passkey in place of a code. */
export function PasskeyConfirmation({
  ref,
  confirmed,
  disabled,
  error,
  onConfirmed,
}: PasskeyConfirmationProps) {
  const t = wordsOf(secondFactorTexts.passkeys)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    const { challenge, options } = await askPasskey()
    onConfirmed({ challenge, response: await answerOfPasskey(options) })
  }
  const start = () => {
    setFailure(undefined)
    setBusy(true)
    confirm()
      .catch((problem: Error) =>
        setFailure(problem instanceof PasskeyCancelled ? t('notUsed') : problem.message),
      )
      .finally(() => setBusy(false))
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
      <Button ref={ref} variant="default" disabled={disabled} loading={busy} onClick={start}>
        {t('use')}
      </Button>
      {problem !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
