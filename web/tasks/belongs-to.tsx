import { Text } from '@mantine/core'
import type { Task } from '#core/contract/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'

/** The project or the assessment a task is part of, as a link. */
export function SubjectLink({ subject: { type, id, name } }: { subject: Task['subject'] }) {
  const t = wordsOf(tasksTexts.list)
  return type === 'project' ? (
    <TextLink to="/simple-rim/projects/$id" params={{ id: String(id) }} search={{ tab: 'tasks' }} inherit>
      {name ?? t('unnamedProject')}
    </TextLink>
  ) : (
    <TextLink to="/impact-assessments/$id" params={{ id: String(id) }} inherit>
      {name ?? t('assessment', { id: String(id) })}
    </TextLink>
  )
}

export function BelongsTo({ subject }: { subject: Task['subject'] }) {
  const t = wordsOf(tasksTexts.list)
  return (
    <Text size="sm">
      {t('belongsTo')}: <SubjectLink subject={subject} />
    </Text>
  )
}
