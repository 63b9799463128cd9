import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { OthersToo } from './use-shared-change-confirmation.ts'

/** Asks before values are changed that other devices have as well. */
export function OthersTooDialog({ question }: Pick<OthersToo, 'question'>) {
  const t = wordsOf(submissionsTexts.othersToo)
  return (
    <ConfirmDialog
      opened={question !== undefined}
      onClose={() => question?.answer(false)}
      title={t('title', { count: question?.others ?? 0 })}
      consequence={t('consequence', {
        fields: (question?.labels ?? []).join(', '),
        count: question?.others ?? 0,
        approved: question?.approved ?? 0,
      })}
      confirmLabel={t('confirm')}
      onConfirm={async () => question?.answer(true)}
    />
  )
}
