import type { MarketForm } from '../../market.ts'
import { usFields } from '../fields.ts'
import { usUses } from '../uses.ts'

/** The US form: the specification's fields (document 3 section 2.3), then what GUDID asks for besides. */
export const form: MarketForm = {
  code: 'US',
  system: 'GUDID',
  fields: usFields,
  uses: usUses,
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
      id: 'us',
      title: 'US – FDA GUDID',
      groups: [
        {
          fields: [
            'usFdaGudidId',
            'usFdaEstablishmentNumber',
            'usFdaDeviceListingNumber',
            'usFdaPremarketSubmissionNumber',
            'usFdaProductCode',
            'usFdaClassification',
          ],
        },
      ],
    },
    {
      id: 'gudid',
      title: 'Also needed for GUDID',
      purpose: 'What a GUDID record asks for besides. Marked fields are needed in every record.',
      groups: [
        {
          title: 'Identification',
          fields: ['udiDi', 'udiDiIssuingEntity', 'baseQuantity', 'unitOfUseDi', 'productionIdentifiers'],
        },
        {
          title: 'Characteristics',
          fields: [
            'mriSafety',
            'singleUse',
            'kit',
            'containsLatex',
            'sterile',
            'sterilizeBeforeUse',
            'sterilisationMethod',
          ],
        },
        { title: 'Declarations', fields: ['declarationsChecked'] },
      ],
    },
  ],
  hints: [
    'One record for each version or model',
    'Seven calendar days of grace after publication',
    'A change of brand name, model or device count needs a new DI',
  ],
}
