import { certificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { packTypes } from '#core/code-lists/eudamed/multi-component-types.ts'
import { ivdSpecialDevices, specialDevices } from '#core/code-lists/eudamed/special-devices.ts'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { conformityProcedures } from '#core/dictionary/submission/regulatory.ts'
import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import type { Condition } from '#core/rules/condition.ts'
import { equals } from '#core/rules/condition-builders.ts'
import type { CodesWhen, MarketForm } from '../../market.ts'
import { ofAimdd, ofDiagnostic, ofIvdd, ofIvdr, ofLegacy, ofMdd, ofMdr, ofPack } from '../rules/scope.ts'

const certificatesOf = (law: string) =>
  certificateTypes.map(({ code }) => code).filter((code) => code.startsWith(`${law}_`))

const certificatesWhen = (when: Condition, law: string): CodesWhen => ({
  field: 'certificates',
  column: 'certificateType',
  when,
  codes: certificatesOf(law),
})

/** EUDAMED numbers legacy devices only. */
const agencies = issuingEntities.map(({ code }) => code).filter((code) => code !== 'EUDAMED')

const classesOf = (law: string) =>
  riskClasses.filter(({ regulation }) => regulation === law).map(({ code }) => code)

/** EUDAMED takes no new orthopaedic ones (BR-UDID-737). */
const specialOf = (law: string) =>
  [...specialDevices, ...ivdSpecialDevices]
    .map(({ code }) => code)
    .filter((code) => code.startsWith(`${law}_`) && !code.endsWith('_ORTHOPEDIC'))

/** The directives' and everybody's own, and those of one regulation. */
const proceduresOf = (law: 'mdr' | 'ivdr') =>
  conformityProcedures
    .map(({ code }) => code)
    .filter((code) => code.startsWith(`${law}-`) || !/^(mdr|ivdr)-/.test(code))

/** The classes the EU form offers (specification, document 3 section 5), and what belongs to the MDR. */
export const offeredCodes: MarketForm['offeredCodes'] = {
  riskClass: classesOf('MDR'),
  conformityAssessmentProcedure: proceduresOf('mdr'),
  specialDevice: specialOf('MDR'),
  basicUdiDiIssuingEntity: agencies,
  udiDiIssuingEntity: agencies,
}

/** What belongs to another law once that is chosen. */
export const offeredWhen: readonly CodesWhen[] = [
  { field: 'riskClass', when: equals('legislation', 'IVDR'), codes: classesOf('IVDR') },
  { field: 'riskClass', when: equals('legislation', 'AIMDD'), codes: classesOf('AIMDD') },
  { field: 'riskClass', when: equals('legislation', 'IVDD'), codes: classesOf('IVDD') },
  { field: 'conformityAssessmentProcedure', when: ofDiagnostic, codes: proceduresOf('ivdr') },
  { field: 'specialDevice', when: ofMdd, codes: specialOf('MDD') },
  { field: 'specialDevice', when: ofAimdd, codes: specialOf('AIMDD') },
  { field: 'specialDevice', when: ofIvdr, codes: specialOf('IVDR') },
  { field: 'specialDevice', when: ofIvdd, codes: specialOf('IVDD') },
  certificatesWhen(ofMdr, 'MDR'),
  certificatesWhen(ofIvdr, 'IVDR'),
  certificatesWhen(ofMdd, 'MDD'),
  certificatesWhen(ofAimdd, 'AIMDD'),
  certificatesWhen(ofIvdd, 'IVDD'),
  { field: 'basicUdiDiIssuingEntity', when: ofLegacy, codes: ['EUDAMED'] },
  { field: 'udiDiIssuingEntity', when: ofLegacy, codes: [...agencies, 'EUDAMED'] },
  { field: 'multiComponentType', when: ofPack, codes: packTypes.map(({ code }) => code) },
  {
    // Legacy devices are or were on the market (BR-UDID-458).
    field: 'deviceStatus',
    when: ofLegacy,
    codes: deviceStatuses.map(({ code }) => code).filter((code) => code !== 'NOT_INTENDED_FOR_EU_MARKET'),
  },
]
