import { deviceSection } from '../../device-section.ts'
import type { FormGroup, FormSection } from '../../market.ts'
import { organisationFields } from '../scope.ts'

/** What a EUDAMED device message asks for besides the fields of the specification; the law comes first. */
const eudamedGroups: readonly FormGroup[] = [
  {
    title: 'Identification',
    fields: [
      'legislation',
      'udiDi',
      'emdnCode',
      'udiDiIssuingEntity',
      'basicUdiDiIssuingEntity',
      'baseQuantity',
      'multiComponentType',
      'specialDevice',
      'annexXviApplicable',
      'productionIdentifiers',
      'annexXviTypes',
      'additionalEmdnCodes',
    ],
  },
  {
    title: 'Further identifiers',
    fields: [
      'secondaryUdiDi',
      'secondaryUdiDiIssuingEntity',
      'directMarkingDi',
      'directMarkingDiIssuingEntity',
      'unitOfUseDi',
      'unitOfUseDiIssuingEntity',
      'relatedDeviceDi',
      'relatedDeviceIssuingEntity',
    ],
  },
  { title: 'System or procedure pack', fields: ['packProducerActorId', 'medicalPurpose'] },
  {
    title: 'Market and operators',
    fields: ['deviceStatus', 'authorizedRepresentativeSrn', 'marketAvailability'],
  },
  { title: 'Names', fields: ['tradeNames', 'additionalDescription', 'website'] },
  { title: 'Certificates', fields: ['certificates'] },
  {
    title: 'Characteristics',
    fields: [
      'singleUse',
      'reprocessed',
      'reusableSurgicalInstrument',
      'sterile',
      'sterilizeBeforeUse',
      'measuringFunction',
      'implantableDevice',
      'activeDevice',
      'administersMedicine',
      'iibImplantableException',
      'maximumReuses',
      'packagingType',
      'powerSource',
      'electricalSafety',
    ],
  },
  {
    title: 'In vitro diagnostics',
    fields: [
      'kit',
      'reagent',
      'instrument',
      'selfTesting',
      'nearPatientTesting',
      'professionalTesting',
      'companionDiagnostic',
      'newDevice',
    ],
  },
  {
    title: 'Materials',
    fields: [
      'containsLatex',
      'containsAnimalTissue',
      'containsHumanTissue',
      'containsMicrobialSubstance',
      'containsMedicinalSubstance',
      'containsHumanBloodProduct',
      'medicinalSubstances',
      'cmrSubstances',
      'endocrineSubstances',
    ],
  },
  { title: 'Sizes', fields: ['clinicalSizes'] },
  { title: 'Storage and warnings', fields: ['storageHandlingConditions', 'criticalWarnings'] },
  { title: 'Packages', fields: ['packages'] },
  {
    title: 'Original manufacturer',
    fields: ['originalManufacturerSrn', ...organisationFields],
  },
  { title: 'Clinical investigations', fields: ['clinicalInvestigations'] },
  { title: 'Declarations', fields: ['declarationsChecked'] },
]

/** The fields the specification names (document 3 section 2.3), then those of the message. */
export const sections: readonly FormSection[] = [
  deviceSection,
  {
    id: 'eu',
    title: 'EU – EUDAMED',
    groups: [
      {
        fields: [
          'basicUdiDi',
          'euEudamedId',
          'manufacturerSrn',
          'authorizedRepresentativeName',
          'notifiedBodyNumber',
          'conformityAssessmentProcedure',
          'clinicalEvaluation',
          'postMarketSurveillance',
          'vigilanceReporting',
        ],
      },
    ],
  },
  {
    id: 'eudamed',
    title: 'Also needed for EUDAMED',
    purpose: 'What the EUDAMED device message asks for besides. Marked fields are needed in every message.',
    groups: eudamedGroups,
  },
]
