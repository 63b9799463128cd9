import { markets } from '#core/code-lists/markets.ts'
import { defineFields } from '../field.ts'

export const targetJurisdictions = defineFields('Target Regulatory Jurisdictions', {
  targetCountries: {
    type: 'codes',
    label: 'Target Regulatory Jurisdictions',
    codes: markets.map(({ code, country, regulator }) => ({
      code,
      label: `${country} (${regulator})`,
      flag: code,
    })),
    aliases: { UK: 'GB' },
    oneIs: 'country',
    shownAsList: true,
    notOffered: markets.filter((market) => !market.selectable).map((market) => market.code),
    requiredMessage: 'At least one target country is required',
    help: 'Where the device is or will be sold; each market gets its own submission.',
  },
})
