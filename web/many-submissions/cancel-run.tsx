import { Button } from '@mantine/core'
import type { Job } from '#core/contract/imports.ts'
import { cancelJob } from '#web/imports/job-api.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { serverWords } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Ends a validation after the submissions it is at. */
export function CancelRun({ id }: { id: number }) {
  const t = wordsOf(manySubmissionsTexts.validate)
  const cancelling = useChange<void, Job>({
    nouns: ['jobs'],
    run: () => cancelJob(id),
    onError: (error) =>
      toast({
        title: t('notStopped'),
        description: serverWords(error) ?? error.message,
        variant: 'destructive',
      }),
  })
  return (
    <Button variant="default" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
      {t('cancel')}
    </Button>
  )
}
