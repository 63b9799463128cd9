import { ActionIcon, Checkbox, Group, Menu, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { Task } from '#core/contract/tasks.ts'
import { changeTask, taskNouns } from '#web/data/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan, useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useDay } from '#web/platform/use-day.ts'
import { DaysLeftBadge } from '#web/ui/days-left.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { TaskIcon } from './task-icon.tsx'
import classes from './tasks.module.css'

interface TaskRowProps {
  task: Task
  onEdit: (completing: boolean) => void
  onDelete: () => void
}

/** One task of a project or an assessment: a tick completes it; a question is asked for its answer first. */
export function TaskRow({ task, onEdit, onDelete }: TaskRowProps) {
  const t = wordsOf(tasksTexts.panel)
  const can = useCan()
  const user = useCurrentUser()
  const edits = can('edit-submissions')
  const completes = edits || task.ownerId === user.id
  const title = task.title ?? ''
  const isDone = task.status === 'done'
  const change = useChange<'done' | 'open', Task>({
    nouns: taskNouns,
    run: (status) => changeTask({ id: task.id, revision: task.revision, status }),
    onSuccess: ({ status }) => toast({ title: status === 'done' ? t('completed') : t('reopened') }),
    onError: (error) =>
      toast({ title: t('changeFailed'), description: error.message, variant: 'destructive' }),
  })
  const tick = () => {
    if (isDone) change.mutate('open')
    else if (task.kind === 'question' && !task.answer) onEdit(true)
    else change.mutate('done')
  }
  return (
    <li className={classes.row} aria-label={title}>
      <Checkbox
        aria-label={isDone ? t('reopen', { title }) : t('complete', { title })}
        checked={isDone}
        disabled={!completes || change.isPending || task.status === 'not-needed'}
        onChange={tick}
      />
      <div className={classes.body}>
        <Group gap="xs">
          <Group gap="xs" wrap="nowrap" maw="100%">
            <TaskIcon kind={task.kind} />
            <Text
              fw={600}
              td={task.status === 'open' ? undefined : 'line-through'}
              dir="auto"
              className={classes.title}
            >
              {title}
            </Text>
          </Group>
          {task.daysLeft !== null && <DaysLeftBadge daysLeft={task.daysLeft} scale="days" />}
          {task.status === 'not-needed' && (
            <StatusBadge tone="neutral">{wordsOf(tasksTexts.statuses)('not-needed')}</StatusBadge>
          )}
        </Group>
        <TaskFacts task={task} />
        {task.answer && (
          <Text size="sm" className={classes.answer} dir="auto">
            <b>{t('answer')}:</b> {task.answer}
          </Text>
        )}
        {task.notes && (
          <Text size="sm" c="dimmed" className={classes.answer} dir="auto">
            {task.notes}
          </Text>
        )}
      </div>
      {completes && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('actions', { title })}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onEdit(false)}>{t('edit')}</Menu.Item>
            {edits && (
              <Menu.Item color="red" onClick={onDelete}>
                {t('delete')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}

/** Owner and dates in one line. */
function TaskFacts({ task }: { task: Task }) {
  const t = wordsOf(tasksTexts.panel)
  const day = useDay()
  const facts = [
    task.ownerName === null ? t('noOwner') : t('owner', { name: task.ownerName }),
    task.reference && t('reference', { reference: task.reference }),
    task.receivedDate && t('received', { day: day(task.receivedDate) }),
    task.dueDate && t('due', { day: day(task.dueDate) }),
    task.doneDate && t('done', { day: day(task.doneDate) }),
  ]
  return (
    <Text size="sm" c="dimmed">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}
