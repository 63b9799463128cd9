import { type Kysely, sql } from 'kysely'

/** In controlled mode a second administrator signs a connection to a register itself (decision D130). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table countersignatures add column connection_id integer references connections (id)`,
    sql`alter table countersignatures drop constraint countersignatures_kind_check`,
    sql`
      alter table countersignatures add constraint countersignatures_kind_check
        check (kind in ('account', 'link', 'identity', 'settings', 'connection'))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
