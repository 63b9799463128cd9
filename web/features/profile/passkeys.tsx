import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Passkey, SecondFactor } from '#core/contract/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { whyNoPasskeys } from '#web/second-factor/webauthn.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'

/** The own passkeys; where they do not work, why. */
export function Passkeys({ factor }: { factor: SecondFactor }) {
  const t = wordsOf(secondFactorTexts.passkeys)
  const format = useFormatter()
  const [opened, setOpened] = useState<'add' | Passkey>()
  const why = whyNoPasskeys()
  const when = (instant: string) => format.dateTime(new Date(instant), 'instant')
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <div>
        <Title order={3} size="h5">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('help')}
        </Text>
      </div>
      {factor.passkeys.map((passkey) => (
        <Group key={passkey.id} justify="space-between" gap="xs" wrap="nowrap">
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text fw={600}>{passkey.name}</Text>
            <Text size="sm" c="dimmed">
              {[
                t('line', { host: passkey.host, when: when(passkey.createdAt) }),
                passkey.lastUsedAt ? t('used', { when: when(passkey.lastUsedAt) }) : t('unused'),
              ].join(' · ')}
            </Text>
          </div>
          <Button
            variant="default"
            size="xs"
            style={{ flexShrink: 0 }}
            aria-label={t('removeOf', { name: passkey.name })}
            onClick={() => setOpened(passkey)}
          >
            {t('remove')}
          </Button>
        </Group>
      ))}
      {why ? (
        <Text size="sm">{t(why)}</Text>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setOpened('add')}>
            {t('add')}
          </Button>
        </Group>
      )}
      <PasskeyDialog
        opened={opened}
        asksCode={factor.authenticatorSince !== null}
        atProvider={factor.signsWithProvider}
        onClose={() => setOpened(undefined)}
      />
    </Stack>
  )
}
