import type { Condition } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  isFalse,
  isTrue,
  not,
  present,
  someRow,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { businessRules } from './sources.ts'

/** The flag is set if, and only if, there is such a substance. */
const exactlyWith = (flag: string, rows: Condition): Condition => {
  const some = someRow('medicinalSubstances', rows)
  return anyOf(allOf(isTrue(flag), some), allOf(isFalse(flag), not(some)))
}

export const substanceRules: readonly Rule[] = [
  {
    id: 'BR-DTX-UDI-084',
    severity: 'error',
    field: 'medicinalSubstances',
    must: exactlyWith('containsMedicinalSubstance', isFalse('fromHumanBlood')),
    message:
      'The declaration "Medicinal product" and the list do not agree: with it at least one medicinal substance is named, without it none.',
    source: businessRules('BR-DTX-UDI-084'),
    accepts: { document: { containsMedicinalSubstance: true, medicinalSubstances: [{ inn: 'heparin' }] } },
    rejects: { document: { containsMedicinalSubstance: true } },
  },
  {
    id: 'BR-DTX-UDI-085',
    severity: 'error',
    field: 'medicinalSubstances',
    must: exactlyWith('containsHumanBloodProduct', isTrue('fromHumanBlood')),
    message:
      'The declaration "Medicinal product from human blood or plasma" and the list do not agree: with it at least one such substance is named, without it none.',
    source: businessRules('BR-DTX-UDI-085'),
    accepts: { document: { medicinalSubstances: [{ inn: 'heparin' }] } },
    rejects: { document: { medicinalSubstances: [{ inn: 'albumin', fromHumanBlood: true }] } },
  },
  {
    id: 'BR-UDID-041',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'inn',
    must: anyOf(present('inn'), present('name')),
    message: 'A substance needs its INN, or a name where it has none. Enter one or remove the row.',
    source: businessRules('BR-UDID-041'),
    accepts: { document: { medicinalSubstances: [{ inn: 'heparin' }] } },
    rejects: { document: { medicinalSubstances: [{ fromHumanBlood: true }] } },
  },
  {
    id: 'BR-DTX-UDID-091.2',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'language',
    where: allOf(present('name'), absent('inn')),
    must: allOf(present('language'), not(equals('language', 'ANY'))),
    message: 'A substance name without an INN needs its language, and not "Any language".',
    source: businessRules('BR-UDID-041 and BR-DTX-UDID-091'),
    accepts: { document: { medicinalSubstances: [{ name: 'Salbe X', language: 'DE' }] } },
    rejects: { document: { medicinalSubstances: [{ name: 'Salbe X' }] } },
  },
  {
    id: 'BR-UDID-101',
    severity: 'error',
    field: 'medicinalSubstances',
    must: { op: 'unique', field: 'medicinalSubstances', column: 'inn' },
    message: 'An INN is named more than once. Keep one row for each substance.',
    source: businessRules('BR-UDID-101'),
    accepts: { document: { medicinalSubstances: [{ inn: 'heparin' }, { inn: 'albumin' }] } },
    rejects: { document: { medicinalSubstances: [{ inn: 'heparin' }, { inn: 'heparin' }] } },
  },
]
