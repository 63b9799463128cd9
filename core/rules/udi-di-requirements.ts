import { anyOf, lint, present } from './condition-builders.ts'
import { type Requirement, rulesOf } from './requirement.ts'

/** What is required beside a UDI-DI, for markets whose codes come from GS1, HIBCC, ICCBBA and IFA. */
export const udiDiRequirements: readonly Requirement[] = [
  {
    id: 'HUB-UDI-ENTITY',
    field: 'udiDiIssuingEntity',
    when: present('udiDi'),
    must: anyOf(present('udiDiIssuingEntity'), lint('udiDi', 'udi-di-issuer-clear')),
    advised: true,
  },
]

/** The part of a rule that its requirement supplies. */
export const required = rulesOf(udiDiRequirements)
