import { masterFields } from '#core/dictionary/master/index.ts'
import type { FormSection, MarketForm, RegulatorField } from '../../market.ts'
import { euFields } from '../fields.ts'
import { euRegulatorFields } from '../regulator-fields.ts'

/**
 * The second view's form: six sections of the specification (document 2 section 2.3), filled from the dictionary.
 * What EUDAMED demands of most devices is here; what it asks of few is in the form of all fields.
 */
const sections: readonly FormSection[] = [
  {
    id: 'core',
    title: 'Core device info',
    groups: [
      {
        fields: [
          'udiDi',
          'basicUdiDi',
          'deviceNumber',
          'deviceName',
          'legislation',
          'registrationType',
          'riskClass',
          'emdnCode',
          'udiDiIssuingEntity',
          'basicUdiDiIssuingEntity',
          'deviceStatus',
          'modelNumber',
          'catalogueNumber',
          'baseQuantity',
          'multiComponentType',
          'specialDevice',
          'brandName',
          'productionIdentifiers',
          'tradeNames',
          'deviceDescription',
          'intendedUse',
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
        ],
      },
    ],
  },
  {
    id: 'manufacturer',
    title: 'Manufacturer info',
    groups: [
      {
        fields: [
          'manufacturerName',
          'manufacturerSrn',
          'manufacturerAddress',
          'manufacturerCountry',
          'manufacturingCountry',
          'manufacturerContactEmail',
          'manufacturerContactPhone',
          'authorizedRepresentativeName',
          'authorizedRepresentativeSrn',
          'authorizedRepresentativeAddress',
          'originalManufacturerSrn',
        ],
      },
    ],
  },
  {
    id: 'regulatory',
    title: 'Regulatory info',
    groups: [
      {
        fields: [
          'conformityAssessmentProcedure',
          'notifiedBodyNumber',
          'notifiedBodyName',
          'classificationRule',
          'regulatoryStatus',
          'declarationOfConformityDate',
          'technicalDocumentationReference',
          'euEudamedId',
          'firstMarketDate',
          'certificates',
          'marketAvailability',
          'postMarketSurveillance',
          'vigilanceReporting',
        ],
      },
      { title: 'System or procedure pack', fields: ['packProducerActorId', 'medicalPurpose'] },
    ],
  },
  {
    id: 'characteristics',
    title: 'Device characteristics',
    groups: [
      {
        fields: [
          'singleUse',
          'sterile',
          'implantableDevice',
          'activeDevice',
          'containsLatex',
          'containsMedicinalSubstance',
          'containsAnimalTissue',
          'containsHumanTissue',
          'containsNanoMaterial',
          'softwareDevice',
          'aiBasedDevice',
          'measuringFunction',
          'reusableSurgicalInstrument',
          'administersMedicine',
          'reprocessed',
        ],
      },
      {
        title: 'Measures and materials',
        fields: ['maximumReuses', 'dimensions', 'materials'],
      },
    ],
  },
  {
    id: 'labeling',
    title: 'Labeling',
    groups: [
      {
        fields: [
          'labellingLanguages',
          'packagingType',
          'shelfLife',
          'sterilisationMethod',
          'website',
          'instructionsForUseReference',
          'additionalDescription',
          'storageHandlingConditions',
          'criticalWarnings',
          'packages',
        ],
      },
    ],
  },
  {
    id: 'clinical',
    title: 'Clinical',
    groups: [
      {
        fields: [
          'clinicalEvaluation',
          'sscpReference',
          'targetPopulation',
          'indications',
          'contraindications',
          'clinicalSizes',
          'clinicalInvestigations',
          'medicinalSubstances',
          'cmrSubstances',
          'endocrineSubstances',
        ],
      },
    ],
  },
]

/** What the second view is not saved without (decision D10), by the names it has for it. */
const needed: Readonly<Record<string, RegulatorField>> = {
  udiDi: { label: 'UDI (UDI-DI)', requiredMessage: 'UDI is required' },
  basicUdiDi: { label: 'Basic UDI (Basic UDI-DI)', requiredMessage: 'Basic UDI is required' },
  deviceNumber: { requiredMessage: 'Device Number is required' },
  deviceName: { requiredMessage: 'Device Name is required' },
  manufacturerName: { requiredMessage: 'Manufacturer Name is required' },
}

const regulatorFieldsOfBoth: Readonly<Record<string, RegulatorField>> = euRegulatorFields
const ids = new Set([...Object.keys(euRegulatorFields), ...Object.keys(needed)])

/** Saving the first view needs only its own fields: the validator asks for the others later. */
function regulatorFieldOf(id: string): RegulatorField {
  const { neededToSave: _, ...regulatorField } = regulatorFieldsOfBoth[id] ?? {}
  const own = needed[id]
  return { ...regulatorField, ...(own && { ...own, neededToSave: true }) }
}

export const entry: NonNullable<MarketForm['entry']> = {
  sections,
  fields: { ...euFields, deviceNumber: masterFields.deviceNumber },
  regulatorFields: Object.fromEntries([...ids].map((id) => [id, regulatorFieldOf(id)])),
}
