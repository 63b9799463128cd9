import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { Job } from '#core/contract/imports.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { importPreviewTexts } from '#web/messages/en/import-preview.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { startUndo } from './job-api.ts'

interface UndoImportProps {
  job: Job
  onStarted: (undo: Job) => void
}

/** Takes back what an import made. */
export function UndoImport({ job, onStarted }: UndoImportProps) {
  const t = wordsOf(job.updatesJob === null ? importPreviewTexts.undo : importPreviewTexts.undoUpdate)
  const failed = wordsOf(importsTexts.undo)('failed')
  const [asking, setAsking] = useState(false)
  const undo = useChange<string, Job>({
    nouns: ['jobs'],
    run: (reason) => startUndo(job.id, reason),
    onSuccess: onStarted,
    onError: (error) => toast({ title: failed, description: error.message, variant: 'destructive' }),
  })
  const count = job.undoable
  if (count === 0) return null
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('button')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('title', { count })}
        consequence={<Text size="sm">{t('consequence')}</Text>}
        confirmLabel={t('confirm', { count })}
        destructive
        reason={{
          label: t('reason'),
          maxLength: reasonLength,
          required: { title: t('reasonRequired.title'), message: t('reasonRequired.message') },
        }}
        onConfirm={(reason) => undo.mutateAsync(reason)}
      />
    </>
  )
}
