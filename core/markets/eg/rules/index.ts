import { matches, present } from '#core/rules/condition-builders.ts'
import { shortRules } from '../../short-rules.ts'
import { egMarket } from '../uses.ts'

/** What a submission for Egypt is asked beyond its single fields. */
export const egRules = shortRules({
  market: egMarket,
  classSource: 'EDA UDI guideline',
  others: [
    {
      id: 'EG-GTIN',
      severity: 'warning',
      field: 'udiDi',
      when: present('udiDi'),
      must: matches('udiDi', '[0-9]{8,14}'),
      message: 'The EDA asks for codes that follow the standards of GS1. Enter the GTIN.',
      source: 'EDA UDI guideline; low confidence',
      accepts: { document: { udiDi: '09521234000013' } },
      rejects: { document: { udiDi: 'A9991230' } },
    },
  ],
})
