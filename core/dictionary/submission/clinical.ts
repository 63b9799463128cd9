import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { nonEuCountries } from '#core/code-lists/eudamed/non-eu-countries.ts'
import { defineFields } from '../field.ts'

/** How a clinical size is given. */
const precisions = [
  { code: 'value', label: 'Value' },
  { code: 'range', label: 'Range' },
  { code: 'text', label: 'Text' },
]

export const clinicalTab = defineFields('clinical', {
  clinicalEvaluation: {
    type: 'long-text',
    label: 'Clinical Evaluation',
    maxLength: 2000,
  },

  clinicalSizes: {
    type: 'group',
    label: 'Clinical sizes',
    rowLabel: 'size',
    help: 'Sizes that matter for the choice of the device: one value, a range, or a text. For "other" say what is measured.',
    columns: {
      sizeType: {
        type: 'code',
        label: 'Size',
        section: 'clinical',
        codes: clinicalSizeTypes,
      },
      precision: {
        type: 'code',
        label: 'Given as',
        section: 'clinical',
        codes: precisions,
      },
      value: { type: 'decimal', label: 'Value', section: 'clinical' },
      minimum: { type: 'decimal', label: 'Minimum', section: 'clinical' },
      maximum: { type: 'decimal', label: 'Maximum', section: 'clinical' },
      unit: {
        type: 'code',
        label: 'Unit',
        section: 'clinical',
        codes: clinicalSizeUnits,
      },
      text: { type: 'text', label: 'Text', section: 'clinical', maxLength: 255 },
      description: {
        type: 'text',
        label: 'What is measured (other)',
        section: 'clinical',
        maxLength: 2000,
      },
      unitDescription: {
        type: 'text',
        label: 'Unit (other)',
        section: 'clinical',
        maxLength: 2000,
      },
      language: {
        type: 'code',
        label: 'Language of the descriptions',
        section: 'clinical',
        codes: languages,
      },
    },
  },
  clinicalInvestigations: {
    type: 'group',
    label: 'Clinical investigations',
    rowLabel: 'investigation',
    columns: {
      reference: {
        type: 'text',
        label: 'Reference number',
        section: 'clinical',
        maxLength: 255,
      },
      nonEuCountry: {
        type: 'code',
        label: 'Country outside the EU',
        section: 'clinical',
        codes: nonEuCountries,
      },
    },
  },
  clinicalEvaluationDate: {
    type: 'date',
    label: 'Clinical evaluation report, date',
    help: 'The day of the current clinical or performance evaluation report.',
  },
  sscpReference: {
    type: 'text',
    label: 'Summary of safety and clinical performance',
    maxLength: 255,
  },
  indications: {
    type: 'long-text',
    label: 'Indications',
    help: 'The conditions the device is meant to diagnose, treat or relieve, as in the instructions for use.',
    maxLength: 4000,
  },
  contraindications: {
    type: 'long-text',
    label: 'Contra-indications',
    maxLength: 4000,
  },
  targetPopulation: {
    type: 'text',
    label: 'Intended patients',
    help: 'The patients the device is meant for: age, condition, anatomy.',
    maxLength: 500,
  },
  intendedUser: {
    type: 'text',
    label: 'Intended users',
    help: 'Who is meant to use the device: professionals of which kind, or lay persons.',
    maxLength: 500,
  },
  analyte: {
    type: 'text',
    label: 'Analyte or marker (IVD)',
    help: 'What an in vitro diagnostic detects or measures.',
    maxLength: 255,
  },
  specimenType: {
    type: 'text',
    label: 'Specimen type (IVD)',
    help: 'What an in vitro diagnostic is used on, such as serum, urine or a swab.',
    maxLength: 255,
  },
})
