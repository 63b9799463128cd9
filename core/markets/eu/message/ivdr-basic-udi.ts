import { type IvdSpecialDevice, ivdSpecialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { one, optional, type XmlTable } from '#core/files/xml-shape.ts'
import { boolean, codeOf } from '#core/files/xml-values.ts'
import { type DeviceBasicUdi, deviceBasicUdiTable } from '#core/markets/eu/message/basic-udi.ts'

/**
 * Basic UDI-DI under the IVDR (basicudi:IVDRBasicUDIType); the EUDAMED DI of a legacy in vitro diagnostic says
 * the same (eudi:IVDEUDIType).
 */
export type IvdrBasicUdi = DeviceBasicUdi & {
  readonly specialDevice?: IvdSpecialDevice
  readonly companionDiagnostics: boolean
  readonly instrument: boolean
  readonly kit: boolean
  /** Holds substances of microbial origin. */
  readonly microbialSubstances: boolean
  readonly nearPatientTesting: boolean
  readonly professionalTesting: boolean
  readonly reagent: boolean
  readonly selfTesting: boolean
}

export const ivdrBasicUdiTable: XmlTable<IvdrBasicUdi> = {
  ...deviceBasicUdiTable,
  specialDevice: optional('basicudi:specialDevice', codeOf(ivdSpecialDevices)),
  companionDiagnostics: one('commondi:companionDiagnostics', boolean),
  instrument: one('commondi:instrument', boolean),
  kit: one('commondi:kit', boolean),
  microbialSubstances: one('commondi:microbialSubstances', boolean),
  nearPatientTesting: one('commondi:nearPatientTesting', boolean),
  professionalTesting: one('commondi:professionalTesting', boolean),
  reagent: one('commondi:reagent', boolean),
  selfTesting: one('commondi:selfTesting', boolean),
}
