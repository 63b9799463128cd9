import { anyOf, present } from '#core/rules/condition-builders.ts'
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
      id: 'EMDN',
      field: 'emdnCode',
      message: 'swissdamed takes the EMDN code with the UDI-DI. Enter the one of the EU submission.',
      source: 'MedDO Art. 17(5); swissdamed business rules 4.0',
      example: 'Z1203020601',
    },
    {
      id: 'REFERENCE',
      field: 'catalogueNumber',
      message: 'swissdamed takes the reference or catalogue number with the UDI-DI. Enter it.',
      source: 'MedDO Art. 17(5); swissdamed business rules 4.0',
      example: 'REF-200',
    },
  ],
  others: [
    {
      id: 'CH-ACTOR',
      severity: 'warning',
      field: 'chManufacturerChrn',
      must: anyOf(present('chManufacturerChrn'), present('manufacturerSrn'), present('packProducerActorId')),
      message:
        'swissdamed keeps a device below who is responsible for it. Enter the CHRN; of a manufacturer abroad without one, the SRN.',
      source: 'MedDO Art. 17(5) and 55',
      accepts: { document: { chManufacturerChrn: 'CHRN-MF-20000001' } },
      rejects: { document: {} },
    },
  ],
})
