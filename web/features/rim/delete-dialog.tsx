import { reasonLength } from '#core/dictionary/reason.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Doing } from './doing.ts'
import { deleteItem } from './rim-api.ts'

interface DeleteDialogProps {
  doing: Extract<Doing, { what: 'delete' }> | undefined
  onClose: () => void
}

export function DeleteDialog({ doing, onClose }: DeleteDialogProps) {
  const t = wordsOf(rimTexts.delete)
  const remove = useChange<string>({
    nouns: ['rim'],
    run: async (reason) => doing && deleteItem(doing.noun, doing.id, reason),
    onSuccess: () => toast({ title: t('done') }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      opened={doing !== undefined}
      onClose={onClose}
      title={t('title', { name: doing?.name ?? '' })}
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
  )
}
