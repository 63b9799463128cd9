import { sql } from 'kysely'
import type { RuleFindings } from '#core/contract/validation-errors.ts'
import type { Db } from '#server/database/connect.ts'

/** Submissions that can be changed without withdrawing a decision. */
export const statusesToFix = ['draft', 'error', 'validated', 'rejected'] as const

/** What each rule found and nobody has resolved; the rules that found most first. */
export async function findingsByRule(
  db: Db,
  markets: readonly string[] | undefined,
): Promise<RuleFindings[]> {
  const of = markets ? sql`and market = any(${[...markets]}::text[])` : sql``
  const { rows } = await sql<RuleFindings>`
    select rule_id as "errorCode", min(severity) as severity,
      (array_agg(message order by validation_errors.id desc))[1] as message,
      count(*)::int as findings, count(distinct submission_id)::int as submissions,
      (count(distinct submission_id) filter (
        where has_fix and validation is not null and status = any(${[...statusesToFix]}::text[])))::int as fixable
    from validation_errors join submissions on submissions.id = submission_id
    where not resolved ${of}
    group by rule_id
    order by (min(severity) = 'error') desc, submissions desc, rule_id collate "C"`.execute(db)
  return rows
}
