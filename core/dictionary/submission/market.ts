import { deviceStatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { marketCountries, marketCountryGroups } from '#core/code-lists/eudamed/market-countries.ts'
import { defineFields } from '../field.ts'

export const marketTab = defineFields('market', {
  deviceStatus: {
    type: 'code',
    label: 'Device status',
    codes: deviceStatuses,
  },
  deviceSubstatus: {
    type: 'text',
    label: 'Device substatus',
    help: 'Recalled or under a field safety corrective action. Registers take it from vigilance; the hub keeps it.',
    maxLength: 120,
  },
  marketAvailability: {
    type: 'group',
    label: 'Markets where the device is made available',
    rowLabel: 'country',
    rowSets: { column: 'country', sets: marketCountryGroups },
    keptInSight: 'firstPlaced',
    columns: {
      country: {
        type: 'code',
        label: 'Country',
        section: 'market',
        codes: marketCountries,
      },
      firstPlaced: {
        type: 'boolean',
        label: 'First placed here',
        section: 'market',
      },
      startDate: { type: 'date', label: 'From', section: 'market' },
      endDate: { type: 'date', label: 'Until', section: 'market' },
    },
  },

  firstMarketDate: {
    type: 'date',
    label: 'First market date',
    help: 'First placing on any market.',
  },
  reimbursementCodes: {
    type: 'text',
    label: 'Reimbursement codes',
    help: 'Codes of payers in the countries of this market. Kept by the hub.',
    maxLength: 255,
  },
  distributionNotes: {
    type: 'long-text',
    label: 'Distribution notes',
    help: 'What people who supply the device should know. Kept by the hub.',
    maxLength: 2000,
  },
})
