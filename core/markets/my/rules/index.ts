import { shortRules } from '../../short-rules.ts'
import { myMarket } from '../regulator-fields.ts'

/** What a submission for Malaysia is asked beyond its single fields. */
export const myRules = shortRules({
  market: myMarket,
  classSource: 'Medical Device Regulations 2012',
})
