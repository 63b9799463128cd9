import { shortRules } from '../../short-rules.ts'
import { indiaMarket } from '../regulator-fields.ts'

/** What a submission for India is asked beyond its single fields. */
export const indiaRules = shortRules({
  market: indiaMarket,
  classSource: 'Medical Devices Rules 2017',
})
