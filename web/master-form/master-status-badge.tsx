import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

const tones: Record<MasterStatus, Tone> = {
  draft: 'info',
  'pending-approval': 'caution',
  active: 'positive',
  archived: 'neutral',
  deleted: 'critical',
}

export function MasterStatusBadge({ status }: { status: MasterStatus }) {
  const t = wordsOf(masterDiTexts.status)
  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}
