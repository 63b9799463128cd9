import { type AnnexXviType, annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import { one, optional, rowsOf, type XmlTable } from '#core/files/xml-shape.ts'
import { boolean, codeOf } from '#core/files/xml-values.ts'
import { type ClinicalSize, clinicalSizes } from '#core/markets/eu/message/clinical-size.ts'
import { type Substance, substances } from '#core/markets/eu/message/substance.ts'
import { type DeviceUdiDiData, deviceUdiDiTable } from '#core/markets/eu/message/udi-di-data.ts'

/** UDI-DI under the MDR (udidi:MDRUDIDIDataType); that of a legacy medical device says the same. */
export interface MdrUdiDiData extends DeviceUdiDiData {
  /** Groups of products without a medical purpose it belongs to. */
  readonly annexXVINonMedicalDeviceTypes?: readonly AnnexXviType[]
  /** For a Master UDI-DI only: whether Annex XVI applies to its devices (BR-DTX-UDID-730). */
  readonly annexXVIApplicable?: boolean
  readonly latex: boolean
  /** A reprocessed single-use device. */
  readonly reprocessed: boolean
  readonly substances?: readonly Substance[]
  readonly clinicalSizes?: readonly ClinicalSize[]
}

export const mdrUdiDiTable: XmlTable<MdrUdiDiData> = {
  ...deviceUdiDiTable,
  annexXVINonMedicalDeviceTypes: optional(
    'udidi:annexXVINonMedicalDeviceTypes',
    rowsOf('udidi:nmdType', codeOf(annexXviTypes)),
  ),
  annexXVIApplicable: optional('udidi:annexXVIApplicable', boolean),
  latex: one('udidi:latex', boolean),
  reprocessed: one('udidi:reprocessed', boolean),
  substances: optional('udidi:substances', substances),
  clinicalSizes: optional('udidi:clinicalSizes', clinicalSizes),
}
