import { shortRules } from '../../short-rules.ts'
import { sgMarket } from '../regulator-fields.ts'

/** What a submission for Singapore is asked beyond its single fields. */
export const sgRules = shortRules({
  market: sgMarket,
  classSource: 'Health Products Act',
  numbers: [
    {
      id: 'SMDR',
      field: 'sgRegistrationNumber',
      pattern: 'DE[0-9]{7}',
      message: 'A listing number begins with DE and has 7 digits, e.g. DE0012345. Compare it with the SMDR.',
      source: 'HSA, Singapore Medical Device Register; form not confirmed by a source at hand',
      good: 'DE0012345',
      bad: '12345',
    },
  ],
  reminders: [
    {
      id: 'REGISTRATION',
      field: 'sgRegistrationNumber',
      message: 'The UDI is part of the registration. Enter its listing number.',
      source: 'HSA, UDI system',
      example: 'DE0012345',
    },
  ],
})
