import { fact, not, present } from './condition-builders.ts'
import type { Rule } from './rule.ts'

/** What the hub asks of a submission whatever its market (decision D15). */
export const everywhereRules: readonly Rule[] = [
  {
    id: 'BR-003',
    severity: 'error',
    field: 'udiDi',
    when: present('udiDi'),
    must: not(fact('udi-di-taken')),
    message:
      'Another submission for this market has the same UDI-DI: {detail}. Keep one of them, or correct the UDI-DI.',
    explain: 'udi-di-taken',
    source: 'Specification, document 2 section 5; MDR Annex VI part C',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '09521234000013' }, facts: ['udi-di-taken', 'udi-di-taken.no. 7'] },
  },
  {
    id: 'HUB-MASTER',
    severity: 'warning',
    field: null,
    must: not(fact('master-not-active')),
    message:
      'This submission comes from a version of the master record that is not in force. It cannot be approved before that version is active.',
    source: 'Decision D12a',
    accepts: { document: {} },
    rejects: { document: {}, facts: ['master-not-active'] },
  },
]
