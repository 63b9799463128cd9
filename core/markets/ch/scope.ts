import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { allOf, not } from '#core/rules/condition-builders.ts'
import { ofDevice, ofDiagnostic, ofRegulation, underMasterUdiDi } from '../eu/scope.ts'

/** The groups of devices Swiss law speaks of are those of the EU. */
export {
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

export const classesOf = (regulation: string): readonly string[] =>
  riskClasses.filter((row) => row.regulation === regulation).map(({ code }) => code)

export const medical = allOf(ofDevice, not(ofDiagnostic))
export const medicalOfRegulation = allOf(medical, ofRegulation)
export const ordinaryOfRegulation = allOf(allOf(ofRegulation, ofDevice), not(underMasterUdiDi))
