import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { taskQuery } from '#web/data/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TaskDialog } from '#web/tasks/task-dialog.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

interface OpenTaskProps {
  id: number
  onClose: () => void
}

/** The task the address names: notices and the calendar lead here. */
export function OpenTask({ id, onClose }: OpenTaskProps) {
  const t = wordsOf(tasksTexts.form)
  const { data: task, error, refetch } = useQuery(taskQuery(id))
  if (task) return <TaskDialog task={task} kind={task.kind} subject={task.subject} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={wordsOf(tasksTexts.kinds)('task')}>
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Text component="div">
          <CentredSpinner label={t('loading')} />
        </Text>
      )}
    </Dialog>
  )
}
