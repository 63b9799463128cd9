import { shortRules } from '../../short-rules.ts'
import { gbMarket } from '../regulator-fields.ts'

/** What a submission for United Kingdom is asked beyond its single fields. */
export const gbRules = shortRules({
  market: gbMarket,
  classSource: 'UK MDR 2002 (SI 2002/618)',
})
