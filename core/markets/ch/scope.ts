import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { absent, allOf, anyOf, equals, isTrue, not, oneOf } from '#core/rules/condition-builders.ts'

/**
 * The groups of devices Swiss law speaks of are those of the EU. They are written here anew, so that the form is sent
 * without the EU's; a test holds both together.
 */

export const classesOf = (regulation: string): readonly string[] =>
  riskClasses.filter((row) => row.regulation === regulation).map(({ code }) => code)

const readFromClass = (...regulations: readonly string[]) =>
  allOf(absent('legislation'), oneOf('riskClass', regulations.flatMap(classesOf)))

export const ofMdr = anyOf(equals('legislation', 'MDR'), readFromClass('MDR'))
export const ofIvdr = anyOf(equals('legislation', 'IVDR'), readFromClass('IVDR'))
export const ofPack = equals('legislation', 'SPP')
export const ofMdd = equals('legislation', 'MDD')
export const ofAimdd = anyOf(equals('legislation', 'AIMDD'), readFromClass('AIMDD'))
export const ofIvdd = anyOf(equals('legislation', 'IVDD'), readFromClass('IVDD'))
export const ofLegacy = anyOf(oneOf('legislation', ['MDD', 'AIMDD', 'IVDD']), readFromClass('AIMDD', 'IVDD'))
export const ofRegulation = not(ofLegacy)
export const ofDevice = not(ofPack)
export const ofDiagnostic = anyOf(oneOf('legislation', ['IVDR', 'IVDD']), readFromClass('IVDR', 'IVDD'))

/** Contact lenses: one Master UDI-DI for a group of them. */
export const underMasterUdiDi = allOf(
  ofMdr,
  oneOf('specialDevice', [
    'MDR_STANDARD_SOFT_CONTACT_LENSES',
    'MDR_RIGID_GAS_PERMEABLE',
    'MDR_MADE_TO_ORDER',
    'MDR_MADE_TO_ORDER_RIGID_GAS_PERMEABLE',
  ]),
)
export const packInItself = oneOf('multiComponentType', ['SYSTEM', 'PROCEDURE_PACK'])
export const iibImplantable = allOf(equals('riskClass', 'class-iib'), isTrue('implantableDevice'))
export const medical = allOf(ofDevice, not(ofDiagnostic))
export const medicalOfRegulation = allOf(medical, ofRegulation)
export const ordinaryOfRegulation = allOf(allOf(ofRegulation, ofDevice), not(underMasterUdiDi))
