import { isFullyKnown } from '#core/code-lists/markets.ts'
import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import { stageWordOf } from '#core/lifecycle/stage-words.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<MarketStage, Tone> = {
  'not-begun': 'outline',
  draft: 'neutral',
  gaps: 'caution',
  valid: 'positive',
  approved: 'positive',
  'file-made': 'info',
  sent: 'info',
  registered: 'positive',
  'out-of-date': 'caution',
  refused: 'critical',
}

export function useStageWord(): (country: string, stage: MarketStage, toBeConfirmed?: boolean) => string {
  const t = wordsOf(exchangeTexts.stage)
  return (country, stage, toBeConfirmed) => t(stageWordOf(country, stage, toBeConfirmed))
}

interface StageBadgeProps {
  country: string
  stage: MarketStage
  toBeConfirmed?: boolean
}

/** Where a device stands in a market (decision D51): colour and word. */
export function StageBadge({ country, stage, toBeConfirmed = false }: StageBadgeProps) {
  const wordOf = useStageWord()
  const isKnown = isFullyKnown(country) || stage === 'registered'
  const own = stage === 'registered' && toBeConfirmed ? 'info' : tones[stage]
  const tone = own === 'positive' && !isKnown ? 'neutral' : own
  return <StatusBadge tone={tone}>{wordOf(country, stage, toBeConfirmed)}</StatusBadge>
}
