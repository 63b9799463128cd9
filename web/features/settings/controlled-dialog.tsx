import { List } from '@mantine/core'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface ControlledDialogProps {
  /** What has to be there first, in words. */
  missing: readonly string[]
  /** How many could approve then. */
  approvers: number
  opened: boolean
  onClose: () => void
  onConfirm: () => Promise<unknown> | undefined
}

/** What the controlled way means for those who are there: with nobody to decide, nothing moves. */
export function ControlledDialog({ missing, approvers, opened, onClose, onConfirm }: ControlledDialogProps) {
  const t = wordsOf(settingsTexts.confirm)
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      consequence={
        <>
          {t('text', { approvers: approvers })}
          {missing.length > 0 && (
            <List size="sm" mt="xs">
              {missing.map((words) => (
                <List.Item key={words}>{words}</List.Item>
              ))}
            </List>
          )}
        </>
      }
      confirmLabel={t('confirm')}
      onConfirm={onConfirm}
    />
  )
}
