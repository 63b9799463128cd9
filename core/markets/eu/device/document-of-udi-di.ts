import type { DeviceKind, UdiDis } from '../message/device.ts'
import type { EntityVersion } from '../message/entity.ts'
import { ivdrUdiDiTable, mdrUdiDiTable } from '../message/udi-di.ts'
import { designerFields } from './document-of-designer.ts'
import {
  conditionRows,
  marketRows,
  packageRows,
  substanceRows,
  textRows,
  warningRows,
} from './document-of-rows.ts'
import { clinicalSizeRows } from './document-of-sizes.ts'
import { lost, put, putIdentifier, type Takers } from './document-of-taker.ts'

/** Each property of a UDI-DI and the element it stands in. */
export const udiDiElements = { ...mdrUdiDiTable, ...ivdrUdiDiTable }

const related = putIdentifier('relatedDeviceDi', 'relatedDeviceIssuingEntity')
const directMarking = putIdentifier('directMarkingDi', 'directMarkingDiIssuingEntity')
const unitOfUse = putIdentifier('unitOfUseDi', 'unitOfUseDiIssuingEntity')

/** What each property of a UDI-DI, of whatever kind, says in fields. */
export const udiDiTakers: Takers<UdiDis[DeviceKind], keyof EntityVersion> = {
  identifier: putIdentifier('udiDi', 'udiDiIssuingEntity'),
  status: put('deviceStatus'),
  lastUpdated: lost("EUDAMED's own note of its last change."),
  additionalDescription: textRows('additionalDescription'),
  basicUDIIdentifier: putIdentifier('basicUdiDi', 'basicUdiDiIssuingEntity'),
  MDNCodes: ([emdnCode, ...others]) => ({ emdnCode, additionalEmdnCodes: others.map((code) => ({ code })) }),
  productionIdentifier: put('productionIdentifiers'),
  referenceNumber: put('catalogueNumber'),
  secondaryIdentifier: putIdentifier('secondaryUdiDi', 'secondaryUdiDiIssuingEntity'),
  sterile: put('sterile'),
  sterilization: put('sterilizeBeforeUse'),
  tradeNames: textRows('tradeNames'),
  website: put('website'),
  storageHandlingConditions: conditionRows,
  packages: packageRows,
  criticalWarnings: warningRows,
  substatuses: lost('Set in the vigilance module.'),
  numberOfReuses(most, lose) {
    if (most === 0) return { singleUse: true }
    if (most > 0) return { singleUse: false, maximumReuses: most }
    if (most === -1) return { singleUse: false }
    lose('0 is single use and -1 no limit; no other number below says anything.')
    return {}
  },
  relatedUDILink({ diIdentifier, version }, lose) {
    if (version !== undefined) lose('Counted by EUDAMED.', 'links:version')
    return diIdentifier ? related(diIdentifier, lose) : {}
  },
  marketInfos: marketRows,
  deviceMarking: (marking, lose) => ({
    ...('directMarkingDI' in marking &&
      marking.directMarkingDI &&
      directMarking(marking.directMarkingDI, lose)),
    ...('unitOfUseIdentifier' in marking &&
      marking.unitOfUseIdentifier &&
      unitOfUse(marking.unitOfUseIdentifier, lose)),
  }),
  baseQuantity: put('baseQuantity'),
  productDesignerActor: designerFields,
  annexXVINonMedicalDeviceTypes: put('annexXviTypes'),
  annexXVIApplicable: put('annexXviApplicable'),
  latex: put('containsLatex'),
  reprocessed: put('reprocessed'),
  substances: substanceRows,
  clinicalSizes: clinicalSizeRows,
  newDevice: put('newDevice'),
}
