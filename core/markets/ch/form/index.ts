import { deviceSection } from '../../device-section.ts'
import type { MarketForm } from '../../market.ts'
import { requirementsOf } from '../../required.ts'
import { chFields } from '../fields.ts'
import { basicLevel, chRegulatorFields, unitLevel } from '../regulator-fields.ts'
import { chRequirements } from '../required.ts'

/** What swissdamed asks: who is responsible, then the two levels of identity. */
export const form: MarketForm = {
  code: 'CH',
  modelled: 'regulator',
  system: 'swissdamed',
  fields: chFields,
  regulatorFields: chRegulatorFields,
  requirements: requirementsOf(chRegulatorFields, chRequirements),
  sections: [
    deviceSection,
    {
      id: 'ch',
      title: 'Switzerland – Swissmedic swissdamed',
      purpose:
        'Who is responsible in Switzerland. swissdamed takes the data of the EU submission; nothing is passed on from EUDAMED.',
      groups: [
        {
          fields: [
            'chManufacturerChrn',
            'chRepresentativeChrn',
            'chRepresentativeName',
            'manufacturerSrn',
            'packProducerActorId',
          ],
        },
      ],
    },
    {
      id: 'basic-udi',
      title: 'Basic UDI-DI',
      purpose: 'What all devices with this Basic UDI-DI have in common.',
      groups: [
        {
          title: 'Identification',
          fields: ['basicUdiDi', 'basicUdiDiIssuingEntity', ...basicLevel.slice(0, 4)],
        },
        { title: 'Characteristics', fields: basicLevel.slice(4) },
      ],
    },
    {
      id: 'udi-di',
      title: 'UDI-DI',
      purpose: 'What belongs to this device alone.',
      groups: [
        {
          title: 'Identification',
          fields: [
            'udiDi',
            'udiDiIssuingEntity',
            'emdnCode',
            'deviceStatus',
            'chMarketStatus',
            'baseQuantity',
            'productionIdentifiers',
          ],
        },
        { title: 'Further identifiers', fields: unitLevel.identifiers },
        { title: 'Names', fields: unitLevel.names },
        {
          title: 'Characteristics',
          fields: ['singleUse', 'sterile', ...unitLevel.characteristics],
        },
        { title: 'Substances', fields: unitLevel.substances },
        { title: 'Sizes', fields: [...unitLevel.sizes, 'deviceSize', 'deviceSizeUnit'] },
        { title: 'Storage and warnings', fields: [...unitLevel.storage, 'storageConditions', 'shelfLife'] },
        { title: 'Packages', fields: [...unitLevel.packages, 'packagingType'] },
        { title: 'Declarations', fields: ['declarationsChecked'] },
      ],
    },
  ],
  hints: [
    'The transition ends on 31 December 2026',
    'The data is sent to the EU and to Switzerland',
    'A device is on the Swiss market in swissdamed once its status is set there',
    'Master UDI-DI for contact lenses since 9 November 2026',
  ],
}
