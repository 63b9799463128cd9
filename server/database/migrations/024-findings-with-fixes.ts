import { type Kysely, sql } from 'kysely'

/** Which findings can be put right in one go, and how many devices each rule found: asked for by the rule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table validation_errors add column has_fix boolean not null default false`,
    sql`
      update validation_errors set has_fix = true from submissions
      where submissions.id = submission_id and not resolved and exists (
        select 1 from jsonb_array_elements(coalesce(submissions.validation -> 'issues', '[]')) issue
        where issue ->> 'ruleId' = rule_id and issue ? 'fix')`,
    sql`create index validation_errors_open on validation_errors (rule_id, submission_id) where not resolved`,
  ]
  for (const statement of statements) await statement.execute(db)
}
