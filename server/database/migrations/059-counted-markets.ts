import { type Kysely, sql } from 'kysely'

/** Which markets are a device's own is kept with its counts: a figure of all devices does not look for their submissions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The places of its markets in the hub's list, counted from 1, and the codes of those it has submissions in.
  await sql`
    alter table readiness add column places smallint[] not null default '{}',
      add column submitted text[] not null default '{}'`.execute(db)
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}
