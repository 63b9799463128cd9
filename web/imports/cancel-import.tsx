import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Job } from '#core/contract/imports.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Act } from './imported-records.ts'
import { cancelJob } from './job-api.ts'

interface CancelImportProps {
  job: Job
  act: Act
  /** What it has changed by then is old in the cache. */
  noun: Noun
}

/** Ends a job that waits or runs. */
export function CancelImport({ job, act, noun }: CancelImportProps) {
  const t = wordsOf(importsTexts.cancel)
  const [asking, setAsking] = useState(false)
  const cancel = useChange<void, Job>({
    nouns: [noun, 'jobs'],
    run: () => cancelJob(job.id),
    onError: (error) => toast({ title: t('refused'), description: error.message, variant: 'destructive' }),
  })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t(`${act}.button`)}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t(`${act}.title`, { file: job.fileName })}
        consequence={<Text size="sm">{t(`${act}.consequence`)}</Text>}
        confirmLabel={t(`${act}.button`)}
        destructive
        onConfirm={() => cancel.mutateAsync()}
      />
    </>
  )
}
