import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { allOf, anyOf, equals, isFalse, isTrue, not, oneOf } from '#core/rules/condition-builders.ts'

/** The groups of devices EUDAMED's rules speak of. */

export const mdrClasses = riskClasses.filter(({ regulation }) => regulation === 'MDR').map(({ code }) => code)
const legacyClasses = riskClasses
  .filter(({ regulation }) => regulation === 'AIMDD' || regulation === 'IVDD')
  .map(({ code }) => code)

/** Devices of the regulations (also while no class is chosen), in contrast to legacy devices. */
export const ofRegulation = not(oneOf('riskClass', legacyClasses))
export const onTheMarket = equals('deviceStatus', 'ON_THE_MARKET')
export const packInItself = oneOf('multiComponentType', ['SYSTEM', 'PROCEDURE_PACK'])
export const iibImplantable = allOf(equals('riskClass', 'class-iib'), isTrue('implantableDevice'))
/** MDR Art. 52(4): class III, and implantable class IIb but sutures, staples, dental fillings … */
export const needsProductCertificate = anyOf(
  equals('riskClass', 'class-iii'),
  allOf(iibImplantable, isFalse('iibImplantableException')),
)
export const otherClassIib = allOf(equals('riskClass', 'class-iib'), not(needsProductCertificate))
