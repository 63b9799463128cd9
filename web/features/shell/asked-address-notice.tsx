import { Alert, Button, Group, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { askedAddressTexts } from '#web/messages/en/asked-address.ts'
import { wordsOf } from '#web/messages/words.ts'
import { dropAskedAddress, readAskedAddress } from '#web/platform/asked-address.ts'

/** Signing in leads to the start page: from there on to the page that was asked for before. */
export function AskedAddressNotice() {
  const t = wordsOf(askedAddressTexts)
  const router = useRouter()
  const path = useLocation({ select: (location) => location.pathname })
  const [asked, setAsked] = useState(readAskedAddress)
  // Whoever goes anywhere has found her way.
  useEffect(() => {
    if (path === '/') return
    dropAskedAddress()
    setAsked(null)
  }, [path])
  if (asked === null || path !== '/') return null
  return (
    <Alert color="blue" icon={<IconInfoCircle aria-hidden />} mb="md" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('waiting', { address: asked })}
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              dropAskedAddress()
              setAsked(null)
            }}
          >
            {t('dismiss')}
          </Button>
          <Button size="xs" variant="light" onClick={() => router.history.push(asked)}>
            {t('open')}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
