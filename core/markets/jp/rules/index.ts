import { matches, present } from '#core/rules/condition-builders.ts'
import { shortRules } from '../../short-rules.ts'
import { jpMarket } from '../regulator-fields.ts'

/** What a submission for Japan is asked beyond its single fields. */
export const jpRules = shortRules({
  market: jpMarket,
  classSource: 'PMD Act',
  numbers: [
    {
      id: 'JMDN',
      field: 'jpJmdnCode',
      pattern: '[0-9]{8}',
      message: 'A JMDN code has 8 digits. Compare it with the authorisation.',
      source: 'JMDN as used by the PMDA; form not confirmed by a source at hand',
      good: '70453000',
      bad: '7045',
    },
  ],
  others: [
    {
      id: 'JP-GTIN',
      severity: 'warning',
      field: 'udiDi',
      when: present('udiDi'),
      must: matches('udiDi', '[0-9]{8,14}'),
      message: 'Japan takes codes of GS1 alone. Enter the GTIN on the package.',
      source: 'MHLW notification PSEHB/PSD 0913-2 of 13 September 2022',
      accepts: { document: { udiDi: '09521234000013' } },
      rejects: { document: { udiDi: 'A9991230' } },
    },
  ],
})
