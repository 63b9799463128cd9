import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { nonEuCountries } from '#core/code-lists/eudamed/non-eu-countries.ts'
import { defineFields } from '../field.ts'

/** How a clinical size is given; EUDAMED reads it from the type of the element (FLD-UDID-191). */
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
    help: 'Reference and status of the clinical evaluation report (MDR Art. 61).',
    level: 'hub',
  },

  clinicalSizes: {
    type: 'group',
    label: 'Clinical sizes',
    rowLabel: 'size',
    help: 'Sizes that matter for the choice of the device: one value, a range, or a text. For "other" say what is measured.',
    level: 'udi-di',
    changeable: 'no',
    eudamedId: 'FLD-UDID-146',
    columns: {
      sizeType: {
        type: 'code',
        label: 'Size',
        section: 'clinical',
        codes: clinicalSizeTypes,
        eudamedId: 'FLD-UDID-190',
      },
      precision: {
        type: 'code',
        label: 'Given as',
        section: 'clinical',
        codes: precisions,
        eudamedId: 'FLD-UDID-191',
      },
      value: { type: 'decimal', label: 'Value', section: 'clinical', eudamedId: 'FLD-UDID-196' },
      minimum: { type: 'decimal', label: 'Minimum', section: 'clinical', eudamedId: 'FLD-UDID-193' },
      maximum: { type: 'decimal', label: 'Maximum', section: 'clinical', eudamedId: 'FLD-UDID-192' },
      unit: {
        type: 'code',
        label: 'Unit',
        section: 'clinical',
        codes: clinicalSizeUnits,
        eudamedId: 'FLD-UDID-195',
      },
      text: { type: 'text', label: 'Text', section: 'clinical', maxLength: 255, eudamedId: 'FLD-UDID-194' },
      description: {
        type: 'text',
        label: 'What is measured (other)',
        section: 'clinical',
        maxLength: 2000,
        eudamedId: 'FLD-UDID-358',
      },
      unitDescription: {
        type: 'text',
        label: 'Unit (other)',
        section: 'clinical',
        maxLength: 2000,
        eudamedId: 'FLD-UDID-359',
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
    help: 'Investigations or performance studies of the device; outside the EU with the country, one row each.',
    level: 'basic-udi',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-50',
    columns: {
      reference: {
        type: 'text',
        label: 'Reference number',
        section: 'clinical',
        maxLength: 255,
        eudamedId: 'FLD-UDID-51',
      },
      nonEuCountry: {
        type: 'code',
        label: 'Country outside the EU',
        section: 'clinical',
        codes: nonEuCountries,
        eudamedId: 'FLD-UDID-300',
      },
    },
  },
  clinicalEvaluationDate: {
    type: 'date',
    label: 'Clinical evaluation report, date',
    help: 'The day of the current clinical or performance evaluation report.',
    level: 'hub',
  },
  sscpReference: {
    type: 'text',
    label: 'Summary of safety and clinical performance',
    maxLength: 255,
    help: 'Reference of the SSCP (MDR Art. 32) or SSP (IVDR Art. 29).',
    level: 'hub',
  },
  indications: {
    type: 'long-text',
    label: 'Indications',
    help: 'The conditions the device is meant to diagnose, treat or relieve, as in the instructions for use.',
    maxLength: 4000,
    level: 'hub',
  },
  contraindications: {
    type: 'long-text',
    label: 'Contra-indications',
    help: 'When the device must not be used. What stands on the label goes to EUDAMED as a critical warning.',
    maxLength: 4000,
    level: 'hub',
  },
  targetPopulation: {
    type: 'text',
    label: 'Intended patients',
    help: 'The patients the device is meant for: age, condition, anatomy.',
    maxLength: 500,
    level: 'hub',
  },
  intendedUser: {
    type: 'text',
    label: 'Intended users',
    help: 'Who is meant to use the device: professionals of which kind, or lay persons.',
    maxLength: 500,
    level: 'hub',
  },
  analyte: {
    type: 'text',
    label: 'Analyte or marker (IVD)',
    help: 'What an in vitro diagnostic detects or measures.',
    maxLength: 255,
    level: 'hub',
  },
  specimenType: {
    type: 'text',
    label: 'Specimen type (IVD)',
    help: 'What an in vitro diagnostic is used on, such as serum, urine or a swab.',
    maxLength: 255,
    level: 'hub',
  },
})
