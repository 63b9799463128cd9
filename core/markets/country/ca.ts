import type { CountryMarket } from '../country-kit/market.ts'
import { lookedUp } from '../requirements/requirement.ts'

/**
 * Canada: Health Canada
 *
 * - Duty: none. A consultation ran from 28 June to 30 September 2021; nothing later was found.
 * - Ways in: none for UDI; licences are listed in MDALL.
 * - Classes: I to IV.
 * - Confidence: high that there is no duty.
 * - Sources: `udiRequirements` below, looked up on 2026-11-23.
 */
export const market: CountryMarket = {
  code: 'CA',
  country: 'Canada',
  regulator: 'Health Canada',
  region: 'americas',
  selectable: true,
  place: 7,
  otherNames: ['canadian'],

  system: 'Health Canada',
  classes: ['class-i', 'class-ii', 'class-iii', 'class-iv'],
  classWords: 'I, II, III and IV',
  needsUdiDi: false,
  fields: {
    caLicenceNumber: {
      type: 'text',
      label: 'Device Licence Number',
      maxLength: 10,
      help: 'Number of the medical device licence (MDALL), for classes II to IV.',
    },
    caDeviceIdentifier: {
      type: 'text',
      label: 'Device Identifier in MDALL',
      maxLength: 60,
      help: 'The identifier of the device in the licence listing.',
    },
    caEstablishmentLicence: {
      type: 'text',
      label: 'Establishment Licence Number',
      maxLength: 20,
      help: 'Number of the medical device establishment licence of importer or distributor.',
    },
  },
  form: {
    title: 'Canada – Health Canada',
    purpose:
      'The licence of the device. There is no UDI database; the record keeps what a licence and the label say.',
    hints: ['No UDI duty; a consultation ran in summer 2021', 'Classes II to IV need a device licence'],
  },

  rules: {
    asOf: '2026-11-20',
    classSource: 'Medical Devices Regulations SOR/98-282',
    numbers: [
      {
        id: 'LICENCE-FORM',
        field: 'caLicenceNumber',
        pattern: '[0-9]{1,7}',
        message: 'A device licence number has digits only. Compare it with MDALL.',
        source: 'Health Canada, Medical Devices Active Licence Listing',
        bad: 'ML-12345',
      },
    ],
  },
  example: { riskClass: 'class-ii', caLicenceNumber: '12345', caDeviceIdentifier: 'DE-200' },

  udiRequirements: {
    state: 'none',
    summary: 'No UDI duty. A consultation ran in summer 2021; nothing later was found.',
    database: null,
    route: 'Device licence (MDALL)',
    issuingEntities: [],
    legalBasis: ['Medical Devices Regulations SOR/98-282'],
    milestones: [],
    source: 'Health Canada, consultation of 28 June to 30 September 2021',
    confidence: 'high',
    asOf: lookedUp,
  },
}
