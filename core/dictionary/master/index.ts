import { coreUdiInformation } from './core-udi-information.ts'
import { deviceCharacteristics } from './device-characteristics.ts'
import { materialComposition } from './material-composition.ts'
import { packagingAndStorage } from './packaging-and-storage.ts'
import { targetJurisdictions } from './target-jurisdictions.ts'
import { technicalInformation } from './technical-information.ts'

/** Every field of a Master DI record, in the order of the form (specification, document 1 section 2.6). */
export const masterFields = {
  ...coreUdiInformation,
  ...targetJurisdictions,
  ...deviceCharacteristics,
  ...packagingAndStorage,
  ...materialComposition,
  ...technicalInformation,
}

export const masterSections = [...new Set(Object.values(masterFields).map((field) => field.section))]
