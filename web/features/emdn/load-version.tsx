import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'
import { officialEmdn } from '#core/code-lists/emdn/official.ts'
import { type EmdnChange, type EmdnDownload, type EmdnImported, emdnApi } from '#core/contract/emdn.ts'
import { emdnVersionsQuery } from '#web/data/emdn.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ChangePreview } from './change-preview.tsx'

/** A file somebody chose, or what the hub downloaded. */
type Previewed =
  | { readonly from: 'file'; readonly file: File; readonly change: EmdnChange }
  | { readonly from: 'site'; readonly change: EmdnDownload }

/** A version is previewed first: what it changes, and which devices that affects. Only then is it loaded. */
export function LoadVersion() {
  const t = wordsOf(emdnTexts.load)
  const [previewed, setPreviewed] = useState<Previewed>()
  const { data: versions } = useQuery(emdnVersionsQuery)
  const isExtract = versions?.find(({ isCurrent }) => isCurrent)?.complete === false
  const preview = useChange<File, EmdnChange>({
    nouns: ['emdn'],
    run: (file) => call(emdnApi.preview, { file }),
    onSuccess: (change, file) => setPreviewed({ from: 'file', file, change }),
  })
  const look = useChange<void, EmdnDownload>({
    nouns: ['emdn'],
    run: () => call(emdnApi.previewDownload),
    onSuccess: (change) => setPreviewed({ from: 'site', change }),
  })
  const load = useChange<{ previewed: Previewed; name: string }, EmdnImported>({
    nouns: ['emdn', 'audit-trail'],
    run: ({ previewed: seen, name }) => {
      const named = name === '' ? {} : { name }
      return seen.from === 'file'
        ? call(emdnApi.import, { file: seen.file, query: named })
        : call(emdnApi.importDownload, { body: { sha256: seen.change.sha256, ...named } })
    },
    onSuccess: ({ version }) => {
      setPreviewed(undefined)
      toast({
        title: t('done'),
        description: t('doneText', { name: version.name, count: version.entries }),
      })
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  const reset = () => {
    for (const change of [preview, look, load]) change.reset()
  }
  const title = isExtract ? t('titleFull') : t('title')
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {t('help')}
          </Text>
        </div>
        <Failure error={preview.error ?? load.error} title={t('failed')} />
        <Failure error={look.error} title={t('lookFailed')} />
        {previewed ? (
          <SeenVersion
            previewed={previewed}
            busy={load.isPending}
            onLoad={(name) => load.mutate({ previewed, name })}
            onCancel={() => {
              setPreviewed(undefined)
              reset()
            }}
          />
        ) : (
          <>
            <FromSite
              busy={look.isPending}
              disabled={preview.isPending}
              onLook={() => {
                reset()
                look.mutate()
              }}
            />
            <FromFile
              reading={preview.isPending ? preview.variables?.name : undefined}
              disabled={look.isPending}
              onFile={(chosen) => {
                reset()
                preview.mutate(chosen)
              }}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Failure({ error, title }: { error: Error | null; title: string }) {
  const t = wordsOf(emdnTexts.load)
  if (!error) return null
  return (
    <ErrorPanel
      title={title}
      message={error.message}
      details={issuesOf(error)
        .map(({ message }) => message)
        .filter((message) => message !== error.message)}
      consequence={t('nothingChanged')}
    />
  )
}

interface SeenVersionProps {
  previewed: Previewed
  busy: boolean
  onLoad: (name: string) => void
  onCancel: () => void
}

function SeenVersion({ previewed, ...rest }: SeenVersionProps) {
  const t = wordsOf(emdnTexts.load)
  const format = useFormatter()
  if (previewed.from === 'file') return <ChangePreview change={previewed.change} {...rest} />
  const { fileName: file, bytes, modifiedAt, address } = previewed.change
  const origin = t('downloaded', {
    file,
    size: t('kilobytes', { count: Math.ceil(bytes / 1024) }),
    published: modifiedAt === null ? 'no' : 'yes',
    when: modifiedAt === null ? '' : format.dateTime(new Date(modifiedAt), 'day'),
    address,
  })
  return <ChangePreview change={previewed.change} origin={origin} {...rest} />
}

function FromSite({ busy, disabled, onLook }: { busy: boolean; disabled: boolean; onLook: () => void }) {
  const t = wordsOf(emdnTexts.load)
  const { data: settings, isLoading } = useQuery(settingsQuery)
  const address = settings?.emdnAddress
  const link = (chunks: ReactNode) => <TextLink to="/admin/settings">{chunks}</TextLink>
  return (
    <Stack gap="xs" align="flex-start" data-awaited={isLoading || undefined}>
      <Title order={3} size="h5">
        {t('site')}
      </Title>
      {settings && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {address ? t.rich('siteHelp', { address, settings: link }) : t.rich('siteNone', { settings: link })}
        </Text>
      )}
      {address && (
        <Button loading={busy} disabled={disabled} onClick={onLook}>
          {t('look')}
        </Button>
      )}
    </Stack>
  )
}

interface FromFileProps {
  /** The file being read. */
  reading: string | undefined
  disabled: boolean
  onFile: (file: File) => void
}

function FromFile({ reading, disabled, onFile }: FromFileProps) {
  const t = wordsOf(emdnTexts.load)
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('fromFile')}
      </Title>
      <Text size="sm" c="dimmed">
        {t.rich('fromFileHelp', {
          page: (chunks) => (
            <Anchor href={officialEmdn.page} target="_blank" rel="noreferrer" underline="always">
              {chunks}
            </Anchor>
          ),
        })}
      </Text>
      <FileDrop
        label={reading === undefined ? t('drop') : t('reading', { file: reading })}
        help={t('dropHelp')}
        accept={['.csv', '.xlsx']}
        disabled={disabled || reading !== undefined}
        onFile={onFile}
      />
    </Stack>
  )
}
