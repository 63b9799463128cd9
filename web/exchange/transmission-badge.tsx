import type { TransmissionState } from '#core/connections/transmission.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'

const tones = {
  queued: 'neutral',
  sending: 'info',
  'handed-over': 'info',
  delivered: 'info',
  answered: 'positive',
  failed: 'critical',
  unknown: 'caution',
  stopped: 'neutral',
} as const satisfies Record<TransmissionState, string>

/** How far a file is on its way through a connection. */
export const TransmissionBadge = ({ state }: { state: TransmissionState }) => (
  <StatusBadge tone={tones[state]}>{wordsOf(connectionTexts.states)(state)}</StatusBadge>
)
