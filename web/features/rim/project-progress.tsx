import { Progress } from '@mantine/core'
import type { RimSubmission } from '#core/contract/rim.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'

/** In per cent: counted from the tasks where there are any, else what was entered. */
export const progressOf = ({ tasks, tasksDone, progress }: RimSubmission): number =>
  tasks > 0 ? Math.round((tasksDone / tasks) * 100) : (progress ?? 0)

export function ProjectProgress({ project }: { project: RimSubmission }) {
  const t = wordsOf(rimTexts.card)
  const progress = progressOf(project)
  const name = project.productName ?? t('unnamed')
  return (
    <Progress.Root size="lg" aria-label={t('progressOf', { name })}>
      <Progress.Section value={progress} aria-label={t('progressOf', { name })}>
        <Progress.Label>{progress >= 10 && t('progress', { progress: String(progress) })}</Progress.Label>
      </Progress.Section>
    </Progress.Root>
  )
}
