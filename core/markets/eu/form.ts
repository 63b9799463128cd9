import type { MarketForm } from '../market.ts'

/**
 * The EU form: the fields the specification names (document 3 section 2.3), then what a EUDAMED device
 * message needs besides, by the dictionary.
 */
export const euForm: MarketForm = {
  sections: [
    {
      id: 'device',
      title: 'Device',
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
    {
      id: 'eu',
      title: 'EU – EUDAMED',
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
    {
      id: 'eudamed',
      title: 'Also needed for EUDAMED',
      purpose: 'What the EUDAMED device message asks for besides. Marked fields are needed in every message.',
      fields: [
        'udiDi',
        'emdnCode',
        'authorizedRepresentativeSrn',
        'deviceStatus',
        'baseQuantity',
        'maximumReuses',
        'multiComponentType',
        'specialDevice',
        'originalManufacturerSrn',
        'website',
        'productionIdentifiers',
        'marketAvailability',
        'tradeNames',
        'additionalDescription',
        'certificates',
        'medicinalSubstances',
        'singleUse',
        'sterile',
        'sterilizeBeforeUse',
        'reprocessed',
        'implantableDevice',
        'iibImplantableException',
        'activeDevice',
        'administersMedicine',
        'measuringFunction',
        'reusableSurgicalInstrument',
        'containsLatex',
        'containsAnimalTissue',
        'containsHumanTissue',
        'containsMedicinalSubstance',
        'containsHumanBloodProduct',
        'declarationsChecked',
      ],
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
