import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Submission } from '#core/contract/submissions.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deleteSubmission } from './submission-api.ts'

interface DeleteDraftProps {
  submission: Submission
  onDeleted: () => void
}

/** A draft that never left the hub can go; asks for the reason. */
export function DeleteDraft({ submission, onDeleted }: DeleteDraftProps) {
  const t = wordsOf(submissionsTexts.delete)
  const [asked, setAsked] = useState(false)
  const remove = useChange<string>({
    nouns: ['submissions', 'submission-sheets', 'master-di'],
    run: (reason) => deleteSubmission(submission.id, reason),
    onSuccess: () => {
      toast({ title: t('done') })
      onDeleted()
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  if (!submission.abilities.delete) return null
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setAsked(true)}
      >
        {t('ask')}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('title', { name: submission.deviceName ?? '' })}
        consequence={t('consequence')}
        confirmLabel={t('confirm')}
        destructive
        reason={{
          label: t('reason'),
          maxLength: reasonLength,
          required: { title: t('reasonMissing'), message: t('reasonRequired') },
        }}
        onConfirm={(reason) => remove.mutateAsync(reason)}
      />
    </>
  )
}
