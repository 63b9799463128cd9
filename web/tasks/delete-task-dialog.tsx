import type { Task } from '#core/contract/tasks.ts'
import { deleteTask, taskNouns } from '#web/data/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'

interface DeleteTaskDialogProps {
  task: Pick<Task, 'id' | 'title'> | undefined
  onClose: () => void
}

export function DeleteTaskDialog({ task, onClose }: DeleteTaskDialogProps) {
  const t = wordsOf(tasksTexts.delete)
  return (
    <ReasonDialog
      opened={task !== undefined}
      onClose={onClose}
      title={t('title', { name: task?.title ?? '' })}
      consequence={t('consequence')}
      destructive
      words={t}
      nouns={taskNouns}
      run={async (reason) => task && deleteTask({ id: task.id, reason })}
    />
  )
}
