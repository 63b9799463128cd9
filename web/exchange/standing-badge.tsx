import type { Standing } from '#core/lifecycle/standing.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<Standing, Tone> = {
  'not-sent': 'neutral',
  'file-made': 'neutral',
  sent: 'info',
  registered: 'positive',
  changed: 'caution',
  refused: 'critical',
}

/** Where a submission stands with the register. */
export function StandingBadge({
  standing,
  version,
  toBeConfirmed = false,
}: {
  standing: Standing
  version?: string | null
  toBeConfirmed?: boolean
}) {
  const t = wordsOf(exchangeTexts.standing)
  const isTaken = standing === 'registered' && toBeConfirmed
  const word = t(isTaken ? 'taken' : standing)
  return (
    <StatusBadge tone={isTaken ? 'info' : tones[standing]}>
      {version && standing !== 'not-sent' && standing !== 'file-made'
        ? t('version', { standing: word, version })
        : word}
    </StatusBadge>
  )
}
