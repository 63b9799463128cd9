import { sql } from 'kysely'
import { marketModules } from '#core/markets/index.ts'
import type { Condition } from '#server/lists/list.ts'

const said = marketModules.flatMap(({ code, noLongerPlaced }) =>
  noLongerPlaced && 'codes' in noLongerPlaced
    ? [
        sql`when ${sql.lit(code)} then coalesce(submissions.document ->> ${sql.lit(noLongerPlaced.field)}
          = any(${sql.lit(`{${noLongerPlaced.codes.join()}}`)}::text[]), false)`,
      ]
    : [],
)

/** Whether a submission says that its device is no longer placed on its market, by a code; a day is not looked at. */
export const isNoLongerPlaced: Condition = sql`(case submissions.market ${sql.join(said, sql` `)} else false end)`
