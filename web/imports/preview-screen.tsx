import { Alert, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormatter } from 'use-intl'
import type { ImportPreview } from '#core/contract/import-previews.ts'
import type { Job } from '#core/contract/imports.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import classes from './import-preview.module.css'
import { cancelPreview, commitPreview, previewQuery, readAgainIfStale, shownRevision } from './preview-api.ts'
import { PreviewColumns } from './preview-columns.tsx'
import { PreviewEncoding } from './preview-encoding.tsx'
import { PreviewFilled } from './preview-filled.tsx'
import { PreviewProblems } from './preview-problems.tsx'
import { usePreviewChange } from './use-preview-change.ts'

interface PreviewScreenProps {
  id: number
  onStarted: (job: Job) => void
  /** Another file is to be chosen. */
  onLeft: () => void
}

/** What a file would do: its columns, its rows with problems, and the way to import it. */
export function PreviewScreen({ id, onStarted, onLeft }: PreviewScreenProps) {
  const t = wordsOf(importPreviewTexts)
  const { data, error, refetch } = useQuery(previewQuery(id))
  if (error) {
    const isGone = isApiError(error) && error.status === 404
    return (
      <ErrorPanel
        title={isGone ? t('gone') : t('loading')}
        message={isGone ? t('goneHelp') : error.message}
        {...(!isGone && { onRetry: () => void refetch() })}
        actions={
          <Button variant="default" size="xs" onClick={onLeft}>
            {t('another')}
          </Button>
        }
      />
    )
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  return <Preview preview={data} onStarted={onStarted} onLeft={onLeft} />
}

function Preview({
  preview,
  onStarted,
  onLeft,
}: Omit<PreviewScreenProps, 'id'> & { preview: ImportPreview }) {
  const t = wordsOf(importPreviewTexts)
  const imports = wordsOf(importsTexts)
  const format = useFormatter()
  const change = usePreviewChange(preview.id)
  const title = t('title', { file: preview.fileName })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card withBorder padding="lg" component="section" aria-label={title} style={{ overflow: 'visible' }}>
      <Stack gap="lg">
        <div>
          <Title order={2} size="h4" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {imports('recognised', { recognised: preview.recognised })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('purpose', { until: format.dateTime(new Date(preview.expiresAt), 'instant') })}
          </Text>
        </div>
        {preview.notes.length > 0 && (
          <Alert color="yellow" title={t('notes')} icon={<IconAlertTriangle aria-hidden />}>
            {preview.notes.map((note) => (
              <Text key={note} size="sm">
                {note}
              </Text>
            ))}
          </Alert>
        )}
        {preview.encoding && <PreviewEncoding encoding={preview.encoding} change={change} />}
        {preview.blocked === null ? (
          <Figures preview={preview} />
        ) : (
          <Alert color="red" title={t('blocked')} icon={<IconAlertTriangle aria-hidden />}>
            {preview.blocked} {preview.columns.length > 0 && t('blockedHelp')}
          </Alert>
        )}
        {preview.columns.length > 0 && (
          <>
            <PreviewColumns preview={preview} change={change} />
            <PreviewFilled preview={preview} change={change} />
          </>
        )}
        {preview.blocked === null && <PreviewProblems preview={preview} change={change} />}
        <Actions preview={preview} settle={change.settle} onStarted={onStarted} onLeft={onLeft} />
      </Stack>
    </Card>
  )
}

function Figures({ preview }: { preview: ImportPreview }) {
  const t = wordsOf(importPreviewTexts)
  const format = useFormatter()
  const { counts, checked, total } = preview
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {(['new', 'same', 'otherValues', 'refused'] as const).map((name) => (
          <div key={name}>
            <Text size="sm" c="dimmed">
              {t(`counts.${name}`)}
            </Text>
            <div className={classes.figure}>{format.number(counts[name])}</div>
          </div>
        ))}
      </SimpleGrid>
      {counts.otherValues > 0 && <Text size="sm">{t('otherValuesHelp', { count: counts.otherValues })}</Text>}
      {checked < total && (
        <Text size="sm">
          {t('checkedPart', { checked: format.number(checked), total: format.number(total) })}
        </Text>
      )}
    </Stack>
  )
}

interface ActionsProps extends Omit<PreviewScreenProps, 'id'> {
  preview: ImportPreview
  settle: () => Promise<void>
}

function Actions({ preview, settle, onStarted, onLeft }: ActionsProps) {
  const t = wordsOf(importPreviewTexts)
  const format = useFormatter()
  const { counts, checked, total, blocked, encoding } = preview
  const unread = encoding !== null && !encoding.isConfirmed
  const client = useQueryClient()
  const commit = useChange<void, Job>({
    nouns: ['jobs'],
    run: async () => {
      // What is still being typed belongs to it.
      await settle()
      return commitPreview(preview.id, shownRevision(client, preview.id))
    },
    onSuccess: onStarted,
    onError: (error) => void readAgainIfStale(client, preview.id, error),
  })
  const leave = useChange({
    nouns: ['jobs'],
    run: () => cancelPreview(preview.id),
    onSuccess: onLeft,
    onError: onLeft,
  })
  const known = counts.same + counts.otherValues
  const label =
    blocked === null && checked < total
      ? t('commitAll', { count: format.number(total) })
      : counts.refused > 0 && counts.new > 0
        ? t('commitLeaving', { count: counts.new, refused: format.number(counts.refused) })
        : t('commit', { count: counts.new })
  const note =
    blocked !== null || counts.new > 0 || counts.otherValues > 0
      ? null
      : t(known > 0 ? 'nothingNew' : 'nothingGood')
  return (
    <div className={classes.actions}>
      <Stack gap="xs">
        {commit.error && (
          <ErrorPanel title={t('commitFailed')} message={commit.error.message} comesIntoSight />
        )}
        <Group gap="sm">
          <Button
            disabled={unread || blocked !== null || (counts.new === 0 && known === 0 && checked === total)}
            loading={commit.isPending}
            onClick={() => commit.mutate()}
          >
            {label}
          </Button>
          <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
            {t('another')}
          </Button>
          {note !== null && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
        </Group>
      </Stack>
    </div>
  )
}
