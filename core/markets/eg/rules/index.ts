import { shortRules } from '../../short-rules.ts'
import { egMarket } from '../regulator-fields.ts'

/** What a submission for Egypt is asked beyond its single fields. */
export const egRules = shortRules({ market: egMarket, classSource: 'EDA Decree 161/2025' })
