import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { defineFields } from '../field.ts'

export const marketTab = defineFields('market', {
  deviceStatus: {
    type: 'code',
    label: 'Device status',
    codes: deviceStatuses,
    help: 'Status of the UDI-DI on the EU market.',
    level: 'udi-di',
    changeable: 'yes',
    eudamedId: 'FLD-UDID-130',
  },
  marketAvailability: {
    type: 'group',
    label: 'Markets where the device is made available',
    rowLabel: 'country',
    help: 'Countries of the EEA, Türkiye and Northern Ireland; exactly one is where the device was first placed on the EU market.',
    level: 'market',
    changeable: 'own-service',
    eudamedId: 'FLD-UDID-141',
    columns: {
      country: {
        type: 'code',
        label: 'Country',
        section: 'market',
        codes: marketCountries,
        eudamedId: 'FLD-UDID-252',
      },
      firstPlaced: {
        type: 'boolean',
        label: 'First placed here',
        section: 'market',
        eudamedId: 'FLD-UDID-137',
      },
      startDate: { type: 'date', label: 'From', section: 'market', eudamedId: 'FLD-UDID-250' },
      endDate: { type: 'date', label: 'Until', section: 'market', eudamedId: 'FLD-UDID-251' },
    },
  },

  firstMarketDate: {
    type: 'date',
    label: 'First market date',
    help: 'First placing on any market.',
    level: 'hub',
  },
  reimbursementCodes: {
    type: 'text',
    label: 'Reimbursement codes',
    help: 'Codes of payers in the countries of this market. Kept by the hub.',
    maxLength: 255,
    level: 'hub',
  },
  distributionNotes: {
    type: 'long-text',
    label: 'Distribution notes',
    help: 'What people who supply the device should know. Kept by the hub.',
    maxLength: 2000,
    level: 'hub',
  },
})
