import { allOf, equals, lint, matches, not, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { ofLegacy } from '../scope.ts'
import { businessRules, dataDictionary } from './sources.ts'

const eudamedDi = 'B-AF-MF-000000245AT'
const eudamedId = 'D-AF-MF-000000245AT'

/** Legacy devices: EUDAMED DI and UDI-DI or EUDAMED ID, which follow from each other. */
export const legacyRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-42'),
    message:
      'A legacy device needs a EUDAMED DI: B- and its UDI-DI, or a code of your own with check characters.',
    fix: 'use-eudamed-di',
    source: dataDictionary('FLD-UDID-42'),
    accepts: { document: { legislation: 'MDD', basicUdiDi: eudamedDi } },
    rejects: { document: { legislation: 'MDD' } },
  },
  {
    id: 'BR-UDID-641',
    severity: 'error',
    field: 'basicUdiDi',
    when: allOf(ofLegacy, present('basicUdiDi'), present('udiDi'), not(matches('udiDi', 'D-.*'))),
    must: lint('basicUdiDi', 'eudamed-di-of', 'udiDi'),
    message:
      'A legacy device has a EUDAMED DI in place of the Basic UDI-DI: B- and its UDI-DI. Use the code that follows from the UDI-DI.',
    problem: 'form',
    fix: 'use-eudamed-di',
    source: businessRules('BR-UDID-640 to BR-UDID-642'),
    accepts: {
      document: { legislation: 'MDD', basicUdiDi: 'B-09521234000013', udiDi: '09521234000013' },
    },
    rejects: {
      document: { legislation: 'MDD', basicUdiDi: '9521234MINIMAL13R', udiDi: '09521234000013' },
    },
  },
  {
    id: 'BR-UDID-643',
    severity: 'error',
    field: 'basicUdiDi',
    when: allOf(ofLegacy, present('basicUdiDi'), matches('udiDi', 'D-.*')),
    must: lint('basicUdiDi', 'eudamed-di-of', 'udiDi'),
    message:
      'EUDAMED DI (B-) and EUDAMED ID (D-) of a legacy device have the same body. Correct one of the two.',
    problem: 'form',
    fix: 'use-eudamed-di',
    source: businessRules('BR-UDID-643'),
    accepts: { document: { legislation: 'MDD', basicUdiDi: eudamedDi, udiDi: eudamedId } },
    rejects: { document: { legislation: 'MDD', basicUdiDi: 'B-09521234000013', udiDi: eudamedId } },
  },
  {
    id: 'BR-UDID-642',
    severity: 'error',
    field: 'basicUdiDi',
    when: allOf(ofLegacy, present('basicUdiDi'), not(allOf(present('udiDi'), not(matches('udiDi', 'D-.*'))))),
    must: lint('basicUdiDi', 'eudamed-di'),
    message:
      'The EUDAMED DI of a legacy device without a UDI-DI is B-, up to 21 characters (best with the SRN) and two check characters. {detail}',
    explain: 'basic-udi-di',
    problem: 'form',
    source: businessRules('BR-UDID-642'),
    accepts: { document: { legislation: 'MDD', basicUdiDi: eudamedDi, udiDi: eudamedId } },
    rejects: { document: { legislation: 'MDD', basicUdiDi: 'B-AF-MF-000000245AA', udiDi: eudamedId } },
  },
  {
    id: 'BR-UDID-640',
    severity: 'error',
    field: 'udiDi',
    when: allOf(ofLegacy, present('udiDi')),
    must: lint('udiDi', 'legacy-udi-di', 'udiDiIssuingEntity'),
    message:
      'EUDAMED does not accept this: a legacy device has a UDI-DI (for GS1, a GTIN with the correct check digit) or a EUDAMED ID (D-…). {detail}',
    explain: 'udi-di',
    problem: 'form',
    source: businessRules('BR-UDID-640 and BR-UDID-003'),
    accepts: { document: { legislation: 'MDD', udiDi: '09521234000013', udiDiIssuingEntity: 'GS1' } },
    rejects: { document: { legislation: 'MDD', udiDi: '09521234000013', udiDiIssuingEntity: 'EUDAMED' } },
  },
  {
    id: 'BR-UDID-644',
    severity: 'error',
    field: 'basicUdiDiIssuingEntity',
    when: allOf(ofLegacy, present('basicUdiDiIssuingEntity')),
    must: equals('basicUdiDiIssuingEntity', 'EUDAMED'),
    message: 'The issuing entity of a EUDAMED DI is EUDAMED. Choose it, or leave the field empty.',
    fix: 'entity-is-eudamed',
    source: businessRules('BR-UDID-644'),
    accepts: { document: { legislation: 'MDD', basicUdiDiIssuingEntity: 'EUDAMED' } },
    rejects: { document: { legislation: 'MDD', basicUdiDiIssuingEntity: 'GS1' } },
  },
]
