import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Arbitrary, but none of the hub’s advisory locks. */
const held = 7_301_999

/**
 * The second batch of every job waits until `look` has ended. How far a job is after the first one can be missed
 * otherwise: who asks again and again on a slow machine may find it at its end.
 */
export async function whileSecondBatchWaits<T>({ hub: { db } }: TestApp, look: () => Promise<T>): Promise<T> {
  await sql`
    create or replace function hold_second_batch() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${sql.lit(held)});
      return null;
    end $$`.execute(db)
  await sql`
    create or replace trigger hold_second_batch after update of done on jobs for each row
    when (old.done > 0 and new.done > old.done) execute function hold_second_batch()`.execute(db)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${held})`.execute(tx)
    return look()
  })
}
