import { allOf, not } from '#core/rules/condition-builders.ts'
import { ofDevice, ofDiagnostic, ofRegulation, ofRegulationDevice, underMasterUdiDi } from '../eu/scope.ts'

/** The groups of devices Swiss law speaks of are those of the EU. */
export {
  classesOf,
  iibImplantable,
  ofAimdd,
  ofDevice,
  ofDiagnostic,
  ofIvdd,
  ofIvdr,
  ofLegacy,
  ofMdd,
  ofPack,
  ofRegulation,
  packInItself,
  underMasterUdiDi,
} from '../eu/scope.ts'

export const medical = allOf(ofDevice, not(ofDiagnostic))
export const medicalOfRegulation = allOf(medical, ofRegulation)
export const ordinaryOfRegulation = allOf(ofRegulationDevice, not(underMasterUdiDi))
