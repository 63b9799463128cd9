import { languages } from '#core/code-lists/eudamed/languages.ts'
import { defineFields } from '../field.ts'

export const namingTab = defineFields('naming', {
  brandName: {
    type: 'text',
    label: 'Brand Name',
    maxLength: 255,
  },
  tradeNames: {
    type: 'group',
    label: 'Trade names',
    rowLabel: 'trade name',
    textAlone: { column: 'text', row: { language: 'ANY' } },
    help: 'Names on the label, each with its language; "any language" for a name that belongs to none. The first is the default.',
    columns: {
      language: { type: 'code', label: 'Language', section: 'naming', codes: languages },
      text: { type: 'text', label: 'Trade name', section: 'naming', maxLength: 255 },
    },
  },
  additionalDescription: {
    type: 'group',
    label: 'Additional product description',
    rowLabel: 'description',
    help: 'One text per language. Needed for a system or procedure pack, also one that is a device in itself, and for a kit.',
    columns: {
      language: { type: 'code', label: 'Language', section: 'naming', codes: languages },
      text: { type: 'long-text', label: 'Description', section: 'naming', maxLength: 2000 },
    },
  },
  website: {
    type: 'text',
    label: 'URL for additional information',
    maxLength: 255,
    help: 'For example electronic instructions for use.',
  },

  medicalPurpose: {
    type: 'group',
    label: 'Medical purpose of the system or procedure pack',
    rowLabel: 'text',
    help: 'One text per language; needed for a system or procedure pack.',
    columns: {
      language: { type: 'code', label: 'Language', section: 'naming', codes: languages },
      text: { type: 'long-text', label: 'Medical purpose', section: 'naming', maxLength: 2000 },
    },
  },
  synonyms: {
    type: 'text',
    label: 'Synonyms',
    help: 'Other names people look for the device by.',
    maxLength: 500,
  },
  genericName: {
    type: 'text',
    label: 'Generic name',
    help: 'The kind of device in a few words, without a brand.',
    maxLength: 255,
  },
  labellingLanguages: {
    type: 'text',
    label: 'Labelling languages',
    maxLength: 255,
    help: 'Two-letter codes, e.g. DE, EN, FR.',
  },
})
