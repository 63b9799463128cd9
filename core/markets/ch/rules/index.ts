import { shortRules } from '../../short-rules.ts'
import { chMarket } from '../uses.ts'

/** What a submission for Switzerland is asked beyond its single fields. */
export const chRules = shortRules({
  market: chMarket,
  classSource: 'MedDO Art. 15; IvDO Art. 14',
  numbers: [
    {
      id: 'CHRN',
      field: 'chManufacturerChrn',
      pattern: 'CHRN-[A-Z]{2}-[0-9]{8}',
      message: 'A CHRN has the form CHRN-MF-20000001. Compare it with swissdamed.',
      source: 'Swissmedic, single registration number (CHRN)',
      good: 'CHRN-MF-20000001',
      bad: 'CH-MF-000012345',
    },
    {
      id: 'CHRN-REP',
      field: 'chRepresentativeChrn',
      pattern: 'CHRN-[A-Z]{2}-[0-9]{8}',
      message: 'A CHRN has the form CHRN-AR-20000001. Compare it with swissdamed.',
      source: 'Swissmedic, single registration number (CHRN)',
      good: 'CHRN-AR-20000001',
      bad: 'AR-20000001',
    },
  ],
  reminders: [
    {
      id: 'BASIC-UDI',
      field: 'basicUdiDi',
      message: 'swissdamed keeps a device below its Basic UDI-DI. Enter the one registered in the EU.',
      source: 'MedDO Art. 17(5); swissdamed business rules 4.0',
      example: '08612345DE200LK',
    },
  ],
})
