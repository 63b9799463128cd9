import { allOf, anyOf, equals, isTrue, not } from '#core/rules/condition-builders.ts'
import type { MarketForm } from '../market.ts'

/** Software is active by definition and has neither power source nor electrical safety. */
const powered = allOf(isTrue('activeDevice'), not(equals('specialDevice', 'MDR_SOFTWARE')))

/**
 * The EU form: the fields the specification names (document 3 section 2.3), then what a EUDAMED device
 * message needs besides, by the dictionary.
 */
export const euForm: MarketForm = {
  sections: [
    {
      id: 'device',
      title: 'Device',
      groups: [
        {
          fields: [
            'deviceName',
            'manufacturerName',
            'riskClass',
            'modelNumber',
            'brandName',
            'catalogueNumber',
            'intendedUse',
            'deviceDescription',
          ],
        },
      ],
    },
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
      groups: [
        {
          title: 'Identification',
          fields: [
            'udiDi',
            'emdnCode',
            'udiDiIssuingEntity',
            'basicUdiDiIssuingEntity',
            'baseQuantity',
            'multiComponentType',
            'specialDevice',
            'productionIdentifiers',
          ],
        },
        {
          title: 'Market and operators',
          fields: [
            'deviceStatus',
            'authorizedRepresentativeSrn',
            'originalManufacturerSrn',
            'marketAvailability',
          ],
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
          title: 'Materials',
          fields: [
            'containsLatex',
            'containsAnimalTissue',
            'containsHumanTissue',
            'containsMedicinalSubstance',
            'containsHumanBloodProduct',
            'medicinalSubstances',
          ],
        },
        { title: 'Declarations', fields: ['declarationsChecked'] },
      ],
    },
  ],
  // Asked as EUDAMED asks: a question that does not concern the device only costs time.
  askedWhen: [
    {
      field: 'iibImplantableException',
      when: allOf(isTrue('implantableDevice'), equals('riskClass', 'class-iib')),
    },
    { field: 'maximumReuses', when: not(isTrue('singleUse')) },
    { field: 'packagingType', when: isTrue('sterile') },
    { field: 'powerSource', when: powered },
    { field: 'electricalSafety', when: powered },
    {
      field: 'medicinalSubstances',
      when: anyOf(isTrue('containsMedicinalSubstance'), isTrue('containsHumanBloodProduct')),
    },
  ],
  // Needed in every MDR device message, so marked as required from the start.
  alwaysNeeded: [
    'basicUdiDi',
    'manufacturerSrn',
    'catalogueNumber',
    'udiDi',
    'emdnCode',
    'deviceStatus',
    'baseQuantity',
    'productionIdentifiers',
  ],
  // The classes the EU form offers (specification, document 3 section 5).
  offeredCodes: { riskClass: ['class-i', 'class-iia', 'class-iib', 'class-iii'] },
  generatesBasicUdiDi: true,
}
