import { isFullyKnown } from '#core/code-lists/markets.ts'
import type { MarketStage } from './market-standing.ts'

/** Where a device stands in a market, in the words of the screens and of the assistants. */
export const stageWords = {
  'not-begun': 'Not begun',
  draft: 'Draft',
  gaps: 'Gaps',
  valid: 'Valid',
  checked: 'Checked',
  approved: 'Approved',
  'file-made': 'File created',
  sent: 'Sent',
  registered: 'Registered',
  taken: 'Accepted, confirmation not known',
  'out-of-date': 'Out of date',
  refused: 'Refused',
} as const satisfies Record<MarketStage | 'checked' | 'taken', string>

/**
 * The word for a stage in a market: where the hub does not know all that is asked, nothing is valid (D55, D133), and what
 * somebody has to confirm is not registered yet (D161).
 */
export function stageWordOf(
  country: string,
  stage: MarketStage,
  toBeConfirmed = false,
): keyof typeof stageWords {
  if (stage === 'registered' && toBeConfirmed) return 'taken'
  return stage === 'valid' && !isFullyKnown(country) ? 'checked' : stage
}
