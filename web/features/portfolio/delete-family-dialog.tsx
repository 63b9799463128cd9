import type { ListedFamily } from '#web/data/portfolio.ts'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { deleteFamily } from './portfolio-api.ts'

interface DeleteFamilyDialogProps {
  family: ListedFamily | undefined
  onClose: () => void
}

/** Its submissions stay as they are, and belong to no family then. */
export function DeleteFamilyDialog({ family, onClose }: DeleteFamilyDialogProps) {
  const t = wordsOf(portfolioTexts.delete)
  return (
    <ReasonDialog
      opened={family !== undefined}
      onClose={onClose}
      title={t('title', { family: family?.productFamily ?? '' })}
      consequence={t('consequence', { count: family?.matchedCount ?? 0 })}
      destructive
      words={t}
      nouns={['portfolio', 'submissions']}
      run={(reason) => deleteFamily(family?.id ?? 0, reason)}
    />
  )
}
