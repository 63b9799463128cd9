import { registered } from '#core/rules/condition.ts'
import {
  absent,
  allOf,
  fact,
  isFalse,
  isTrue,
  matches,
  not,
  present,
  repeats,
} from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import { required } from '../required.ts'
import { ofDevice, ofPack, ofRegulationDevice } from '../scope.ts'
import { businessRules, dataDictionary, mdr, schemaSet } from './sources.ts'

const productionRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-148'),
    message:
      'At least one production identifier (UDI-PI) is needed: what the UDI on the label carries besides the UDI-DI.',
    source: `${dataDictionary('FLD-UDID-148')}; BR-DTX-UDID-089`,
    accepts: { document: { productionIdentifiers: ['BATCH_NUMBER'] } },
    rejects: { document: { productionIdentifiers: [] } },
  },
  {
    id: 'BR-DTX-UDI-104',
    severity: 'error',
    field: 'productionIdentifiers',
    when: allOf(ofRegulationDevice, {
      op: 'contains',
      field: 'productionIdentifiers',
      value: 'SOFTWARE_IDENTIFICATION',
    }),
    must: matches('specialDevice', '(MDR|IVDR)_SOFTWARE'),
    message:
      'Software identification is a production identifier of software only. Remove it, or choose the special device type "Software".',
    source: businessRules('BR-DTX-UDI-104'),
    accepts: {
      document: { productionIdentifiers: ['SOFTWARE_IDENTIFICATION'], specialDevice: 'MDR_SOFTWARE' },
    },
    rejects: { document: { productionIdentifiers: ['SOFTWARE_IDENTIFICATION'] } },
  },
  {
    ...required('FLD-UDID-151'),
    message:
      'The quantity of device is needed: how many items the unit with this UDI-DI contains, usually 1.',
    source: `${dataDictionary('FLD-UDID-151')}; BR-DTX-UDID-089`,
    accepts: { document: { baseQuantity: 1 } },
    rejects: { document: {} },
  },
  {
    id: 'BR-UDID-024',
    severity: 'error',
    field: 'maximumReuses',
    when: allOf(ofDevice, isTrue('singleUse')),
    must: absent('maximumReuses'),
    message: 'A single-use device has no number of reuses. Clear the number or the single-use flag.',
    source: businessRules('BR-UDID-024'),
    accepts: { document: { maximumReuses: 20 } },
    rejects: { document: { singleUse: true, maximumReuses: 20 } },
  },
  {
    id: 'HUB-REUSES',
    // Without limit may be right, so that it must not stand as a warning for ever.
    severity: 'info',
    field: 'maximumReuses',
    when: allOf(ofDevice, isFalse('singleUse'), not(fact(registered))),
    must: present('maximumReuses'),
    message:
      'The device is not for single use and has no maximum number of reuses: EUDAMED is told that it can be reused without limit. Enter the number if there is one.',
    source: dataDictionary('FLD-UDID-167'),
    accepts: { document: { singleUse: false, maximumReuses: 20 } },
    rejects: { document: { singleUse: false } },
  },
  {
    id: 'FLD-UDID-170',
    severity: 'warning',
    field: 'sterilizeBeforeUse',
    when: allOf(isTrue('sterile'), isTrue('singleUse')),
    must: isFalse('sterilizeBeforeUse'),
    message: 'A sterile single-use device hardly needs sterilisation before use. Check the three flags.',
    source: `${dataDictionary('FLD-UDID-170')}; ${mdr('Annex I section 23.2')}`,
    accepts: { document: { sterile: true, singleUse: true } },
    rejects: { document: { sterile: true, singleUse: true, sterilizeBeforeUse: true } },
  },
]

const tradeNameRules: readonly Rule[] = [
  {
    ...required('BR-UDID-070'),
    message: 'A trade name needs its language; choose "Any language" for a name that belongs to none.',
    source: businessRules('BR-UDID-070'),
    accepts: { document: { tradeNames: [{ language: 'ANY', text: 'Fixit' }] } },
    rejects: { document: { tradeNames: [{ text: 'Fixit' }] } },
  },
  {
    ...required('FLD-UDID-176'),
    message: 'The trade name is empty. Enter it or remove the row.',
    source: `${dataDictionary('FLD-UDID-176')}; ${schemaSet('lsn:LanguageSpecificTextType')}`,
    accepts: { document: { tradeNames: [{ language: 'EN', text: 'Fixit' }] } },
    rejects: { document: { tradeNames: [{ language: 'EN' }] } },
  },
  {
    id: 'HUB-TRADE-NAME',
    severity: 'warning',
    each: 'tradeNames',
    field: 'text',
    where: allOf(present('text'), present('language')),
    must: not(repeats('language', 'text')),
    message:
      'This trade name is already listed in this language. A device may have several trade names in one language, but each only once: remove the row.',
    source: `${businessRules('BR-UDID-070')}; ${dataDictionary('FLD-UDID-176')}`,
    accepts: {
      document: {
        tradeNames: [
          { language: 'EN', text: 'Fixit' },
          { language: 'DE', text: 'Fixit' },
          { language: 'EN', text: 'Fixer' },
        ],
      },
    },
    rejects: {
      document: {
        tradeNames: [
          { language: 'EN', text: 'Fixit' },
          { language: 'EN', text: 'Fixit' },
        ],
      },
    },
  },
]

const descriptionRules: readonly Rule[] = [
  {
    ...required('BR-UDID-131'),
    message:
      'A system or procedure pack, whether a device in itself or not, and a kit need an additional product description, in at least one language.',
    source: businessRules('BR-UDID-131'),
    accepts: {
      document: { legislation: 'SPP', additionalDescription: [{ language: 'EN', text: 'A set' }] },
    },
    rejects: { document: { riskClass: 'class-i', multiComponentType: 'SYSTEM' } },
  },
  {
    ...required('BR-DTX-UDID-090'),
    message: 'A description needs one language; "Any language" is for trade names only.',
    source: businessRules('BR-DTX-UDID-090'),
    accepts: { document: { additionalDescription: [{ language: 'DE', text: 'Ein Satz' }] } },
    rejects: { document: { additionalDescription: [{ language: 'ANY', text: 'A set' }] } },
  },
  {
    ...required('FLD-UDID-175'),
    message: 'The description is empty. Enter it or remove the row.',
    source: `${dataDictionary('FLD-UDID-175')}; ${schemaSet('lsn:LanguageSpecificTextType')}`,
    accepts: { document: { additionalDescription: [{ language: 'DE', text: 'Ein Satz' }] } },
    rejects: { document: { additionalDescription: [{ language: 'DE', text: ' ' }] } },
  },
  {
    id: 'BR-DTX-UDID-091.1',
    severity: 'error',
    each: 'additionalDescription',
    field: 'language',
    where: present('language'),
    must: not(repeats('language')),
    message: 'There is a description in this language already. Keep one text for each language.',
    source: businessRules('BR-UDID-091 and BR-DTX-UDID-091'),
    accepts: {
      document: {
        additionalDescription: [
          { language: 'DE', text: 'Satz' },
          { language: 'EN', text: 'Set' },
        ],
      },
    },
    rejects: {
      document: {
        additionalDescription: [
          { language: 'EN', text: 'Kit' },
          { language: 'EN', text: 'Set' },
        ],
      },
    },
  },
]

const described = { language: 'EN', text: 'Wound dressing at home' }
const pack = { legislation: 'SPP', multiComponentType: 'PROCEDURE_PACK' }

/** What only systems and procedure packs say. */
const packRules: readonly Rule[] = [
  {
    ...required('FLD-UDID-261'),
    message:
      'Choose whether this is a system or a procedure pack. A pack that is a device in itself is registered under the MDR.',
    source: dataDictionary('FLD-UDID-261'),
    accepts: { document: pack },
    rejects: { document: { legislation: 'SPP', multiComponentType: 'DEVICE' } },
  },
  {
    ...required('FLD-UDID-260'),
    message: 'The medical purpose of the system or procedure pack is needed, in at least one language.',
    source: dataDictionary('FLD-UDID-260'),
    accepts: { document: { ...pack, medicalPurpose: [described] } },
    rejects: { document: pack },
  },
  {
    ...required('FLD-UDID-260.1'),
    message: 'The medical purpose is empty. Enter it or remove the row.',
    source: `${dataDictionary('FLD-UDID-260')}; ${schemaSet('lsn:LanguageSpecificTextType')}`,
    accepts: { document: { ...pack, medicalPurpose: [described] } },
    rejects: { document: { ...pack, medicalPurpose: [{ language: 'EN' }] } },
  },
  {
    ...required('BR-DTX-UDID-090.1'),
    message: 'A medical purpose needs one language; "Any language" is for trade names only.',
    source: businessRules('BR-DTX-UDID-090'),
    accepts: { document: { ...pack, medicalPurpose: [described] } },
    rejects: { document: { ...pack, medicalPurpose: [{ ...described, language: 'ANY' }] } },
  },
  {
    id: 'BR-UDID-091',
    severity: 'error',
    each: 'medicalPurpose',
    field: 'language',
    when: ofPack,
    where: present('language'),
    must: not(repeats('language')),
    message: 'There is a medical purpose in this language already. Keep one text for each language.',
    source: businessRules('BR-UDID-091'),
    accepts: { document: { ...pack, medicalPurpose: [described, { ...described, language: 'DE' }] } },
    rejects: { document: { ...pack, medicalPurpose: [described, described] } },
  },
]

/** What the unit is, how it is named and described. */
export const deviceDataRules: readonly Rule[] = [
  ...productionRules,
  ...tradeNameRules,
  ...descriptionRules,
  ...packRules,
]
