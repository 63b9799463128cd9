import { useNavigate } from '@tanstack/react-router'
import { deleteAssessment, reopenAssessment } from '#web/data/assessments.ts'
import { assessmentsTexts } from '#web/messages/en/assessments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'

interface AssessmentDialogProps {
  id: number
  opened: boolean
  onClose: () => void
}

const nouns = ['impact-assessments', 'regulatory-intelligence', 'my-work', 'tasks'] as const

export function ReopenDialog({ id, ...dialog }: AssessmentDialogProps) {
  const t = wordsOf(assessmentsTexts.reopenDialog)
  return (
    <ReasonDialog
      {...dialog}
      title={t('title')}
      consequence={t('consequence')}
      words={t}
      nouns={nouns}
      run={(reason) => reopenAssessment({ id, reason })}
    />
  )
}

interface DeleteDialogProps extends AssessmentDialogProps {
  /** Before the page is left. */
  onDeleted: () => void
}

export function DeleteDialog({ id, onDeleted, ...dialog }: DeleteDialogProps) {
  const t = wordsOf(assessmentsTexts.deleteDialog)
  const navigate = useNavigate()
  return (
    <ReasonDialog
      {...dialog}
      title={t('title')}
      consequence={t('consequence')}
      destructive
      words={t}
      nouns={nouns}
      run={(reason) => deleteAssessment({ id, reason })}
      onDone={() => {
        onDeleted()
        void navigate({ to: '/impact-assessments' })
      }}
    />
  )
}
