import type { ChangeEffect } from '#core/lifecycle/change-effect.ts'
import { changeEffectsTexts } from '#web/messages/en/change-effects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<ChangeEffect, Tone> = {
  'new-di': 'critical',
  refused: 'critical',
  unknown: 'caution',
  'add-only': 'info',
  update: 'info',
  nothing: 'neutral',
  'not-registered': 'outline',
}

export function EffectBadge({ effect }: { effect: ChangeEffect }) {
  const t = wordsOf(changeEffectsTexts.effect)
  return <StatusBadge tone={tones[effect]}>{t(effect)}</StatusBadge>
}
