import { anyOf, lint, oneOf, present } from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import { udiDiRequirements } from '#core/rules/udi-di-requirements.ts'
import { euRequirements } from '../eu/required.ts'
import { idsOfEudamed, isCertain } from './of-eudamed.ts'
import { ofDevice, ofPack } from './scope.ts'

/** What the EUDAMED XML cannot be made without. swissdamed also accepts data in other ways, so the rules only warn. */
const ofFile: readonly Requirement[] = [
  { id: 'CH-EMDN', field: 'emdnCode' },
  { id: 'CH-REFERENCE', field: 'catalogueNumber' },
  { id: 'CH-STATUS', field: 'deviceStatus' },
  { id: 'CH-SRN', field: 'manufacturerSrn', when: ofDevice },
  { id: 'CH-PRODUCER', field: 'packProducerActorId', when: ofPack },
  { id: 'CH-PURPOSE', field: 'medicalPurpose', when: ofPack },
  {
    id: 'CH-PACK',
    field: 'multiComponentType',
    when: ofPack,
    must: oneOf('multiComponentType', ['SYSTEM', 'PROCEDURE_PACK']),
  },
]

const named = new Set(idsOfEudamed)

export const chRequirements: readonly Requirement[] = [
  ...ofFile,
  {
    id: 'CH-BASIC-ISSUER',
    field: 'basicUdiDiIssuingEntity',
    when: present('basicUdiDi'),
    must: anyOf(present('basicUdiDiIssuingEntity'), lint('basicUdiDi', 'basic-udi-di-issuer-clear')),
  },
  {
    id: 'CH-ACTOR',
    field: 'chManufacturerChrn',
    must: anyOf(present('chManufacturerChrn'), present('manufacturerSrn'), present('packProducerActorId')),
    advised: true,
  },
  ...udiDiRequirements,
  ...euRequirements
    .filter(({ id }) => named.has(id))
    .map((one) => (isCertain(one.id) ? one : { ...one, advised: true as const })),
]

const ruleOf = rulesOf(chRequirements)

/** The part of a rule that its requirement supplies, as a warning. */
export const required = (id: string) => ({ ...ruleOf(id), severity: 'warning' as const })
