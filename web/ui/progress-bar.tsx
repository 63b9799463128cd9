import { Group, Progress, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'

interface ProgressBarProps {
  /** What is going on: 'Reading devices.csv'. */
  label: string
  done: number
  /** Null if unknown: the bar is then indeterminate and shows only the count. */
  total: number | null
}

/** Real progress with its number. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const t = wordsOf(uiTexts.progress)
  const format = useFormatter()
  const known = total !== null && total > 0
  const share = known ? Math.min(done / total, 1) : 1
  const text = known
    ? t('of', {
        done: format.number(done),
        total: format.number(total),
        share: format.number(share, { style: 'percent' }),
      })
    : t('sofar', { done: format.number(done) })
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text size="sm">{label}</Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </Group>
      <Progress.Root size="md">
        <Progress.Section value={share * 100} animated={!known} aria-label={label} aria-valuetext={text} />
      </Progress.Root>
    </div>
  )
}
