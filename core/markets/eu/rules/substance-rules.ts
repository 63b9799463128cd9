import type { Condition } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  isFalse,
  isTrue,
  lint,
  matches,
  not,
  present,
  repeats,
  someRow,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { ofMdr, ofMedical } from './scope.ts'
import { businessRules, dataDictionary, schemaSet } from './sources.ts'

/** The flag is set if, and only if, there is such a substance. */
const exactlyWith = (flag: string, rows: Condition): Condition => {
  const some = someRow('medicinalSubstances', rows)
  return anyOf(allOf(isTrue(flag), some), allOf(isFalse(flag), not(some)))
}

const medicinalRules: readonly Rule[] = [
  {
    id: 'BR-DTX-UDI-084',
    severity: 'error',
    field: 'medicinalSubstances',
    when: ofMedical,
    must: exactlyWith('containsMedicinalSubstance', isFalse('fromHumanBlood')),
    message:
      'The declaration "Medicinal product" and the list do not agree: with it at least one medicinal substance is named, without it none.',
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
    id: 'BR-DTX-UDI-085',
    severity: 'error',
    field: 'medicinalSubstances',
    when: ofMedical,
    must: exactlyWith('containsHumanBloodProduct', isTrue('fromHumanBlood')),
    message:
      'The declaration "Medicinal product from human blood or plasma" and the list do not agree: with it at least one such substance is named, without it none.',
    source: businessRules('BR-DTX-UDI-085'),
    accepts: { document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }] } },
    rejects: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'albumin', fromHumanBlood: true }] },
    },
  },
  {
    id: 'BR-UDID-041',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'inn',
    when: ofMedical,
    must: anyOf(present('inn'), present('name')),
    message: 'A substance needs its INN, or a name where it has none. Enter one or remove the row.',
    source: businessRules('BR-UDID-041'),
    accepts: { document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }] } },
    rejects: { document: { riskClass: 'class-iii', medicinalSubstances: [{ fromHumanBlood: true }] } },
  },
  {
    id: 'BR-DTX-UDID-091.2',
    severity: 'error',
    each: 'medicinalSubstances',
    field: 'language',
    when: ofMedical,
    where: allOf(present('name'), absent('inn')),
    must: allOf(present('language'), not(equals('language', 'ANY'))),
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
    must: not(repeats('inn')),
    message: 'This INN is named already. Keep one row for each substance.',
    source: businessRules('BR-UDID-101'),
    accepts: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }, { inn: 'albumin' }] },
    },
    rejects: {
      document: { riskClass: 'class-iii', medicinalSubstances: [{ inn: 'heparin' }, { inn: 'heparin' }] },
    },
  },
]

const coded = anyOf(present('casNumber'), present('ecNumber'))
const cobalt = { name: 'Cobalt', casNumber: '7440-48-4', ecNumber: '231-158-0' }

interface Declared {
  readonly table: string
  readonly rule: string
  readonly fix: 'cmr-without-language' | 'endocrine-without-language'
  /** What such a row says besides. */
  readonly also: Readonly<Record<string, string>>
}

/** Substances told by name and number; both tables are judged alike. */
const declared: readonly Declared[] = [
  { table: 'cmrSubstances', rule: 'BR-UDID-025', fix: 'cmr-without-language', also: { category: 'CMR_1A' } },
  { table: 'endocrineSubstances', rule: 'BR-UDID-027', fix: 'endocrine-without-language', also: {} },
]

const declaredRules = declared.flatMap(({ table, rule, fix, also }, index): Rule[] => {
  const document = (row: Readonly<Record<string, string | undefined>>) => ({
    document: { riskClass: 'class-iii', [table]: [{ ...also, ...row }] },
  })
  const shared = { severity: 'error', each: table, when: ofMdr } as const
  const number = index + 1
  return [
    {
      ...shared,
      id: `${rule}.1`,
      field: 'name',
      must: present('name'),
      message: 'The name of the substance is missing; numbers alone do not do. Enter it or remove the row.',
      problem: 'missing',
      source: businessRules(rule),
      accepts: document(cobalt),
      rejects: document({ ...cobalt, name: undefined }),
    },
    {
      ...shared,
      id: `${rule}.2`,
      field: 'language',
      where: allOf(present('name'), not(coded)),
      must: allOf(present('language'), not(equals('language', 'ANY'))),
      message:
        'A substance name without a CAS or EC number needs its language, and not "Any language". Choose it, or add a number.',
      source: `${businessRules(rule)}; BR-DTX-UDID-094`,
      accepts: document({ name: 'Cobalt', language: 'EN' }),
      rejects: document({ name: 'Cobalt', language: 'ANY' }),
    },
    {
      ...shared,
      id: `BR-DTX-UDID-094.${number}`,
      field: 'language',
      where: allOf(present('name'), coded),
      must: absent('language'),
      message:
        'Beside a CAS or EC number the name of a substance stands without a language. Clear the language.',
      fix,
      source: businessRules('BR-DTX-UDID-094'),
      accepts: document(cobalt),
      rejects: document({ ...cobalt, language: 'EN' }),
    },
    {
      ...shared,
      id: `XSD-CAS.${number}`,
      field: 'casNumber',
      where: present('casNumber'),
      must: matches('casNumber', '[0-9]{1,7}-[0-9]{2}-[0-9]'),
      message: 'This is no CAS number: up to seven digits, two digits and a check digit, as 7440-48-4.',
      problem: 'form',
      source: schemaSet('stringCASCodeType'),
      accepts: document(cobalt),
      rejects: document({ ...cobalt, casNumber: '7440484' }),
    },
    {
      ...shared,
      id: `XSD-EC.${number}`,
      field: 'ecNumber',
      where: present('ecNumber'),
      must: matches('ecNumber', '[0-9]{3}-[0-9]{3}-[0-9]'),
      message: 'This is no EC number: three, three and one digit, as 231-158-0.',
      problem: 'form',
      source: schemaSet('stringECCodeType'),
      accepts: document(cobalt),
      rejects: document({ ...cobalt, ecNumber: '2311580' }),
    },
    {
      ...shared,
      id: `HUB-CAS.${number}`,
      severity: 'warning',
      field: 'casNumber',
      where: matches('casNumber', '[0-9]{1,7}-[0-9]{2}-[0-9]'),
      must: lint('casNumber', 'cas-check-digit'),
      message:
        'The check digit of the CAS number is wrong, so a digit is mistyped. Compare it with the source.',
      source: 'CAS Registry, check digit',
      accepts: document(cobalt),
      rejects: document({ ...cobalt, casNumber: '7440-48-5' }),
    },
    {
      ...shared,
      id: `HUB-EC.${number}`,
      severity: 'warning',
      field: 'ecNumber',
      where: matches('ecNumber', '[0-9]{3}-[0-9]{3}-[0-9]'),
      must: lint('ecNumber', 'ec-check-digit'),
      message:
        'The check digit of the EC number is wrong, so a digit is mistyped. Compare it with the source.',
      source: 'European Chemicals Agency, EC inventory',
      accepts: document(cobalt),
      rejects: document({ ...cobalt, ecNumber: '231-158-1' }),
    },
    {
      ...shared,
      id: `BR-DTX-UDID-091.${number + 2}`,
      severity: 'warning',
      field: 'name',
      where: present('name'),
      must: not(repeats(...Object.keys(also), 'name', 'language', 'casNumber', 'ecNumber')),
      message: 'This substance is named already. Keep it once.',
      source: businessRules('BR-DTX-UDID-091'),
      accepts: document(cobalt),
      rejects: {
        document: {
          riskClass: 'class-iii',
          [table]: [
            { ...also, ...cobalt },
            { ...also, ...cobalt },
          ],
        },
      },
    },
  ]
})

export const substanceRules: readonly Rule[] = [
  ...medicinalRules,
  {
    id: 'FLD-UDID-200',
    severity: 'error',
    each: 'cmrSubstances',
    field: 'category',
    when: ofMdr,
    must: present('category'),
    message: 'The category of the CMR substance is missing: 1A or 1B. Choose it or remove the row.',
    problem: 'missing',
    source: dataDictionary('FLD-UDID-200'),
    accepts: { document: { riskClass: 'class-iii', cmrSubstances: [{ ...cobalt, category: 'CMR_1B' }] } },
    rejects: { document: { riskClass: 'class-iii', cmrSubstances: [cobalt] } },
  },
  ...declaredRules,
]
