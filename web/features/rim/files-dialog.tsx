import { Anchor, Group, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { RimDocument } from '#core/contract/rim.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useDownload } from '#web/platform/use-download.ts'
import { useSize } from '#web/platform/use-size.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { LoadingRows } from '#web/ui/loading-rows.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './rim.module.css'
import { addFile, filesQuery, loadFile } from './rim-api.ts'

interface FilesDialogProps {
  document: RimDocument
  onClose: () => void
}

/** Every file a document had, and a place for the next. */
export function FilesDialog({ document, onClose }: FilesDialogProps) {
  const t = wordsOf(rimTexts.files)
  const format = useFormatter()
  const size = useSize()
  const can = useCan()
  const save = useDownload()
  const { data, error, refetch } = useQuery(filesQuery(document.id))
  const upload = useChange<{ id: number; file: File }>({
    nouns: ['rim'],
    run: addFile,
    onSuccess: () => toast({ title: t('added') }),
    onError: (failure) => toast({ title: t('failed'), description: failure.message, variant: 'destructive' }),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('title', { name: document.name ?? '' })}
      size="lg"
      busy={upload.isPending}
    >
      <Stack gap="md">
        {can('edit-submissions') && (
          <FileDrop
            label={t('choose')}
            help={t(document.approval?.isCurrent ? 'helpApproved' : 'help')}
            accept={[]}
            disabled={upload.isPending}
            onFile={(file) => upload.mutate({ id: document.id, file })}
          />
        )}
        <div role="status">
          {upload.isPending && (
            <Group gap="xs">
              <Loader size="xs" />
              <Text size="sm">{t('adding', { name: upload.variables.file.name })}</Text>
            </Group>
          )}
        </div>
        {upload.error && (
          <ErrorPanel title={t('failed')} message={upload.error.message} consequence={t('nothingChanged')} />
        )}
        {error && (
          <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <LoadingRows label={t('loading')} />}
        {data?.length === 0 && <Text size="sm">{t('none')}</Text>}
        <ul className={classes.plain}>
          {data?.map((file) => (
            <li key={file.id}>
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => void save(() => loadFile(file.id))}
              >
                {file.fileName}
              </Anchor>
              <Text size="xs" c="dimmed">
                {[
                  size(file.size),
                  format.dateTime(new Date(file.uploadedAt), 'instant'),
                  file.uploadedByName ?? '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
