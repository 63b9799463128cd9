import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { secondFactorQuery } from '#web/data/second-factor.ts'
import { secondFactorTexts } from '#web/messages/en/second-factor.ts'
import { wordsOf } from '#web/messages/words.ts'
import { AuthenticatorSetup } from '#web/second-factor/authenticator-setup.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Passkeys } from './passkeys.tsx'
import { ProvenChange } from './proven-change.tsx'

type Opened = 'setup' | 'renew' | 'remove'

export function SecondFactorSection() {
  const t = wordsOf(secondFactorTexts)
  const format = useFormatter()
  const { data, error, refetch } = useQuery(secondFactorQuery)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('title')} />
  const { authenticatorSince: since, recoveryCodesLeft: count, required } = data
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <div>
        <Title order={2}>{t('title')}</Title>
        <Text size="sm" c="dimmed">
          {t('help')} {required && t('required')}
        </Text>
      </div>
      <Text size="sm">
        {since
          ? t('since', { when: format.dateTime(new Date(since), 'instant') })
          : t(data.passkeys.length === 0 ? 'none' : 'noApp')}{' '}
        {(since || data.passkeys.length > 0) && t('codesLeft', { count })}
      </Text>
      <Group gap="xs">
        {!since && <Button onClick={() => setOpened('setup')}>{t('setUp')}</Button>}
        {(since || data.passkeys.length > 0) && (
          <>
            <Button variant="default" onClick={() => setOpened('renew')}>
              {t('renew')}
            </Button>
            <Button variant="default" onClick={() => setOpened('remove')}>
              {t('remove')}
            </Button>
          </>
        )}
      </Group>
      <Passkeys factor={data} />
      <Dialog opened={opened === 'setup'} onClose={close} title={t('setup.title')} shownOnce>
        <AuthenticatorSetup onDone={close} onCancel={close} />
      </Dialog>
      <ProvenChange
        kind={opened === 'setup' ? undefined : opened}
        atProvider={data.signsWithProvider}
        onClose={close}
      />
    </Stack>
  )
}
