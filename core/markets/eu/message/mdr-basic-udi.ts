import {
  type MedicalDeviceDirective,
  medicalDeviceDirectives,
} from '#core/code-lists/eudamed/applicable-legislations.ts'
import {
  type MultiComponentType,
  multiComponentTypes,
} from '#core/code-lists/eudamed/multi-component-types.ts'
import { type SpecialDevice, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { one, optional, type XmlTable } from '#core/files/xml-shape.ts'
import { boolean, codeOf } from '#core/files/xml-values.ts'
import { type DeviceBasicUdi, deviceBasicUdiTable } from '#core/markets/eu/message/basic-udi.ts'

/** Basic UDI-DI under the MDR (basicudi:MDRBasicUDIType). */
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

/** EUDAMED DI of a legacy medical device (eudi:MDEUDIType). */
export type MdLegacyBasicUdi = MdrBasicUdi & { readonly applicableLegislation: MedicalDeviceDirective }

export const mdrBasicUdiTable: XmlTable<MdrBasicUdi> = {
  ...deviceBasicUdiTable,
  humanProductCheck: one('basicudi:humanProductCheck', boolean),
  IIb_implantable_exceptions: optional('basicudi:IIb_implantable_exceptions', boolean),
  medicinalProductCheck: one('basicudi:medicinalProductCheck', boolean),
  specialDevice: optional('basicudi:specialDevice', codeOf(specialDevices)),
  type: one('basicudi:type', codeOf(multiComponentTypes)),
  active: one('commondi:active', boolean),
  administeringMedicine: one('commondi:administeringMedicine', boolean),
  implantable: one('commondi:implantable', boolean),
  measuringFunction: one('commondi:measuringFunction', boolean),
  reusable: one('commondi:reusable', boolean),
}

export const mdLegacyBasicUdiTable: XmlTable<MdLegacyBasicUdi> = {
  ...mdrBasicUdiTable,
  applicableLegislation: one('eudi:applicableLegislation', codeOf(medicalDeviceDirectives)),
}
