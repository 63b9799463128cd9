import { registerFactsOf } from '#core/code-lists/registers.ts'
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

/** Whether what a register shows of a registration is a version; others give it a number. */
export const namesVersions = (market: string): boolean => registerFactsOf(market)?.answersInFiles === true

/** Where a submission stands with the register. */
export function StandingBadge({
  standing,
  version,
  market = '',
  toBeConfirmed = false,
}: {
  standing: Standing
  version?: string | null
  market?: string | undefined
  toBeConfirmed?: boolean
}) {
  const t = wordsOf(exchangeTexts.standing)
  const isTaken = standing === 'registered' && toBeConfirmed
  const word = t(isTaken ? 'taken' : standing)
  return (
    <StatusBadge tone={isTaken ? 'info' : tones[standing]}>
      {version && standing !== 'not-sent' && standing !== 'file-made'
        ? t(namesVersions(market) ? 'version' : 'number', { standing: word, version })
        : word}
    </StatusBadge>
  )
}
