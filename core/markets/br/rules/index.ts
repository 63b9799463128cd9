import { shortRules } from '../../short-rules.ts'
import { brMarket } from '../regulator-fields.ts'

/** What a submission for Brazil is asked beyond its single fields. */
export const brRules = shortRules({
  market: brMarket,
  classSource: 'RDC 751/2022',
  numbers: [
    {
      id: 'NUMBER',
      field: 'brAnvisaNumber',
      pattern: '[0-9]{11}',
      message: 'An ANVISA number has 11 digits. Compare it with the registration.',
      source: 'ANVISA; form not confirmed by a source at hand',
      good: '80123456789',
      bad: '8012',
    },
    {
      id: 'CNPJ',
      field: 'brHolderCnpj',
      pattern: '[0-9]{2}\\.?[0-9]{3}\\.?[0-9]{3}/?[0-9]{4}-?[0-9]{2}',
      message: 'A CNPJ has 14 digits. Compare it with the registration.',
      source: 'Receita Federal, CNPJ',
      good: '12.345.678/0001-95',
      bad: '12345',
    },
  ],
  reminders: [
    {
      id: 'REGISTRATION',
      field: 'brAnvisaNumber',
      message: 'SIUD keeps the UDI-DI below the registration or notification. Enter its number.',
      source: 'ANVISA, IN 426/2026',
      example: '80123456789',
    },
  ],
})
