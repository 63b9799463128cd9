import type { TransmissionState } from '#core/connections/transmission.ts'
import type { Unit } from '#server/platform/hub.ts'
import type { TransmissionRow } from './transmission-queries.ts'

/** What connections do, in the trail: of a file, or of the connection. */

export function tell(
  unit: Unit,
  row: Pick<TransmissionRow, 'export_id' | 'state'>,
  state: TransmissionState,
  told: string | null,
): void {
  unit.record({
    action: 'transmission',
    entityType: 'export',
    entityId: row.export_id,
    changesData: {
      ...(row.state !== state && { previousStatus: row.state }),
      newStatus: state,
      actionNotes: told,
    },
  })
}

export const tellOf = (unit: Unit, connectionId: number, actionNotes: string): void =>
  unit.record({
    action: 'transmission',
    entityType: 'connection',
    entityId: connectionId,
    changesData: { actionNotes },
  })
