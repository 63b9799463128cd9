import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import type { Doing } from './doing.ts'
import { deleteItem } from './rim-api.ts'

interface DeleteDialogProps {
  doing: Extract<Doing, { what: 'delete' }> | undefined
  onClose: () => void
}

export function DeleteDialog({ doing, onClose }: DeleteDialogProps) {
  const t = wordsOf(rimTexts.delete)
  return (
    <ReasonDialog
      opened={doing !== undefined}
      onClose={onClose}
      title={t('title', { name: doing?.name ?? '' })}
      consequence={t('consequence')}
      destructive
      words={t}
      nouns={['rim']}
      run={async (reason) => doing && deleteItem(doing.noun, doing.id, reason)}
    />
  )
}
