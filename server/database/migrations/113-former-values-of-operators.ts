import { type Kysely, sql } from 'kysely'

/** Which submissions name an operator by an SRN that it no longer has is asked with My work (decision D149). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const field of ['manufacturerSrn', 'packProducerActorId', 'authorizedRepresentativeSrn', 'importerSrn']) {
    const name = sql.id(`submissions_by_${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
    await sql`create index ${name} on submissions ((document ->> ${sql.lit(field)}))`.execute(db)
  }
}
