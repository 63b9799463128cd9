import type { MultiComponentType } from '#core/code-lists/eudamed/multi-component-types.ts'
import type { SpecialDevice } from '#core/code-lists/eudamed/special-devices.ts'
import { leaf, type XmlContent } from '#core/files/xml-tree.ts'
import { type DeviceBasicUdi, deviceBasicUdiParts } from '#core/markets/eu/message/basic-udi.ts'

/**
 * Basic UDI-DI under the MDR (basicudi:MDRBasicUDIType); legacy devices say the same and one element more.
 */
export type MdrBasicUdi = DeviceBasicUdi & {
  /** Holds a medicinal product derived from human blood or plasma. */
  readonly humanProductCheck: boolean
  /** Suture, staple, dental filling … (MDR Art. 52(4)); for implantable class IIb only (BR-UDID-635). */
  readonly IIb_implantable_exceptions?: boolean
  /** Holds a medicinal substance. */
  readonly medicinalProductCheck: boolean
  readonly specialDevice?: SpecialDevice
  readonly type: MultiComponentType
  readonly active: boolean
  readonly administeringMedicine: boolean
  readonly implantable: boolean
  readonly measuringFunction: boolean
  /** A reusable surgical instrument. */
  readonly reusable: boolean
}

/** All elements of a Basic UDI-DI under the MDR. */
export function mdrBasicUdiParts(basicUdi: MdrBasicUdi): readonly XmlContent[] {
  return [
    deviceBasicUdiParts(basicUdi),
    leaf('basicudi:humanProductCheck', basicUdi.humanProductCheck),
    leaf('basicudi:IIb_implantable_exceptions', basicUdi.IIb_implantable_exceptions),
    leaf('basicudi:medicinalProductCheck', basicUdi.medicinalProductCheck),
    leaf('basicudi:specialDevice', basicUdi.specialDevice),
    leaf('basicudi:type', basicUdi.type),
    leaf('commondi:active', basicUdi.active),
    leaf('commondi:administeringMedicine', basicUdi.administeringMedicine),
    leaf('commondi:implantable', basicUdi.implantable),
    leaf('commondi:measuringFunction', basicUdi.measuringFunction),
    leaf('commondi:reusable', basicUdi.reusable),
  ]
}
