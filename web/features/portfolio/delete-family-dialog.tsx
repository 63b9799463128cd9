import { reasonLength } from '#core/dictionary/reason.ts'
import type { ListedFamily } from '#web/data/portfolio.ts'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { deleteFamily } from './portfolio-api.ts'

interface DeleteFamilyDialogProps {
  family: ListedFamily | undefined
  onClose: () => void
}

/** Its submissions stay as they are, and belong to no family then. */
export function DeleteFamilyDialog({ family, onClose }: DeleteFamilyDialogProps) {
  const t = wordsOf(portfolioTexts.delete)
  const remove = useChange<string>({
    nouns: ['portfolio', 'submissions'],
    run: (reason) => deleteFamily(family?.id ?? 0, reason),
    onSuccess: () => toast({ title: t('done') }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      opened={family !== undefined}
      onClose={onClose}
      title={t('title', { family: family?.productFamily ?? '' })}
      consequence={t('consequence', { count: family?.matchedCount ?? 0 })}
      confirmLabel={t('confirm')}
      destructive
      reason={{
        label: t('reason'),
        maxLength: reasonLength,
        required: { title: t('reasonMissing'), message: t('reasonRequired') },
      }}
      onConfirm={(reason) => remove.mutateAsync(reason)}
    />
  )
}
