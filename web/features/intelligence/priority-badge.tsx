import type { UpdatePriority } from '#core/intelligence/update-lists.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<UpdatePriority, Tone> = { high: 'critical', medium: 'caution', low: 'neutral' }

export function PriorityBadge({ priority }: { priority: UpdatePriority }) {
  const t = wordsOf(intelligenceTexts)
  return (
    <StatusBadge tone={tones[priority]}>
      {t('updates.priority', { priority: t(`priorities.${priority}`) })}
    </StatusBadge>
  )
}
