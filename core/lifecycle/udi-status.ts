import type { MarketStage } from './market-standing.ts'

/** How far a device is with its markets (specification, document 3 section 4; decision D21). */
export const udiStatuses = ['not-submitted', 'draft', 'in-progress', 'submitted'] as const
export type UdiStatus = (typeof udiStatuses)[number]

const statusOf: Record<MarketStage, UdiStatus> = {
  'not-begun': 'not-submitted',
  draft: 'draft',
  gaps: 'draft',
  refused: 'draft',
  valid: 'in-progress',
  approved: 'in-progress',
  'file-made': 'in-progress',
  'out-of-date': 'in-progress',
  sent: 'submitted',
  registered: 'submitted',
}

/** The furthest status in any of its markets; a device without submissions is not submitted, whatever its record states. */
export function udiStatusOf(stages: readonly MarketStage[]): UdiStatus {
  return (
    udiStatuses.findLast((status) => stages.some((stage) => statusOf[stage] === status)) ?? 'not-submitted'
  )
}
