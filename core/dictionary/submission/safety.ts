import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { cmrSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'
import { defineFields } from '../field.ts'
import { otherNumber } from './other-number.ts'

/** A table has a name a row; rows with the same figure here name one substance. */
const substance = {
  type: 'integer',
  label: 'Substance (1, 2, …)',
  section: 'safety',
  min: 1,
  max: 9999,
  help: 'Rows with the same number are names of the same substance. A row without a number is a separate substance.',
} as const

const basicUdi = { type: 'boolean', declaration: true } as const

export const safetyTab = defineFields('safety', {
  containsLatex: {
    type: 'boolean',
    label: 'Contains latex',
  },
  containsAnimalTissue: {
    ...basicUdi,
    label: 'Animal tissues or cells',
    help: 'Presence of animal tissues or cells, or their derivatives.',
  },
  containsHumanTissue: {
    ...basicUdi,
    label: 'Human tissues or cells',
    help: 'Presence of human tissues or cells, or their derivatives.',
  },
  containsMedicinalSubstance: {
    ...basicUdi,
    label: 'Medicinal product',
    help: 'A substance which, if used separately, may be considered a medicinal product.',
  },
  containsHumanBloodProduct: {
    ...basicUdi,
    label: 'Medicinal product from human blood or plasma',
    help: 'A substance which, if used separately, may be considered a medicinal product derived from human blood or human plasma.',
  },
  medicinalSubstances: {
    type: 'group',
    label: 'Medicinal substances',
    rowLabel: 'substance',
    help: 'Needed when the device contains a medicinal product. Enter each substance by its INN or its name. For names in several languages, add one row per language, all with the same number under "Substance".',
    columns: {
      substance,
      fromHumanBlood: {
        type: 'boolean',
        label: 'From human blood or plasma',
        section: 'safety',
      },
      inn: { type: 'text', label: 'INN', section: 'safety', maxLength: 2000 },
      name: { type: 'text', label: 'Name', section: 'safety', maxLength: 2000 },
      language: {
        type: 'code',
        label: 'Language',
        section: 'safety',
        codes: languages,
        help: 'Needed for a name without an INN.',
      },
    },
  },

  containsMicrobialSubstance: {
    ...basicUdi,
    label: 'Cells or substances of microbial origin',
  },
  cmrSubstances: {
    type: 'group',
    label: 'CMR substances',
    rowLabel: 'substance',
    help: 'Carcinogenic, mutagenic or toxic for reproduction, above 0.1 % by weight. Enter each by its name, with its CAS or EC number. Without one, add a row for each language of the label, all with the same number under "Substance".',
    columns: {
      substance,
      category: {
        type: 'code',
        label: 'Category',
        section: 'safety',
        codes: cmrSubstanceTypes,
      },
      name: { type: 'text', label: 'Name', section: 'safety', maxLength: 2000 },
      language: { type: 'code', label: 'Language', section: 'safety', codes: languages },
      casNumber: {
        type: 'text',
        label: 'CAS number',
        section: 'safety',
        maxLength: 12,
      },
      ecNumber: {
        type: 'text',
        label: 'EC number',
        section: 'safety',
        maxLength: 9,
      },
    },
  },
  endocrineSubstances: {
    type: 'group',
    label: 'Endocrine disrupting substances',
    rowLabel: 'substance',
    help: 'Above 0.1 % by weight. Enter each by its name, with its CAS or EC number if it has one. If it has neither, add one row for each language of the label, all with the same number under "Substance".',
    columns: {
      substance,
      name: { type: 'text', label: 'Name', section: 'safety', maxLength: 2000 },
      language: { type: 'code', label: 'Language', section: 'safety', codes: languages },
      casNumber: {
        type: 'text',
        label: 'CAS number',
        section: 'safety',
        maxLength: 12,
      },
      ecNumber: {
        type: 'text',
        label: 'EC number',
        section: 'safety',
        maxLength: 9,
      },
    },
  },
  criticalWarnings: {
    type: 'group',
    label: 'Critical warnings and contra-indications',
    rowLabel: 'warning',
    help: 'As on the label. "Other" needs a text; only "Other" has languages, each in a row of its own. Several entries of "Other" are told apart by their number (1, 2, …).',
    columns: {
      warning: {
        type: 'code',
        label: 'Warning',
        section: 'safety',
        codes: criticalWarnings,
      },
      text: { type: 'text', label: 'Text', section: 'safety', maxLength: 2000 },
      language: { type: 'code', label: 'Language', section: 'safety', codes: languages },
      other: otherNumber('safety'),
    },
  },
  biocompatibility: {
    type: 'long-text',
    label: 'Biocompatibility',
    help: 'The biological evaluation by ISO 10993: what was tested, and where the report is.',
    maxLength: 2000,
  },
  residualRisks: {
    type: 'long-text',
    label: 'Residual risks',
    maxLength: 2000,
  },
})
