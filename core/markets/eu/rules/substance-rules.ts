import { languages } from '#core/code-lists/eudamed/languages.ts'
import { type Condition, registered } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  anyOf,
  equals,
  fact,
  lint,
  matches,
  not,
  present,
  repeats,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { isFurtherName } from '../required-columns.ts'
import { ofMdr } from '../scope.ts'
import { medicinalSubstanceRules } from './medicinal-substance-rules.ts'
import { businessRules, dataDictionary, schemaSet } from './sources.ts'
import { contradiction, languageAgain, onceInItsLanguage } from './substance-names.ts'

const coded = anyOf(present('casNumber'), present('ecNumber'))
const inLanguage = allOf(present('language'), not(equals('language', 'ANY')))
const isFirstName = not(isFurtherName)
type Row = Readonly<Record<string, string | number | undefined>>
const cobalt = { name: 'Cobalt', casNumber: '7440-48-4', ecNumber: '231-158-0' }

interface Declared {
  readonly table: string
  readonly rule: string
  readonly fix: 'cmr-without-language' | 'endocrine-without-language'
  /** What such a row says besides. */
  readonly also: Readonly<Record<string, string>>
}

const named = { substance: 1, name: 'Cobalt', language: 'EN' }

/** The hub knows the languages of the label from what stands on it, unless somebody has listed them. */
const inLabelLanguages: Condition = {
  op: 'holds-all',
  field: 'language',
  by: 'substance',
  values: languages.map(({ code }) => code).filter((code) => code !== 'ANY'),
  tables: ['cmrSubstances', 'endocrineSubstances', 'criticalWarnings', 'storageHandlingConditions'],
  text: 'labellingLanguages',
}

/** Substances told by name and number; both tables are judged alike. */
const declared: readonly Declared[] = [
  { table: 'cmrSubstances', rule: 'BR-UDID-025', fix: 'cmr-without-language', also: { category: 'CMR_1A' } },
  { table: 'endocrineSubstances', rule: 'BR-UDID-027', fix: 'endocrine-without-language', also: {} },
]

const declaredRules = declared.flatMap(({ table, rule, fix, also }, index): Rule[] => {
  const document = (...rows: readonly Row[]) => ({
    document: { riskClass: 'class-iii', [table]: rows.map((row) => ({ ...also, ...row })) },
  })
  /** What all rows of a substance say alike. */
  const same = [...Object.keys(also), 'casNumber', 'ecNumber']
  const shared = { severity: 'error', each: table, when: ofMdr } as const
  const number = index + 1
  return [
    {
      ...required(`${rule}.1`),
      message:
        'The name of the substance is missing; numbers alone are not enough. Enter the name or remove the row.',
      source: businessRules(rule),
      accepts: document(cobalt),
      rejects: document({ ...cobalt, name: undefined }),
    },
    {
      ...required(`${rule}.2`),
      message:
        'A substance name without a CAS or EC number needs its language, and not "Any language". Choose it, or add a number.',
      source: `${businessRules(rule)}; BR-DTX-UDID-094`,
      accepts: document({ name: 'Cobalt', language: 'EN' }),
      rejects: document({ name: 'Cobalt', language: 'ANY' }),
    },
    {
      ...shared,
      id: `${rule}.7`,
      // EUDAMED has taken it as it is (decision D36).
      severity: 'warning',
      when: allOf(ofMdr, fact(registered)),
      field: 'language',
      where: allOf(present('name'), not(coded)),
      must: inLanguage,
      message:
        'A substance name without a CAS or EC number needs its language, and not "Any language". Choose it, or add a number.',
      source: `${businessRules(rule)}; BR-DTX-UDID-094`,
      accepts: { ...document({ name: 'Cobalt', language: 'EN' }), facts: [registered] },
      rejects: { ...document({ name: 'Cobalt', language: 'ANY' }), facts: [registered] },
    },
    {
      ...shared,
      id: `BR-DTX-UDID-094.${number}`,
      field: 'language',
      where: allOf(present('name'), coded, isFirstName),
      must: absent('language'),
      message: 'The name of a substance with a CAS or EC number has no language. Clear the language.',
      fix,
      source: businessRules('BR-DTX-UDID-094'),
      accepts: document(cobalt),
      rejects: document({ ...cobalt, language: 'EN' }),
    },
    {
      ...shared,
      id: `${rule}.3`,
      field: 'substance',
      where: isFurtherName,
      must: repeats('substance', ...same),
      message: contradiction(also.category ? 'category, CAS or EC number' : 'CAS or EC number'),
      source: businessRules(rule),
      accepts: document(named, { ...named, name: 'Kobalt', language: 'DE' }),
      rejects: document(named, { ...cobalt, substance: 1 }),
    },
    {
      ...shared,
      id: `${rule}.4`,
      field: 'name',
      where: allOf(isFurtherName, repeats('substance', ...same)),
      must: not(coded),
      message:
        'With a CAS or EC number a substance has one name, without a language. Keep its first row, or remove the number from all of them.',
      source: businessRules(rule),
      accepts: document(named, { ...named, name: 'Kobalt', language: 'DE' }),
      rejects: document({ ...cobalt, substance: 1 }, { ...cobalt, substance: 1, name: 'Kobalt' }),
    },
    {
      ...shared,
      id: `${rule}.5`,
      field: 'language',
      where: allOf(isFurtherName, not(coded), inLanguage),
      must: onceInItsLanguage,
      message: languageAgain,
      source: `${businessRules(rule)}; BR-DTX-UDID-091`,
      accepts: document(named, { ...named, language: 'DE' }),
      rejects: document(named, { ...named, name: 'Co' }),
    },
    {
      ...shared,
      id: `${rule}.6`,
      severity: 'warning',
      field: 'language',
      where: allOf(isFirstName, present('name'), not(coded), inLanguage),
      must: inLabelLanguages,
      message:
        'Other substances, warnings or storage conditions show that the label has further languages. Name the substance in each of them: one row per language, all with the same number under "Substance".',
      source: businessRules(rule),
      accepts: document(named, { ...named, name: 'Kobalt', language: 'DE' }),
      rejects: {
        document: {
          ...document(named).document,
          criticalWarnings: [{ warning: 'CW999', text: 'Nicht dehnen', language: 'DE' }],
        },
      },
    },
    {
      ...shared,
      id: `XSD-CAS.${number}`,
      field: 'casNumber',
      where: present('casNumber'),
      must: matches('casNumber', '[0-9]{1,7}-[0-9]{2}-[0-9]'),
      message: 'This is not a CAS number: up to seven digits, two digits and a check digit, as 7440-48-4.',
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
      message: 'This is not an EC number: three, three and one digit, as 231-158-0.',
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
      where: allOf(present('name'), anyOf(isFirstName, onceInItsLanguage)),
      must: not(repeats(...same, 'name', 'language')),
      message: 'This substance is named already. Keep it once.',
      source: businessRules('BR-DTX-UDID-091'),
      accepts: document(cobalt),
      rejects: document(cobalt, cobalt),
    },
  ]
})

export const substanceRules: readonly Rule[] = [
  ...medicinalSubstanceRules,
  {
    ...required('FLD-UDID-200'),
    message: 'The category of the CMR substance is missing: 1A or 1B. Choose it or remove the row.',
    source: dataDictionary('FLD-UDID-200'),
    accepts: { document: { riskClass: 'class-iii', cmrSubstances: [{ ...cobalt, category: 'CMR_1B' }] } },
    rejects: { document: { riskClass: 'class-iii', cmrSubstances: [cobalt] } },
  },
  ...declaredRules,
]
