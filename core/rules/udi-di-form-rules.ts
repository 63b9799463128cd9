import { allOf, anyOf, lint, matches, not, oneOf, present } from './condition-builders.ts'
import type { Rule } from './rule.ts'
import { required } from './udi-di-requirements.ts'

/** HIBCC's: stated, or recognised; its forms vary in regulators' databases (decision D38). */
const isHibcc = lint('udiDi', 'like-hibcc', 'udiDiIssuingEntity')

/**
 * The form of a UDI-DI, for markets whose codes come from GS1, HIBCC, ICCBBA and IFA (decision D17). Of those but GS1
 * regulators hold codes in forms of their own, so where a person names one, HUB-UDI-FORM only warns.
 */
const formNotJudged = ['HIBCC', 'ICCBBA', 'IFA']

export const udiDiFormRules: readonly Rule[] = [
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
    when: allOf(present('udiDi'), not(anyOf(oneOf('udiDiIssuingEntity', formNotJudged), isHibcc))),
    must: lint('udiDi', 'udi-di', 'udiDiIssuingEntity'),
    message: 'The UDI-DI has the format of no issuing entity (GS1, HIBCC, ICCBBA, IFA). {detail}',
    explain: 'udi-di',
    problem: 'form',
    fix: 'use-di',
    // What a regulator has published is on labels: somebody should compare it, but no work is blocked (decision D65).
    whereHeld: 'warning',
    source: 'Specification, document 2 section 5; Implementing Decision (EU) 2019/939',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '09521234000014' } },
  },
  {
    id: 'HUB-UDI-FORM',
    severity: 'warning',
    field: 'udiDi',
    when: allOf(present('udiDi'), anyOf(oneOf('udiDiIssuingEntity', formNotJudged), isHibcc)),
    must: lint('udiDi', 'udi-di', 'udiDiIssuingEntity'),
    message: "The UDI-DI does not follow its issuing entity's format. Compare it with the label. {detail}",
    explain: 'udi-di',
    fix: 'use-di',
    source: 'Decisions D17 and D38',
    accepts: { document: { udiDi: 'A9991230', udiDiIssuingEntity: 'HIBCC' } },
    rejects: { document: { udiDi: 'A999-123/0', udiDiIssuingEntity: 'HIBCC' } },
  },
  {
    ...required('HUB-UDI-ENTITY'),
    message: 'The UDI-DI could come from more than one issuing entity. Choose the one that issued it.',
    source: 'Decision D17',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: 'A999BLOODCONTAI1' } },
  },
]
