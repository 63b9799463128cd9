import { IconCheckbox, IconFlag3, IconMessageQuestion } from '@tabler/icons-react'
import type { TaskKind } from '#core/dictionary/task/index.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'

const icons = { task: IconCheckbox, milestone: IconFlag3, question: IconMessageQuestion } as const

/** The kind as a picture with its word. */
export function TaskIcon({ kind }: { kind: TaskKind }) {
  const t = wordsOf(tasksTexts.kinds)
  const Icon = icons[kind]
  return <Icon size={16} stroke={1.6} role="img" aria-label={t(kind)} style={{ flex: 'none' }} />
}
