import {
  type CorrectiveAction,
  correctiveActions,
  type DeviceSubstatus,
  deviceStatuses,
  deviceSubstatuses,
} from '#core/code-lists/eudamed/device-statuses.ts'
import { inside, one, optional, rowsOf, sequence } from '#core/files/xml-shape.ts'
import { codeOf, token } from '#core/files/xml-values.ts'

/** The status of a UDI-DI or package (commondi:UDIDIStatusType). */
export const deviceStatus = inside('commondi:code', codeOf(deviceStatuses))

/**
 * A recall or field safety corrective action; EUDAMED puts it into downloads (commondi:UDIDISubstatusType).
 */
export interface Substatus {
  readonly code: DeviceSubstatus
  readonly estimatedEndDate?: string
  readonly mfCorrectiveActions?: readonly CorrectiveAction[]
  readonly startDate: string
}

export const substatuses = rowsOf(
  'commondi:substatus',
  sequence<Substatus>({
    code: one('commondi:code', codeOf(deviceSubstatuses)),
    estimatedEndDate: optional('commondi:estimatedEndDate', token),
    mfCorrectiveActions: optional(
      'commondi:mfCorrectiveActions',
      rowsOf('commondi:mfCorrectiveAction', codeOf(correctiveActions)),
    ),
    startDate: one('commondi:startDate', token),
  }),
)
