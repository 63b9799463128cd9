import type { MasterRecord } from '#core/contract/master-di.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import type { ListedRecord } from '#web/data/master-di.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isolated } from '#web/ui/isolated.ts'
import { toast } from '#web/ui/toast-store.ts'
import { deleteRecord } from './workflow-api.ts'

interface DeleteDialogProps {
  record: ListedRecord | undefined
  onClose: () => void
  onDeleted: (ids: readonly number[]) => void
}

export function DeleteDialog({ record, onClose, onDeleted }: DeleteDialogProps) {
  const t = wordsOf(masterDiTexts.workflow.delete)
  const remove = useChange<{ record: ListedRecord; reason: string }, MasterRecord>({
    nouns: ['master-di', 'requests'],
    run: (input) => deleteRecord(input.record, input.reason),
    onSuccess: (deleted) => {
      onDeleted([deleted.id])
      toast({
        title: t('done'),
        description: t('doneHelp', { device: deleted.deviceName ?? '', version: deleted.versionNumber }),
      })
    },
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      opened={record !== undefined}
      onClose={onClose}
      title={t('title')}
      consequence={t('consequence', {
        device: isolated(record?.deviceName),
        version: record?.versionNumber ?? '',
        before: record?.versionBefore?.versionNumber ?? 'none',
      })}
      confirmLabel={t('confirm')}
      destructive
      reason={{
        label: t('reason'),
        maxLength: reasonLength,
        required: { title: t('reasonRequired'), message: t('reasonRequiredHelp') },
      }}
      onConfirm={(reason) => (record ? remove.mutateAsync({ record, reason }) : undefined)}
    />
  )
}
