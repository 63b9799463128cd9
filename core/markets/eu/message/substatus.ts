import type { CorrectiveAction, DeviceSubstatus } from '#core/code-lists/eudamed/device-statuses.ts'
import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'

/**
 * A recall or field safety corrective action; EUDAMED puts it into downloads (commondi:UDIDISubstatusType).
 */
export interface Substatus {
  readonly code: DeviceSubstatus
  readonly estimatedEndDate?: string
  readonly mfCorrectiveActions?: readonly CorrectiveAction[]
  readonly startDate: string
}

/** The substatuses inside an element of this name; nothing without any. */
export function substatuses(name: string, values: readonly Substatus[] | undefined): XmlElement | undefined {
  return container(name, values?.map(substatus) ?? [])
}

function substatus(value: Substatus): XmlElement | undefined {
  const actions = value.mfCorrectiveActions?.map((action) => leaf('commondi:mfCorrectiveAction', action))
  return container('commondi:substatus', [
    leaf('commondi:code', value.code),
    leaf('commondi:estimatedEndDate', value.estimatedEndDate),
    container('commondi:mfCorrectiveActions', actions ?? []),
    leaf('commondi:startDate', value.startDate),
  ])
}
