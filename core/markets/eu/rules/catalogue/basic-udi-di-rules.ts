import { allOf, lint, matches, not, present } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'

/** The catalogue on Basic UDI-DIs (specification, document 2 section 5; decisions D15 and D16). */

/** The EUDAMED DI of a legacy device with a UDI-DI of any form: B- before it, without check characters. */
const followsFromUdiDi = allOf(not(matches('udiDi', 'D-.*')), lint('basicUdiDi', 'eudamed-di-of', 'udiDi'))
const unknownScheme = allOf(
  present('basicUdiDi'),
  not(followsFromUdiDi),
  not(lint('basicUdiDi', 'basic-udi-di-scheme', 'basicUdiDiIssuingEntity')),
)
export const basicUdiDiRules: readonly Rule[] = [
  {
    id: 'BR-102',
    severity: 'error',
    field: 'basicUdiDi',
    when: unknownScheme,
    must: { op: 'length', field: 'basicUdiDi', min: 15, max: 15 },
    message:
      "The Basic UDI-DI is not a code of any issuing entity, and the hub's own format has exactly 15 characters (14 digits and X). {detail}",
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
      "The Basic UDI-DI is not a code of any issuing entity, and the hub's own format has digits only before the X. {detail}",
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
