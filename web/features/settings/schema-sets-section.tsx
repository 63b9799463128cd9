import { Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { type SchemaSet, settingsApi } from '#core/contract/settings.ts'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** The Commission's schema sets: what validation checks EUDAMED's files by, besides the hub's own schema. */
export function SchemaSetsSection() {
  const t = wordsOf(settingsTexts.schemaSets)
  const format = useFormatter()
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'schema-sets'] as const,
    queryFn: ({ signal }) => call(settingsApi.schemaSets, { signal }),
  })
  const install = useChange<File, readonly SchemaSet[]>({
    nouns: ['settings'],
    run: (file) => call(settingsApi.installSchemaSet, { file }),
    onSuccess: () => toast({ title: t('installed') }),
    onError: (failure) => toast({ title: t('failed'), description: failure.message, variant: 'destructive' }),
  })
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <div>
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('help')}
        </Text>
      </div>
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <List size="sm">
          {data.map((set) => (
            <List.Item key={set.folder}>
              <Group gap="xs">
                <span>{t('release', { release: set.release })}</span>
                <Text span size="sm" c="dimmed">
                  {t('since', { when: format.dateTime(new Date(set.installedAt), 'instant') })}
                </Text>
              </Group>
            </List.Item>
          ))}
        </List>
      )}
      {data?.length === 0 && <Text size="sm">{t('none')}</Text>}
      <FileDrop
        label={t('choose')}
        accept={['.zip', 'application/zip']}
        disabled={install.isPending}
        onFile={(file) => install.mutate(file)}
      />
      {install.error && (
        <ErrorPanel title={t('failed')} message={install.error.message} consequence={t('nothingChanged')} />
      )}
    </Stack>
  )
}
