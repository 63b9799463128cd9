import { allOf, anyOf, fact, lint, matches, not, oneOf, present } from '../condition-builders.ts'
import type { Rule } from '../rule.ts'

/** The catalogue on UDI-DI and Basic UDI-DI (specification, document 2 section 5; decisions D15 and D16). */

/** The EUDAMED DI of a legacy device with a UDI-DI of any form: B- before it, without check characters. */
const followsFromUdiDi = allOf(not(matches('udiDi', 'D-.*')), lint('basicUdiDi', 'eudamed-di-of', 'udiDi'))
const unknownScheme = allOf(
  present('basicUdiDi'),
  not(followsFromUdiDi),
  not(lint('basicUdiDi', 'basic-udi-di-scheme', 'basicUdiDiIssuingEntity')),
)
/** EUDAMED does not judge their forms (BR-UDID-003), so where a person names one, HUB-UDI-FORM only warns. */
export const formNotJudged = ['HIBCC', 'ICCBBA', 'IFA']

export const identifierRules: readonly Rule[] = [
  {
    id: 'BR-001',
    severity: 'error',
    field: 'udiDi',
    when: present('udiDi'),
    must: anyOf({ op: 'length', field: 'udiDi', max: 25 }, matches('udiDi', 'D-.*')),
    message:
      'The UDI-DI is longer than 25 characters. Enter the device identifier only, without lot or date.',
    source: 'Specification, document 2 section 5',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '01095212340000131728053110LOT42' } },
  },
  {
    id: 'BR-002',
    severity: 'error',
    field: 'udiDi',
    when: allOf(present('udiDi'), not(oneOf('udiDiIssuingEntity', formNotJudged))),
    must: lint('udiDi', 'udi-di', 'udiDiIssuingEntity'),
    message: 'The UDI-DI has the format of no issuing entity (GS1, HIBCC, ICCBBA, IFA). {detail}',
    explain: 'udi-di',
    problem: 'form',
    source: 'Specification, document 2 section 5; Implementing Decision (EU) 2019/939',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '09521234000014' } },
  },
  {
    id: 'BR-003',
    severity: 'error',
    field: 'udiDi',
    when: present('udiDi'),
    must: not(fact('udi-di-taken')),
    message: 'Another device of this market has the same UDI-DI. Each device needs one of its own.',
    source: 'Specification, document 2 section 5; MDR Annex VI part C',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '09521234000013' }, facts: ['udi-di-taken'] },
  },
  {
    id: 'BR-102',
    severity: 'error',
    field: 'basicUdiDi',
    when: unknownScheme,
    must: { op: 'length', field: 'basicUdiDi', min: 15, max: 15 },
    message:
      "The Basic UDI-DI is no issuing entity's code, and the hub's own format has exactly 15 characters (14 digits and X). {detail}",
    explain: 'basic-udi-di',
    problem: 'form',
    fix: 'use-gmn',
    source: 'Specification, document 2 section 5; decision D15',
    accepts: { document: { basicUdiDi: '00768627892504X' } },
    rejects: { document: { basicUdiDi: '12345' } },
  },
  {
    id: 'BR-103',
    severity: 'error',
    field: 'basicUdiDi',
    when: unknownScheme,
    must: matches('basicUdiDi', '[0-9]*|[0-9]{14}X'),
    message:
      "The Basic UDI-DI is no issuing entity's code, and the hub's own format has digits only before the X. {detail}",
    explain: 'basic-udi-di',
    problem: 'form',
    fix: 'use-gmn',
    source: 'Specification, document 2 section 5; decision D15',
    accepts: { document: { basicUdiDi: '00768627892504X' } },
    rejects: { document: { basicUdiDi: 'MODEL-4711-BLUE' } },
  },
  {
    id: 'BR-104',
    severity: 'error',
    field: 'basicUdiDi',
    when: allOf(present('basicUdiDi'), not(followsFromUdiDi)),
    must: lint('basicUdiDi', 'basic-udi-di-check', 'basicUdiDiIssuingEntity'),
    message: 'The check characters of the Basic UDI-DI are wrong. {detail}',
    explain: 'basic-udi-di',
    problem: 'form',
    fix: 'use-gmn',
    source: 'Specification, document 2 section 5; GS1 General Specifications (GMN); decision D15',
    accepts: { document: { basicUdiDi: '++A999MODELIDENTIFIER11S8' } },
    rejects: { document: { basicUdiDi: '9521234MINIMAL13S' } },
  },
]
