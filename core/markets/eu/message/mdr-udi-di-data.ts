import type { AnnexXviType } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import { container, leaf, type XmlContent } from '#core/files/xml-tree.ts'
import { type ClinicalSize, clinicalSizes } from '#core/markets/eu/message/clinical-size.ts'
import { type Substance, substances } from '#core/markets/eu/message/substance.ts'
import { type DeviceUdiDiData, deviceUdiDiParts } from '#core/markets/eu/message/udi-di-data.ts'

/** UDI-DI under the MDR (udidi:MDRUDIDIDataType). */
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

/** All elements of a UDI-DI under the MDR. */
export function mdrUdiDiParts(data: MdrUdiDiData): readonly XmlContent[] {
  const annexXvi = data.annexXVINonMedicalDeviceTypes?.map((type) => leaf('udidi:nmdType', type))
  return [
    deviceUdiDiParts(data),
    container('udidi:annexXVINonMedicalDeviceTypes', annexXvi ?? []),
    leaf('udidi:annexXVIApplicable', data.annexXVIApplicable),
    leaf('udidi:latex', data.latex),
    leaf('udidi:reprocessed', data.reprocessed),
    substances('udidi:substances', data.substances),
    clinicalSizes('udidi:clinicalSizes', data.clinicalSizes),
  ]
}
