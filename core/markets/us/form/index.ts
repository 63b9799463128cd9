import { deviceSection } from '../../device-section.ts'
import type { MarketForm } from '../../market.ts'
import { requirementsOf } from '../../required.ts'
import { usFields } from '../fields.ts'
import { usRegulatorFields } from '../regulator-fields.ts'
import { usRequirements } from '../required.ts'
import { fromGudid } from './from-gudid.ts'
import { gudidSections } from './gudid-sections.ts'
import { heldWhere, publishedFrom } from './publishing.ts'

/** The US form: the specification's fields (document 3 section 2.3), then what GUDID asks for besides. */
export const form: MarketForm = {
  code: 'US',
  modelled: 'regulator',
  system: 'GUDID',
  fields: usFields,
  regulatorFields: usRegulatorFields,
  requirements: requirementsOf(usRegulatorFields, usRequirements),
  publishedFrom,
  heldWhere,
  ofImport: fromGudid,
  sections: [
    deviceSection,
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
    ...gudidSections,
  ],
  hints: [
    'One record for each version or model',
    'Seven calendar days of grace, from the day after publication',
    'After them a change of brand name, model, device count, sterility, latex, MRI safety or size needs a new DI',
    'Premarket submissions can then be added, never changed',
  ],
}
