import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task } from '#core/contract/tasks.ts'
import { type TaskKind, taskKinds } from '#core/dictionary/task/index.ts'
import { type TaskSubject, tasksOfQuery } from '#web/data/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { DeleteTaskDialog } from './delete-task-dialog.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { TaskRow } from './task-row.tsx'
import classes from './tasks.module.css'

interface TaskPanelProps {
  subject: TaskSubject
  /** Those that can be added; all without. */
  kinds?: readonly TaskKind[]
}

type Doing =
  | { readonly what: 'edit'; readonly task: Task; readonly completing: boolean }
  | { readonly what: 'add'; readonly kind: TaskKind }
  | { readonly what: 'delete'; readonly task: Task }

const adds = { task: 'addTask', milestone: 'addMilestone', question: 'addQuestion' } as const

/** What has to be done for one project or assessment: the open ones first, the next due at the top. */
export function TaskPanel({ subject, kinds = taskKinds.map(({ code }) => code) }: TaskPanelProps) {
  const t = wordsOf(tasksTexts.panel)
  const edits = useCan()('edit-submissions')
  const { data, error, refetch } = useQuery(tasksOfQuery(subject))
  const [doing, setDoing] = useState<Doing>()
  const end = () => setDoing(undefined)
  const tasks = data?.items ?? []
  const counted = tasks.filter(({ status }) => status !== 'not-needed')
  const shown = [
    ...tasks.filter(({ status }) => status === 'open'),
    ...tasks.filter(({ status }) => status !== 'open'),
  ]
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {edits &&
          kinds.map((kind) => (
            <Button
              key={kind}
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setDoing({ what: 'add', kind })}
            >
              {t(adds[kind])}
            </Button>
          ))}
        {counted.length > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t('progress', {
              done: counted.filter(({ status }) => status === 'done').length,
              all: counted.length,
            })}
          </Text>
        )}
      </Group>
      {error && !data ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={48} role="status" aria-label={t('loading')} />
      ) : shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {edits ? t('none') : t('noneRead')}
        </Text>
      ) : (
        <ul className={classes.rows} aria-label={t('list')}>
          {shown.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              onEdit={(completing) => setDoing({ what: 'edit', task, completing })}
              onDelete={() => setDoing({ what: 'delete', task })}
            />
          ))}
        </ul>
      )}
      {doing?.what === 'add' && <TaskDialog kind={doing.kind} subject={subject} onClose={end} />}
      {doing?.what === 'edit' && (
        <TaskDialog
          task={doing.task}
          kind={doing.task.kind}
          subject={subject}
          completing={doing.completing}
          onClose={end}
        />
      )}
      <DeleteTaskDialog task={doing?.what === 'delete' ? doing.task : undefined} onClose={end} />
    </Stack>
  )
}
