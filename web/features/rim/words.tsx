import type { RimSubmission } from '#core/contract/rim.ts'
import { projectTexts } from '#web/messages/en/projects.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

type Coded = readonly { readonly code: string; readonly label: string }[]

/** The label of a code; the code itself where the list has none for it. */
export const labelOf = (codes: Coded, code: string | null): string | null =>
  code === null ? null : (codes.find((one) => one.code === code)?.label ?? code)

export const tones: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  submitted: 'info',
  'under-review': 'caution',
  review: 'caution',
  approved: 'positive',
  rejected: 'critical',
  compliant: 'positive',
  pending: 'caution',
  expired: 'critical',
  'non-compliant': 'critical',
  critical: 'critical',
  high: 'critical',
  medium: 'caution',
  low: 'neutral',
}

export function CodeBadge({ codes, code }: { codes: Coded; code: string | null }) {
  const label = labelOf(codes, code)
  return label === null || code === null ? null : (
    <StatusBadge tone={tones[code] ?? 'neutral'}>{label}</StatusBadge>
  )
}

/** How long there is until the target date (S3-OPEN-22: on the day itself it is overdue). */
export function Deadline({ submission: { daysToDeadline } }: { submission: RimSubmission }) {
  const t = wordsOf(rimTexts.card)
  if (daysToDeadline === null) return null
  return daysToDeadline > 0 ? (
    <StatusBadge tone={daysToDeadline <= 14 ? 'caution' : 'info'}>
      {t('daysLeft', { days: daysToDeadline })}
    </StatusBadge>
  ) : (
    <StatusBadge tone="critical">{t('overdue')}</StatusBadge>
  )
}

/** Devices and markets of a project in one line. */
export function useScopeFigure(): (project: Pick<RimSubmission, 'devices' | 'markets'>) => string {
  const t = wordsOf(projectTexts)
  return ({ devices, markets }) =>
    t('scopeFigure', {
      devices,
      markets: devices === 0 ? '' : ` · ${markets.join(', ')}`,
    })
}
