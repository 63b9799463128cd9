import { List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { approversQuery } from '#web/data/requests.ts'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface ControlledDialogProps {
  /** What has to be there first, in words. */
  missing: readonly string[]
  opened: boolean
  onClose: () => void
  onConfirm: () => Promise<unknown> | undefined
}

/** What the controlled way means for those who are there: with nobody to decide, nothing moves. */
export function ControlledDialog({ missing, opened, onClose, onConfirm }: ControlledDialogProps) {
  const t = wordsOf(settingsTexts.confirm)
  const { data } = useQuery({ ...approversQuery, enabled: opened })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      consequence={
        <>
          {t('text', { approvers: data?.length ?? 0 })}
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
