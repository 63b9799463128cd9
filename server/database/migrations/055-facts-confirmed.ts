import { type Kysely, sql } from 'kysely'

/** Facts of the hub are told from what regulators publish, with the day they were confirmed (decision D57). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table updates
      add column kind text not null default 'publication' check (kind in ('publication', 'fact')),
      add column confirmed_on text`.execute(db)
  await sql`update updates set kind = 'fact' where feed_id is null and guid like 'milestone:%'`.execute(db)
}
