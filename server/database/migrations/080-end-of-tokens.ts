import { type Kysely, sql } from 'kysely'

/**
 * Every API token ends (decision D61). Those without an end work for 90 days more, those with a distant one for 12
 * months at most; their owners are told under the bell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with ended as (
      update api_tokens set expires_on = (now() at time zone 'utc')::date
        + case when expires_on is null then interval '90 days' else interval '12 months' end
      where revoked_at is null
        and (expires_on is null or expires_on > (now() at time zone 'utc')::date + interval '12 months')
      returning user_id, name, expires_on
    )
    insert into notifications (user_id, title, body, link, created_at)
    select user_id, 'API token ends', 'API tokens now last 12 months at most. The token "' || name
      || '" works until ' || to_char(expires_on, 'YYYY-MM-DD') || '. Create a new one before then.',
      '/multi-app-integration?tab=api', now()
    from ended order by user_id, name`.execute(db)
}
