import type { MarketForm } from '../../market.ts'
import { shortForm } from '../../short-form.ts'
import { myFields } from '../fields.ts'
import { myMarket, myRegulatorFields } from '../regulator-fields.ts'

/** The shorter form (S3-OPEN-05) with what Malaysia has of its own. */
export const form: MarketForm = shortForm(
  myMarket,
  {
    title: 'Malaysia – MDA',
    purpose: 'The registration of the device and who holds it. No UDI duty was found.',
    hints: ['No UDI duty in the guidance list of the MDA', 'Devices are registered in MeDC@St'],
  },
  myFields,
  myRegulatorFields,
)
