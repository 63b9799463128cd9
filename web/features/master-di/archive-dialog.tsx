import { archiveApi } from '#core/contract/archive.ts'
import { reasonLength } from '#core/dictionary/reason.ts'
import type { ListedRecord } from '#web/data/master-di.ts'
import { archiveTexts } from '#web/messages/en/archive.ts'
import { wordsOf } from '#web/messages/words.ts'
import { download, saveDownload } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ArchiveDialogProps {
  records: readonly ListedRecord[] | undefined
  onClose: () => void
}

/** Devices with their whole history as a signed file. */
export function ArchiveDialog({ records = [], onClose }: ArchiveDialogProps) {
  const t = wordsOf(archiveTexts)
  const devices = new Map(records.map((record) => [record.deviceNumber, record.id]))
  const archive = useChange<string, void>({
    nouns: ['audit-trail'],
    run: async (reason) =>
      saveDownload(
        await download(archiveApi.create, { body: { masterDiIds: [...devices.values()], reason } }),
      ),
    onSuccess: () => toast({ title: t('done') }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      opened={records.length > 0}
      onClose={onClose}
      title={t('title', { count: devices.size })}
      consequence={t('consequence', { count: devices.size })}
      confirmLabel={t('confirm')}
      reason={{
        label: t('reason'),
        maxLength: reasonLength,
        required: { title: t('reasonRequired'), message: t('reasonRequiredHelp') },
      }}
      onConfirm={(reason) => archive.mutateAsync(reason)}
    />
  )
}
