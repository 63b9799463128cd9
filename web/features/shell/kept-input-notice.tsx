import { Alert, Button, Group, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { dropKeptInput, readKeptInput } from '#web/record-form/kept-input.ts'

/** Signing in leads to the start page: from there back to the form whose input outlived the session. */
export function KeptInputNotice() {
  const t = wordsOf(recordFormTexts.kept)
  const router = useRouter()
  const user = useCurrentUser()
  const path = useLocation({ select: (location) => location.pathname })
  const [discarded, setDiscarded] = useState(false)
  const kept = discarded ? undefined : readKeptInput(user.id)
  // The form itself takes it.
  if (!kept || new URL(kept.href, window.location.origin).pathname === path) return null
  const isOfSheet = kept.form.startsWith('sheet ')
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} mb="md" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t(isOfSheet ? 'waitingSheet' : 'waiting')}</Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              dropKeptInput()
              setDiscarded(true)
            }}
          >
            {t('discard')}
          </Button>
          <Button size="xs" variant="light" onClick={() => router.history.push(kept.href)}>
            {t('open')}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
