import type { FieldValue } from '#core/dictionary/field.ts'
import type { Condition } from '#core/rules/condition.ts'
import { absent, allOf, anyOf, equals } from '#core/rules/condition-builders.ts'
import type { Rule } from '#core/rules/rule.ts'
import {
  diagnosticFields,
  ofDiagnostic,
  ofIvdd,
  ofLegacy,
  ofMedical,
  ofPack,
  organisationFields,
} from '../scope.ts'
import { businessRules, schemaSet } from './sources.ts'

interface NoPlace {
  readonly id: string
  /** The devices whose messages have no place for the fields. */
  readonly of: Condition
  readonly why: string
  readonly fields: readonly [string, ...string[]]
  /** When the fields are as good as empty; absent, all of them must be. */
  readonly harmless?: Condition
  readonly source: string
  /** A document that breaks the rule: a legislation and a value of the first field. */
  readonly example: readonly [legislation: string, value: FieldValue]
}

/**
 * What one kind of device says and another cannot. The hub keeps such values, and tells that EUDAMED will not
 * hear of them.
 */
const table: readonly NoPlace[] = [
  {
    id: 'XSD-NO-PLACE.1',
    of: anyOf(ofDiagnostic, ofPack),
    why: 'In vitro diagnostics, and systems and procedure packs, have no such characteristics in EUDAMED',
    fields: [
      'implantableDevice',
      'activeDevice',
      'administersMedicine',
      'measuringFunction',
      'reusableSurgicalInstrument',
      'reprocessed',
      'containsLatex',
      'containsMedicinalSubstance',
      'containsHumanBloodProduct',
      'medicinalSubstances',
      'cmrSubstances',
      'endocrineSubstances',
      'clinicalSizes',
      'annexXviTypes',
      'annexXviApplicable',
    ],
    source: schemaSet('basicudi:IVDRBasicUDIType and udidi:IVDRUDIDIDataType'),
    example: ['IVDR', true],
  },
  {
    id: 'XSD-NO-PLACE.2',
    of: anyOf(ofMedical, ofPack),
    why: 'Only in vitro diagnostics have these characteristics in EUDAMED',
    fields: diagnosticFields,
    source: schemaSet('basicudi:MDRBasicUDIType'),
    example: ['MDR', true],
  },
  {
    id: 'XSD-NO-PLACE.3',
    of: anyOf(ofMedical, ofPack, ofIvdd),
    why: 'Whether a device is new is asked under the IVDR only',
    fields: ['newDevice'],
    source: schemaSet('udidi:IVDRUDIDIDataType'),
    example: ['MDR', true],
  },
  {
    id: 'XSD-NO-PLACE.4',
    of: anyOf(ofMedical, ofDiagnostic),
    why: 'Only systems and procedure packs that are not devices have a producer and a medical purpose',
    fields: ['packProducerActorId', 'medicalPurpose'],
    source: schemaSet('basicudi:PRBasicUDIType'),
    example: ['MDR', 'DE-PR-000012345'],
  },
  {
    id: 'XSD-NO-PLACE.5',
    of: ofDiagnostic,
    why: 'In vitro diagnostics are not systems or procedure packs, but may be kits',
    fields: ['multiComponentType'],
    harmless: equals('multiComponentType', 'DEVICE'),
    source: schemaSet('basicudi:IVDRBasicUDIType'),
    example: ['IVDR', 'SYSTEM'],
  },
  {
    id: 'XSD-NO-PLACE.6',
    of: ofPack,
    why: 'EUDAMED keeps less data for a system or procedure pack than for a device',
    fields: [
      'authorizedRepresentativeSrn',
      'certificates',
      'clinicalInvestigations',
      'specialDevice',
      'containsAnimalTissue',
      'containsHumanTissue',
      'singleUse',
      'maximumReuses',
      'baseQuantity',
      'directMarkingDi',
      'directMarkingDiIssuingEntity',
      'unitOfUseDi',
      'unitOfUseDiIssuingEntity',
      'relatedDeviceDi',
      'relatedDeviceIssuingEntity',
      'originalManufacturerSrn',
      ...organisationFields,
    ],
    source: schemaSet('basicudi:PRBasicUDIType and udidi:PRUDIDIDataType'),
    example: ['SPP', 'IE-AR-000000002'],
  },
  {
    id: 'BR-UDID-047',
    of: ofPack,
    why: 'Systems and procedure packs have no countries of availability in EUDAMED',
    fields: ['marketAvailability'],
    source: businessRules('BR-UDID-047'),
    example: ['SPP', [{ country: 'DE', firstPlaced: true }]],
  },
  {
    id: 'BR-DTX-UDID-089.1',
    of: ofLegacy,
    why: 'Legacy devices have no production identifiers, quantity, packages and marking in EUDAMED',
    fields: [
      'productionIdentifiers',
      'baseQuantity',
      'packages',
      'directMarkingDi',
      'directMarkingDiIssuingEntity',
      'unitOfUseDi',
      'unitOfUseDiIssuingEntity',
    ],
    source: businessRules('BR-DTX-UDID-089'),
    example: ['MDD', ['BATCH_NUMBER']],
  },
  {
    id: 'BR-DTX-UDID-089.2',
    of: allOf(ofLegacy, ofMedical),
    why: 'For legacy devices, EUDAMED keeps medicinal substances only, and nothing on Annex XVI',
    fields: ['cmrSubstances', 'endocrineSubstances', 'annexXviTypes', 'annexXviApplicable'],
    source: businessRules('BR-DTX-UDID-089'),
    example: ['MDD', [{ name: 'Cobalt', casNumber: '7440-48-4', category: 'CMR_1B' }]],
  },
]

export const noPlaceRules: readonly Rule[] = table.map(
  ({ id, of, why, fields, harmless, source, example: [legislation, value] }): Rule => {
    const empty = allOf(...fields.map(absent))
    return {
      id,
      severity: 'warning',
      field: fields[0],
      about: fields,
      when: of,
      must: harmless ? anyOf(empty, harmless) : empty,
      message: `${why}. Not sent: {detail}. Check the legislation, or remove them.`,
      explain: 'given-fields',
      fix: 'clear',
      source,
      accepts: { document: { legislation } },
      rejects: { document: { legislation, [fields[0]]: value } },
    }
  },
)
