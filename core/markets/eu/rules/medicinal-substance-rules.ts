import type { Condition } from '#core/rules/condition.ts'
import {
  allOf,
  anyOf,
  equals,
  isFalse,
  isTrue,
  not,
  present,
  repeats,
  someRow,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { isFurtherName } from '../required-columns.ts'
import { ofMedical } from '../scope.ts'
import { businessRules } from './sources.ts'
import { contradiction, languageAgain, onceInItsLanguage } from './substance-names.ts'

/** The flag is set if, and only if, there is such a substance. */
const exactlyWith = (flag: string, rows: Condition): Condition => {
  const some = someRow('medicinalSubstances', rows)
  return anyOf(allOf(isTrue(flag), some), allOf(isFalse(flag), not(some)))
}

const salbe = { substance: 1, name: 'Salbe X', language: 'DE' }
type Row = Readonly<Record<string, string | number | boolean>>
const medicinal = (...medicinalSubstances: readonly Row[]) => ({
  document: { riskClass: 'class-iii', medicinalSubstances },
})

/** Medicinal products in a device, and those of human origin. */
export const medicinalSubstanceRules: readonly Rule[] = [
  {
    ...required('BR-DTX-UDI-084'),
    must: exactlyWith('containsMedicinalSubstance', isFalse('fromHumanBlood')),
    // The rule also applies where a substance is named.
    problem: undefined,
    message:
      'The declaration "Medicinal product" and the list do not agree. If the answer is yes, name at least one medicinal substance; otherwise, name none.',
    source: businessRules('BR-DTX-UDI-084'),
    accepts: {
      document: {
        riskClass: 'class-iii',
        containsMedicinalSubstance: true,
        medicinalSubstances: [{ inn: 'heparin' }],
      },
    },
    rejects: { document: { riskClass: 'class-iii', containsMedicinalSubstance: true } },
  },
  {
    ...required('BR-DTX-UDI-085'),
    must: exactlyWith('containsHumanBloodProduct', isTrue('fromHumanBlood')),
    // The rule also applies where a substance is named.
    problem: undefined,
    message:
      'The declaration "Medicinal product from human blood or plasma" and the list do not agree. If the answer is yes, name at least one such substance; otherwise, name none.',
    source: businessRules('BR-DTX-UDI-085'),
    accepts: { document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }] } },
    rejects: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'albumin', fromHumanBlood: true }] },
    },
  },
  {
    ...required('BR-UDID-041'),
    message: 'A substance needs its INN, or a name where it has none. Enter one or remove the row.',
    source: businessRules('BR-UDID-041'),
    accepts: { document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }] } },
    rejects: { document: { riskClass: 'class-iii', medicinalSubstances: [{ fromHumanBlood: true }] } },
  },
  {
    ...required('BR-DTX-UDID-091.2'),
    message: 'A substance name without an INN needs its language, and not "Any language".',
    source: businessRules('BR-UDID-041 and BR-DTX-UDID-091'),
    accepts: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ name: 'Salbe X', language: 'DE' }] },
    },
    rejects: { document: { riskClass: 'class-iii', medicinalSubstances: [{ name: 'Salbe X' }] } },
  },
  {
    id: 'BR-DTX-UDID-090.2',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'language',
    when: ofMedical,
    where: allOf(present('name'), present('inn')),
    must: not(equals('language', 'ANY')),
    message: 'A substance name has a language or none; "Any language" is for trade names only. Clear it.',
    source: businessRules('BR-DTX-UDID-090'),
    accepts: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin', name: 'Heparin' }] },
    },
    rejects: {
      document: {
        riskClass: 'class-iii',
        medicinalSubstances: [{ inn: 'heparin', name: 'Heparin', language: 'ANY' }],
      },
    },
  },
  {
    id: 'BR-UDID-101',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'inn',
    when: ofMedical,
    where: present('inn'),
    must: anyOf(not(repeats('inn')), allOf(isFurtherName, repeats('substance', 'inn'))),
    message:
      'This INN is already listed. Keep one row for each substance, or give all rows of one substance the same number under "Substance".',
    source: businessRules('BR-UDID-101'),
    accepts: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }, { inn: 'albumin' }] },
    },
    rejects: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }, { inn: 'heparin' }] },
    },
  },
  {
    id: 'BR-UDID-041.1',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'substance',
    when: ofMedical,
    where: isFurtherName,
    must: repeats('substance', 'fromHumanBlood', 'inn'),
    message: contradiction('origin or INN'),
    source: businessRules('BR-UDID-041'),
    accepts: medicinal(salbe, { ...salbe, name: 'Salve X', language: 'DA' }),
    rejects: medicinal(salbe, { ...salbe, name: 'Salve X', language: 'DA', fromHumanBlood: true }),
  },
  {
    ...required('BR-UDID-041.2'),
    message:
      'A further row of a substance gives its name in another language. Enter the name or remove the row.',
    source: businessRules('BR-UDID-041'),
    accepts: medicinal({ ...salbe, inn: 'heparin' }, { substance: 1, inn: 'heparin', name: 'Heparin' }),
    rejects: medicinal({ ...salbe, inn: 'heparin' }, { substance: 1, inn: 'heparin' }),
  },
  {
    id: 'BR-DTX-UDID-091.5',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'language',
    when: ofMedical,
    // A language that is missing is a problem of its own where there is no INN.
    where: allOf(isFurtherName, anyOf(present('language'), present('inn'))),
    must: onceInItsLanguage,
    message: languageAgain,
    source: businessRules('BR-DTX-UDID-091 and BR-UDID-041'),
    accepts: medicinal(salbe, { ...salbe, language: 'DA' }),
    rejects: medicinal(salbe, { ...salbe, name: 'Creme X' }),
  },
]
