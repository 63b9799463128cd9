import { useNavigate } from '@tanstack/react-router'
import { reasonLength } from '#core/dictionary/reason.ts'
import type { ListedRecord } from '#web/data/master-di.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks why, then opens the form of the next version with the reason. */
export function NewVersionDialog({
  record,
  onClose,
}: {
  record: ListedRecord | undefined
  onClose: () => void
}) {
  const t = wordsOf(masterDiTexts.newVersion)
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      opened={record !== undefined}
      onClose={onClose}
      title={t('title')}
      consequence={t('consequence', {
        version: record?.nextVersionNumber ?? '',
        ground: record?.status ?? 'active',
      })}
      confirmLabel={t('confirm')}
      reason={{
        label: t('reason'),
        maxLength: reasonLength,
        required: { title: t('required'), message: t('requiredHelp') },
      }}
      onConfirm={async (changeComment) => {
        if (!record) return
        await navigate({
          to: '/master-di/new-version/$id',
          params: { id: String(record.id) },
          search: { changeComment },
        })
      }}
    />
  )
}
