import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { EmdnVersion } from '#core/contract/emdn.ts'
import { emdnVersionsQuery } from '#web/data/emdn.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { LoadVersion } from './load-version.tsx'

/** The versions loaded so far, and for administrators a way to load another. */
export function VersionsTab() {
  const t = wordsOf(emdnTexts.versions)
  const mayLoad = useCan()('system-admin')
  const { data, error, refetch } = useQuery(emdnVersionsQuery)
  return (
    <Stack gap="lg" maw="62rem">
      {mayLoad && <LoadVersion />}
      <section aria-label={t('title')}>
        <Title order={2} size="h4" mb="sm">
          {t('title')}
        </Title>
        {error && <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <CentredSpinner />}
        <Stack gap="xs">
          {data?.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </Stack>
      </section>
    </Stack>
  )
}

function Version({ version }: { version: EmdnVersion }) {
  const t = wordsOf(emdnTexts.versions)
  const format = useFormatter()
  const when = format.dateTime(new Date(version.loadedAt), 'instant')
  const origin =
    version.loadedByName === null
      ? t('loaded', { when })
      : t('loadedBy', { when, name: version.loadedByName })
  return (
    <Card withBorder padding="sm">
      <Group gap="xs">
        <Text fw={600}>{version.name}</Text>
        {version.isCurrent && <StatusBadge tone="positive">{t('current')}</StatusBadge>}
        {!version.complete && <StatusBadge tone="caution">{t('extract')}</StatusBadge>}
      </Group>
      <Text size="sm" c="dimmed">
        {t('codes', { count: version.entries })} · {origin}
      </Text>
      <Text size="xs" c="dimmed">
        {t('source', { source: version.source })}
      </Text>
    </Card>
  )
}
