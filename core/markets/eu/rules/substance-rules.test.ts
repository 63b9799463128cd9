import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { eudamedRuleSet } from './index.ts'
import { substanceRules } from './substance-rules.ts'

/** What is heard of substances that are named in several rows. */

const ids = new Set(substanceRules.map(({ id }) => id))
const judged = (document: SubmissionDocument) =>
  eudamedRuleSet
    .judge({ riskClass: 'class-iii', ...document }, new Set(), '2026-11-20')
    .filter(({ ruleId }) => ids.has(ruleId))
const found = (document: SubmissionDocument) =>
  judged(document).map(({ ruleId, field }) => `${ruleId} ${field}`)

const en = { substance: 1, name: 'Lead', language: 'EN' }
const de = { substance: 1, name: 'Blei', language: 'DE' }
const codes = { casNumber: '7439-92-1', ecNumber: '231-100-4' }
const blood = { containsHumanBloodProduct: true }
const albumin = { substance: 1, fromHumanBlood: true, inn: 'albumin' }

describe('a substance in several rows', () => {
  it.each<[string, SubmissionDocument, string[]]>([
    ['with a name in each language', { endocrineSubstances: [en, de] }, []],
    [
      'beside another that lacks a language',
      { endocrineSubstances: [en, { name: 'Other', language: 'EN' }, de] },
      ['BR-UDID-027.6 endocrineSubstances.1.language'],
    ],
    [
      'in the languages somebody has listed, but one',
      { labellingLanguages: 'EN, DE, ZH; FI', endocrineSubstances: [en, de] },
      ['BR-UDID-027.6 endocrineSubstances.0.language'],
    ],
    [
      'with two names in one language',
      { endocrineSubstances: [en, { ...en, name: 'Plumbum' }] },
      ['BR-UDID-027.5 endocrineSubstances.1.language'],
    ],
    [
      'one of which is there twice',
      { endocrineSubstances: [en, en] },
      ['BR-UDID-027.5 endocrineSubstances.1.language'],
    ],
    [
      'one of which has no language',
      { endocrineSubstances: [en, { substance: 1, name: 'Plumbum' }] },
      ['BR-UDID-027.2 endocrineSubstances.1.language'],
    ],
    [
      'with a number, which has but one name',
      {
        endocrineSubstances: [
          { ...codes, substance: 1, name: 'Lead' },
          { ...de, ...codes },
        ],
      },
      ['BR-UDID-027.4 endocrineSubstances.1.name'],
    ],
    [
      'of which one has a number',
      { endocrineSubstances: [en, { ...codes, substance: 1, name: 'Lead' }] },
      ['BR-UDID-027.3 endocrineSubstances.1.substance'],
    ],
    [
      'of two categories',
      {
        cmrSubstances: [
          { ...en, category: 'CMR_1A' },
          { ...de, category: 'CMR_1B' },
        ],
      },
      ['BR-UDID-025.3 cmrSubstances.1.substance'],
    ],
    [
      'named alike in another table',
      {
        endocrineSubstances: [en, de],
        cmrSubstances: [{ ...en, ...codes, language: '', category: 'CMR_1A' }],
      },
      [],
    ],
    [
      'with its INN and names',
      { ...blood, medicinalSubstances: [albumin, { ...albumin, name: 'Albumin', language: 'DE' }] },
      [],
    ],
    [
      'with an INN that another has too',
      { ...blood, medicinalSubstances: [albumin, { ...albumin, substance: 2 }] },
      ['BR-UDID-101 medicinalSubstances.1.inn'],
    ],
    [
      'with two INNs',
      {
        ...blood,
        medicinalSubstances: [albumin, { ...albumin, inn: 'heparin', name: 'Heparin', language: 'DE' }],
      },
      ['BR-UDID-041.1 medicinalSubstances.1.substance'],
    ],
    [
      'with an INN and nothing new',
      { ...blood, medicinalSubstances: [{ ...albumin, name: 'Albumin', language: 'EN' }, albumin] },
      ['BR-UDID-041.2 medicinalSubstances.1.name'],
    ],
    [
      'with an INN and two names in one language',
      {
        ...blood,
        medicinalSubstances: [
          { ...albumin, name: 'Albumin', language: 'EN' },
          { ...albumin, name: 'Albumen', language: 'EN' },
        ],
      },
      ['BR-DTX-UDID-091.5 medicinalSubstances.1.language'],
    ],
    [
      'and rows without a figure, each a substance of its own',
      {
        ...blood,
        medicinalSubstances: [
          { fromHumanBlood: true, inn: 'albumin' },
          { fromHumanBlood: true, inn: 'albumin' },
        ],
      },
      ['BR-UDID-101 medicinalSubstances.1.inn'],
    ],
  ])('%s', (_, document, expected) => {
    expect(found(document)).toEqual(expected)
  })
})

describe('the languages beside a number', () => {
  it('go with one click, except from further names, of which a person chooses', () => {
    const endocrineSubstances = [
      { ...en, ...codes },
      { ...de, ...codes },
      { name: 'Cobalt', language: 'EN', casNumber: '7440-48-4' },
      { name: 'Other', language: 'EN' },
    ]
    const issues = judged({ endocrineSubstances })
    const fixed = issues.filter(({ fix }) => fix)
    expect(fixed.map(({ field }) => field)).toEqual([
      'endocrineSubstances.0.language',
      'endocrineSubstances.2.language',
    ])
    const [change] = fixed[0]?.fix?.changes ?? []
    expect(change?.value).toEqual([
      { substance: 1, name: 'Lead', ...codes },
      { ...de, ...codes },
      { name: 'Cobalt', casNumber: '7440-48-4' },
      { name: 'Other', language: 'EN' },
    ])
    // The further name is still to be taken away, and nothing new is wrong.
    const left = found({ endocrineSubstances: change?.value as typeof endocrineSubstances })
    expect(left).toContain('BR-UDID-027.4 endocrineSubstances.1.name')
    expect(issues.map(({ ruleId, field }) => `${ruleId} ${field}`)).toEqual(expect.arrayContaining(left))
  })
})
