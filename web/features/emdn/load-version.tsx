import { Card, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type EmdnChange, type EmdnImported, emdnApi } from '#core/contract/emdn.ts'
import { call } from '#web/platform/api-client.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ChangePreview } from './change-preview.tsx'

interface Previewed {
  readonly file: File
  readonly change: EmdnChange
}

/** A file is first looked at: what it changes and whom that hits. Only then it is loaded. */
export function LoadVersion() {
  const t = useTranslations('emdn.load')
  const [previewed, setPreviewed] = useState<Previewed>()
  const preview = useChange<File, EmdnChange>({
    nouns: ['emdn'],
    run: (file) => call(emdnApi.preview, { file }),
    onSuccess: (change, file) => setPreviewed({ file, change }),
  })
  const load = useChange<{ file: File; name: string }, EmdnImported>({
    nouns: ['emdn', 'audit-trail'],
    run: ({ file, name }) => call(emdnApi.import, { file, query: name === '' ? {} : { name } }),
    onSuccess: ({ version }) => {
      setPreviewed(undefined)
      toast({
        title: t('done'),
        description: t('doneText', { name: version.name, count: version.entries }),
      })
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  const failure = preview.error ?? load.error
  const file = preview.variables?.name ?? ''
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('help')}
          </Text>
        </div>
        {failure && (
          <ErrorPanel
            title={t('failed')}
            message={failure.message}
            details={issuesOf(failure)
              .map(({ message }) => message)
              .filter((message) => message !== failure.message)}
            consequence={t('nothingChanged')}
          />
        )}
        {previewed ? (
          <ChangePreview
            change={previewed.change}
            busy={load.isPending}
            onLoad={(name) => load.mutate({ file: previewed.file, name })}
            onCancel={() => {
              setPreviewed(undefined)
              load.reset()
              preview.reset()
            }}
          />
        ) : (
          <FileDrop
            label={preview.isPending ? t('reading', { file }) : t('drop')}
            help={t('dropHelp')}
            accept={['.csv', '.xlsx']}
            disabled={preview.isPending}
            onFile={(chosen) => {
              load.reset()
              preview.mutate(chosen)
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
