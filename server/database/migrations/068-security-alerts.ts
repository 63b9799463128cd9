import { type Kysely, sql } from 'kysely'

/** Of what administrators were told, so that nobody is told of the same thing every minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_alerts (
      kind text not null,
      subject text not null,
      told_at timestamptz(3) not null,
      primary key (kind, subject)
    )`.execute(db)
}
